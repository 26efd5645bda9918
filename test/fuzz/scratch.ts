import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder that is deleted when the process ends. */
export const SCRATCH = mkdtempSync(join(tmpdir(), 'knockback-fuzz-'));
process.on('exit', () => rmSync(SCRATCH, { recursive: true, force: true }));

/** Writes a file of the scratch folder and gives its path. */
export function scratchFile(name: string, content: string | Uint8Array): string {
  const path = join(SCRATCH, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}
