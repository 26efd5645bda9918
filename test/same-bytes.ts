import { expect } from 'vitest';

/*
 * Numbers of typed arrays are first compared as one piece of memory: number by number, as Vitest does it, a tally of
 * a quarter of a million cells takes most of a second. If they differ, Vitest finds the place and reports it. A
 * module of its own, since the set-up file runs for each file of tests, and the time for testers adds up.
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
