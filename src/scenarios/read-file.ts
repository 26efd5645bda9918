import { readFileSync, statSync } from 'node:fs';
import { BadInput, printable } from '../words/problem.ts';

const LARGEST = 4 * 1024 * 1024;

/**
 * The text of a file.
 *
 * @param largest the most bytes that it may have (4 MiB where left out)
 * @throws BadInput for what is no readable text file of at most so many bytes
 */
export function readText(path: string, largest = LARGEST): string {
  const refuse = (found: string, allowed = 'a text file') =>
    new BadInput({ path: [], place: printable(path), found, allowed });
  try {
    const stat = statSync(path);
    if (stat.isDirectory()) throw refuse('a directory');
    if (!stat.isFile()) throw refuse('no regular file');
    if (stat.size > largest)
      throw refuse(`${stat.size} bytes`, `a text file of at most ${largest} bytes`);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    if (text.includes('\0')) throw refuse('binary data');
    return text;
  } catch (error) {
    if (error instanceof BadInput) throw error;
    if (error instanceof TypeError) throw refuse('bytes that are not UTF-8 text');
    throw refuse(reason(error));
  }
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'no such file';
  if (code === 'EACCES' || code === 'EPERM') return 'a file that may not be read';
  return `a file that cannot be read (${code || String(error)})`;
}
