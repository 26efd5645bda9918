/*
 * Reads files named by the user: checks their kind and size, unpacks and decodes them. Errors say what is wrong with
 * the file. Scenario files and their includes are loaded through `DISK`.
 */

import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { decodedText } from '../words/decoded-text.ts';
import { BadInput, printable, shortened } from '../words/problem.ts';
import { pathProblem } from './path-problem.ts';
import { codeOf, wordsOf } from './system-error.ts';
import { unpacked } from './unpacked.ts';

/** The maximum number of bytes in a text file. */
export const LARGEST_TEXT = 4 * 1024 * 1024;

/**
 * The text of a file.
 *
 * @param largest the maximum number of bytes (default: 4 MiB)
 * @throws BadInput if it is not a readable text file of at most `largest` bytes
 */
export function readText(path: string, largest = LARGEST_TEXT): string {
  return decodedText(unpacked(readBytes(path, 'a text file', largest), path, largest), path);
}

/**
 * The bytes of a file.
 *
 * @param kind the kind of file, in words
 * @throws BadInput if it is not a readable file of at most `largest` bytes
 */
export function readBytes(path: string, kind: string, largest: number): Uint8Array {
  const refuse = (found: string, sentence?: string, allowed = kind) =>
    new BadInput({
      path: [],
      place: printable(path),
      found,
      allowed,
      ...(sentence !== undefined && { sentence }),
    });
  try {
    const stat = statSync(path);
    if (stat.isDirectory()) throw refuse('a directory', `this is a directory, not ${kind}`);
    if (!stat.isFile())
      throw refuse('something other than a regular file', 'this is not a regular file');
    if (stat.size > largest)
      throw refuse(`${stat.size} bytes`, undefined, `${kind} of at most ${largest} bytes`);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const problem = pathProblem(path, error);
    if (!problem) throw refuse(...reason(error));
    const place = shortened(printable(path));
    throw new BadInput({ path: [], place, allowed: kind, ...problem });
  }
}

/** Why a file cannot be read, as a noun phrase and as a sentence. */
function reason(error: unknown): [found: string, sentence: string] {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return ['no such file', 'there is no such file'];
  if (code === 'EACCES' || code === 'EPERM')
    return [
      'a file that you have no permission to read',
      'you have no permission to read this file',
    ];
  const words = wordsOf(error);
  return [`a file that cannot be read (${words})`, `the file cannot be read (${words})`];
}

/** The maximum number of bytes in a map or a workbook. Real files have a few thousand. */
const LARGEST = 4 * 1024 * 1024;

/** Reads documents from the disk of this machine, and unpacks gzip files. */
export const DISK = {
  read: (path: string) => readText(path),
  readBytes: (path: string, kind = 'a map') =>
    unpacked(readBytes(path, kind, LARGEST), path, LARGEST),
  beside: (document: string, path: string) => resolve(dirname(document), path),
};
