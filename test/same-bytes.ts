import { expect } from 'vitest';

/*
 * Compares typed arrays first as whole memory, because Vitest's comparison, number by number, takes most of a second
 * for a tally of a quarter of a million cells. If they differ, Vitest finds and reports the place. In a separate
 * module, because the set-up file runs for each test file.
 */

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

expect.addEqualityTesters([
  (a: unknown, b: unknown) =>
    ArrayBuffer.isView(a) &&
    ArrayBuffer.isView(b) &&
    a.constructor === b.constructor &&
    bytesOf(a).equals(bytesOf(b))
      ? true
      : undefined,
]);
