import { expect } from 'vitest';

/*
 * Numbers of typed arrays are compared as one piece of memory first: number by number, as Vitest does it, a tally
 * of a quarter of a million cells takes most of a second. Where they differ, Vitest finds and tells where. A module
 * of its own, since what sets up files of tests runs for each of them, and testers add up.
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
