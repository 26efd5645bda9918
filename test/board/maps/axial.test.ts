import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HexDirection, hexStep } from '../../../src/board/hex.ts';
import {
  added,
  beyond,
  CLOCKWISE,
  halves,
  hexAt,
  subtracted,
  turned,
} from '../../../src/board/maps/axial.ts';

const hex = fc.record({
  q: fc.integer({ min: -50, max: 50 }),
  r: fc.integer({ min: -50, max: 50 }),
});

test('a sixth of a turn leads from each neighbour to the next one clockwise', () => {
  for (const [side, neighbour] of CLOCKWISE.entries()) {
    expect(turned(neighbour, 1)).toEqual(CLOCKWISE[(side + 1) % 6]);
  }
});

test('six sixths are a full turn, and three turn a hex to the other side', () => {
  fc.assert(
    fc.property(hex, (one) => {
      expect(turned(one, 6)).toEqual(one);
      expect(added(turned(one, 3), one)).toEqual({ q: 0, r: 0 });
    }),
  );
});

test('turning keeps neighbours neighbours', () => {
  fc.assert(
    fc.property(hex, fc.nat(5), fc.nat(5), (one, side, sixths) => {
      const [a, b] = [turned(one, sixths), turned(beyond(one, side), sixths)];
      expect(CLOCKWISE).toContainEqual(subtracted(b, a));
    }),
  );
});

test('sides lead where the steps of boards lead, in even rows and odd ones', () => {
  const names: HexDirection[] = ['E', 'SE', 'SW', 'W', 'NW', 'NE'];
  for (const row of [4, 5]) {
    for (const [side, name] of names.entries()) {
      const [column, to] = hexStep([7, row], name);
      expect(beyond(hexAt(7, row), side)).toEqual(hexAt(column, to));
    }
  }
});

test('halves tell how far right a hex lies: two a column, one more in odd rows, also above the table', () => {
  for (const [column, row] of [
    [0, 0],
    [3, 0],
    [3, 1],
    [3, -1],
    [-2, -4],
  ] as const) {
    expect(halves(hexAt(column, row))).toBe(2 * column + Math.abs(row % 2));
  }
});
