/* Writes to standard output, pipes and devices, which are never replaced. */

import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { codeOf } from './system-error.ts';

const STANDARD_OUTPUT = 1;
const STANDARD_ERROR = 2;

/** Whether a path leads to standard output: `/dev/stdout`, or the file to which standard output is redirected. */
export function isStandardOutput(path: string): boolean {
  return isSameFile(statOf(path), descriptorStat(STANDARD_OUTPUT));
}

/** Whether a path leads to a pipe, a character device such as a terminal, or standard output or error. */
export function isSink(path: string): boolean {
  const stat = statOf(path);
  const isOpenEnded = stat?.isFIFO() === true || stat?.isCharacterDevice() === true;
  return isOpenEnded || standardStream(path) !== undefined;
}

/** Whether two paths lead to the same regular file, however they are written. `-` means standard input. */
export function isOneFile(path: string, other: string): boolean {
  const [one, two] = [path, other].map((at) => (at === '-' ? descriptorStat(0) : statOf(at)));
  return one?.isFile() === true && isSameFile(one, two);
}

/** Pause between attempts to write to a pipe that is full or has no reader yet. */
const PAUSE_MS = 5;

/**
 * Writes into a pipe or a device. Waiting does not block the thread, so the program can be interrupted while no one
 * reads. It is no error if a reader stops early, as with `| head`.
 *
 * @throws the system's Error
 */
export async function writeInto(path: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  const standard = standardStream(path);
  const file = standard ?? (await opened(path));
  try {
    for (let at = 0; at < bytes.length; ) {
      at += await retried('EAGAIN', () => writeSync(file, bytes, at));
    }
  } catch (error) {
    if (codeOf(error) !== 'EPIPE') throw error;
  } finally {
    if (standard === undefined) closeSync(file);
  }
}

/** Opens a device, or a pipe as soon as it has a reader. */
function opened(path: string): Promise<number> {
  const noReader = statOf(path)?.isFIFO() ? 'ENXIO' : '';
  return retried(noReader, () => openSync(path, constants.O_WRONLY | constants.O_NONBLOCK));
}

/** Repeats the work as long as it fails with this code. */
async function retried<T>(code: string, work: () => T): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (code === '' || codeOf(error) !== code) throw error;
    }
    await setTimeout(PAUSE_MS);
  }
}

/**
 * The descriptor of standard output or error, if a path leads there. Output must use this descriptor, because opening
 * the file again would overwrite its beginning.
 */
function standardStream(path: string): number | undefined {
  const stat = statOf(path);
  return [STANDARD_OUTPUT, STANDARD_ERROR].find((one) => isSameFile(stat, descriptorStat(one)));
}

function isSameFile(one: Stats | undefined, other: Stats | undefined): boolean {
  return one !== undefined && other !== undefined && one.dev === other.dev && one.ino === other.ino;
}

function statOf(path: string): Stats | undefined {
  return existing(() => statSync(path));
}

function descriptorStat(descriptor: number): Stats | undefined {
  return existing(() => fstatSync(descriptor));
}

function existing(stat: () => Stats): Stats | undefined {
  try {
    return stat();
  } catch {
    return undefined;
  }
}
