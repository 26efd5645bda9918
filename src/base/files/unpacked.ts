import { gunzipSync } from 'node:zlib';
import { BadInput, messageOf, printable } from '../words/problem.ts';
import { codeOf } from './system-error.ts';

/**
 * Unpacks bytes in gzip format. Other bytes are returned unchanged.
 *
 * @param name the file's name, for messages
 * @param largest the maximum number of bytes in the content
 * @throws BadInput for damaged gzip, and for content of more than `largest` bytes
 */
export function unpacked(bytes: Uint8Array, name: string, largest: number): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const refuse = (found: string, allowed: string, sentence?: string) =>
    new BadInput({
      path: [],
      place: printable(name),
      found,
      allowed,
      ...(sentence !== undefined && { sentence }),
    });
  try {
    return gunzipSync(bytes, { maxOutputLength: largest });
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') {
      throw refuse(
        `a gzip file that unpacks to more than ${largest} bytes`,
        `at most ${largest} bytes`,
      );
    }
    const sentence = `the file is packed with gzip and damaged (${messageOf(error)}); download it again`;
    throw refuse('damaged gzip', 'an undamaged file', sentence);
  }
}
