import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { cannotWrite } from './cannot-write.ts';

/**
 * Makes sure that a file can be written, before hours are spent on what goes into it.
 *
 * @throws the system's error
 */
export function tryFile(path: string): void {
  try {
    writeFileSync(partOf(path), '');
  } finally {
    rmSync(partOf(path), { force: true });
  }
}

/**
 * Writes a file beside its place and renames it once it has reached the disk, so that it is there
 * whole or not at all.
 *
 * @throws Error that says why it cannot be written
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(partOf(path), content, { flush: true });
    renameSync(partOf(path), path);
  } catch (error) {
    throw cannotWrite(path, error);
  } finally {
    rmSync(partOf(path), { force: true });
  }
}

function partOf(path: string): string {
  return `${path}.${process.pid}.part`;
}
