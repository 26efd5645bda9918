import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { inTempFolder, knockback } from './knockback.ts';

const STACK_TRACE = /^ {4}at /m;

/**
 * Checks a rejection of bad input: exit code 2, nothing on stdout, no stack trace, nothing written,
 * and a message that contains all of `says`. Runs in a separate folder with the given files.
 */
export async function expectRefusal(
  args: readonly string[],
  says: readonly string[],
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<void> {
  await inTempFolder(async (cwd) => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(cwd, name)), { recursive: true });
      writeFileSync(join(cwd, name), content);
    }
    const before = readdirSync(cwd, { recursive: true });
    const { code, stdout, stderr } = await knockback(args, { cwd });
    for (const text of says) expect(stderr).toContain(text);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).not.toMatch(STACK_TRACE);
    expect(readdirSync(cwd, { recursive: true })).toEqual(before);
  });
}

/** Runs a bad experiment; the folder of `--out` must not appear either. */
export const expectBadExperiment = (text: string | Uint8Array, says: readonly string[]) =>
  expectRefusal(['run', 'bad.yaml', '--out', 'out'], says, { 'bad.yaml': text });

/**
 * The rows of a table: the refused input and the texts that its message contains, one or several.
 *
 *     --trials 0     | --trials & "0"
 */
export function cases(table: string): [refused: string, says: string[]][] {
  const rows = table.split('\n').filter((row) => row.trim() !== '');
  return rows.map((row) => {
    const [refused = '', says = ''] = row.split(' | ').map((text) => text.trim());
    if (says === '') throw new Error(`a row without a message: ${row}`);
    return [refused, says.split(' & ')];
  });
}
