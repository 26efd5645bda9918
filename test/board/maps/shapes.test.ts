import { describe, expect, test } from 'vitest';
import { hexAt, subtracted } from '../../../src/board/maps/axial.ts';
import {
  footprint,
  footprintFromTop,
  isShape,
  SHAPES,
  type ShapeName,
} from '../../../src/board/maps/shapes.ts';

/**
 * The hexes of a tile in Virtualscape relative to the hex that places it, for each rotation: the columns of one row
 * after another.
 */
const VIRTUALSCAPE: Partial<Record<ShapeName, readonly string[]>> = {
  1: ['0', '0', '0', '0', '0', '0'],
  2: ['0..1', '0 0', '0 -1', '0..1', '0 0', '0 -1'],
  3: ['0..1 0', '0 -1..0', '0..1 0', '0 -1..0', '0..1 0', '0 -1..0'],
  straight3: ['0..2', '0 0 1', '0 -1 -1', '0..2', '0 0 1', '0 -1 -1'],
  straight4: ['0..3', '0 0 1 1', '0 -1 -1 -2', '0..3', '0 0 1 1', '0 -1 -1 -2'],
  6: [
    '0..2 -1..1',
    '0..1 0..1 1..2',
    '0 -1..0 -1..0 -1',
    '0..2 -1..1',
    '0..1 0..1 1..2',
    '0 -1..0 -1..0 -1',
  ],
  7: Array.from({ length: 6 }, () => '0..1 -1..1 0..1'),
  walk7: [
    '0..3 0..2',
    '0 -1..0 0..1 0..1',
    '0..1 -1..0 -1..0 -1',
    '0..2 -1..2',
    '0..1 0..1 1..2 1',
    '0 -1..0 -1..0 -2..-1',
  ],
  warehouse6: [
    '0..1 0..3',
    '0 -1..0 0 0 1',
    '0..1 -1..0 -1 -2',
    '0..3 2..3',
    '0 0 1 0..1 1',
    '0 -1 -2..-1 -3..-2',
  ],
  24: [
    '0..1 -1..1 0..2 -1..3 0..4 -1..4',
    '0..1 -2..1 -3..1 -3..0 -2..0 -2..0 -1..0 -1',
    '0 -1..1 -1..3 -2..3 -2..3 -3..-1',
    '0..5 0..4 1..5 2..4 3..5 3..4',
    '0 -1..0 -1..1 -1..1 -1..2 -2..2 -2..1 -2..-1',
    '0..2 -4..1 -4..1 -4..0 -2..0 -1',
  ],
};

function hexesOf(rows: string) {
  return rows.split(' ').flatMap((columns, row) => {
    const [from = 0, to = from] = columns.split('..').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => hexAt(from + i, row));
  });
}

const inOrder = (hexes: readonly { q: number; r: number }[]) =>
  hexes.map(({ q, r }) => `${r} ${q}`).sort();

describe('from its uppermost hex, a tile covers what it covers in Virtualscape:', () => {
  test.each(Object.entries(VIRTUALSCAPE))('%s, in all its turns', (name, turns) => {
    for (const [sixths, rows] of turns.entries()) {
      const covered = footprintFromTop(name as ShapeName, sixths, { q: 0, r: 0 });
      expect(inOrder(covered), `turn ${sixths}`).toEqual(inOrder(hexesOf(rows)));
    }
  });
});

test('shapes that are called by a number have so many hexes, each once', () => {
  for (const [name, hexes] of Object.entries(SHAPES)) {
    const number = Number(/\d+$/.exec(name)?.[0]);
    expect(new Set(inOrder(hexes)).size, name).toBe(number);
    expect(hexes).toHaveLength(number);
    expect(hexes[0]).toEqual({ q: 0, r: 0 });
  }
});

test('a shape stands where its first hex is put, and from its uppermost hex it is the same moved', () => {
  const first = { q: -3, r: 8 };
  for (const name of Object.keys(SHAPES) as ShapeName[]) {
    for (const sixths of [0, 1, 2, 3, 4, 5]) {
      const hexes = footprint(name, sixths, first);
      const moved = footprintFromTop(name, sixths, first);
      expect(hexes[0]).toEqual(first);
      const shifts = hexes.map((hex, i) => subtracted(moved[i] ?? first, hex));
      expect(new Set(shifts.map(({ q, r }) => `${q} ${r}`)).size).toBe(1);
      expect(Math.min(...moved.map(({ r }) => r))).toBe(first.r);
    }
  }
});

test('only numbers of hexes that pieces have are shapes', () => {
  expect([1, 2, 3, 7, 24].every(isShape)).toBe(true);
  expect([0, 8, 23, -1, 1.5].some(isShape)).toBe(false);
  expect(isShape('constructor')).toBe(false);
});
