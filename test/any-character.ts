import fc from 'fast-check';

/** The code points from here on, 2^11 of them, are halves of characters. */
const HALVES = 0xd800;
const HALVES_COUNT = 0x800;

/**
 * Any Unicode character, as a unit of `fc.string`. fast-check's own `binary` is the same, but first makes a table of
 * all characters, which takes seconds.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - HALVES_COUNT })
  .map((n) => String.fromCodePoint(n < HALVES ? n : n + HALVES_COUNT), numberOf);

function numberOf(text: unknown): number {
  const point = typeof text === 'string' ? text.codePointAt(0) : undefined;
  if (point === undefined || text !== String.fromCodePoint(point)) throw new Error('no character');
  return point < HALVES ? point : point - HALVES_COUNT;
}
