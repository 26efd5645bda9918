/* Reads standard input, pipes and devices, which have no size and can be read only once. */

import { closeSync, constants, fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { Socket } from 'node:net';
import { ReadStream } from 'node:tty';
import { BadInput, printable } from '../words/problem.ts';

/** Paths that mean standard input, whether it is a pipe, a file, a terminal or a socket. */
const STANDARD_INPUT = new Set(['-', '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0']);

/** Bytes as they arrive. */
export type Input = AsyncIterable<Uint8Array | string>;

export function isStandardInput(path: string): boolean {
  return STANDARD_INPUT.has(path);
}

/** Whether a path leads to a pipe or a device, which has no size and can be read only once. */
export function isStream(path: string): boolean {
  if (isStandardInput(path)) return true;
  const stat = statOf(path);
  return stat !== undefined && (stat.isFIFO() || stat.isCharacterDevice());
}

/**
 * The bytes of a stream, up to its end. Waiting does not block the thread, so the program can be interrupted even if no
 * one writes to the stream.
 *
 * @param name the stream's name, for messages
 * @throws BadInput for more than `largest` bytes, and if standard input is a folder; the system's Error if the stream
 * cannot be read
 */
export async function readStream(
  path: string,
  name: string,
  standardInput: () => Input,
  largest: number,
): Promise<Uint8Array> {
  const refuse = () =>
    new BadInput({
      path: [],
      place: printable(name),
      found: `more than ${largest} bytes`,
      allowed: `a text file of at most ${largest} bytes`,
    });
  // Node would read a folder as an empty file.
  if (isStandardInput(path) && isFolder(0)) {
    throw new BadInput({
      path: [],
      place: printable(name),
      found: 'a folder',
      allowed: 'a file or a pipe',
    });
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of isStandardInput(path) ? standardInput() : inputFrom(path)) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    size += bytes.length;
    if (size > largest) throw refuse();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function isFolder(file: number): boolean {
  try {
    return fstatSync(file).isDirectory();
  } catch {
    return false;
  }
}

function inputFrom(path: string): Input {
  // Opened without blocking, so that the pipe opens immediately even if no program has opened it for writing.
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  if (statOf(path)?.isFIFO()) return new Socket({ fd: file, readable: true, writable: false });
  try {
    return new ReadStream(file);
  } catch {
    // A device that is not a terminal never blocks.
    return piecesOf(file);
  }
}

async function* piecesOf(file: number): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const piece = Buffer.alloc(2 ** 16);
      const size = readSync(file, piece);
      if (size === 0) return;
      yield piece.subarray(0, size);
    }
  } finally {
    closeSync(file);
  }
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
