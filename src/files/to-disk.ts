import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';
import { codeOf } from './system-error.ts';

/** Makes a file, which has reached the disk before anything else is done. */
export function writeToDisk(path: string, content: string | Uint8Array): void {
  const file = openSync(path, 'w');
  try {
    writeFileSync(file, content);
    toDisk(file);
  } finally {
    closeSync(file);
  }
}

/** Waits until an open file has reached the disk, where Node's permission model does not forbid it. */
export function toDisk(file: number): void {
  try {
    fsyncSync(file);
  } catch (error) {
    if (codeOf(error) !== 'ERR_ACCESS_DENIED') throw error;
  }
}
