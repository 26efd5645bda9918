import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  HEX_DIRECTIONS,
  hexDirection,
  hexNeighbours,
  hexStep,
  showsOtherRowsShifted,
} from '../../src/board/hex.ts';
import type { Space } from '../../src/board/space.ts';

const anySpace = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
const anyDirection = fc.constantFrom(...HEX_DIRECTIONS);
const OPPOSITE = { E: 'W', W: 'E', NE: 'SW', SW: 'NE', NW: 'SE', SE: 'NW' } as const;

/** The centre of a space, in columns; odd rows are shifted half a hex to the right. */
const centre = ([column, row]: Space) => ({
  x: column + (Math.abs(row) % 2) / 2,
  y: row * (Math.sqrt(3) / 2),
});

describe('hexes in rows, every second half a hex to the right', () => {
  test('every neighbour is one width away, and the six lie in six directions', () => {
    fc.assert(
      fc.property(anySpace, (space) => {
        const here = centre(space);
        const angles = hexNeighbours(space).map((next) => {
          const there = centre(next);
          expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(1, 12);
          return Math.round((Math.atan2(here.y - there.y, there.x - here.x) * 180) / Math.PI);
        });
        // E, NE, NW, W, SW, SE, counter-clockwise from the right.
        expect(angles.map((angle) => (angle + 360) % 360)).toEqual([0, 60, 120, 180, 240, 300]);
      }),
    );
  });

  test('a step and the opposite step lead back', () => {
    fc.assert(
      fc.property(anySpace, anyDirection, (space, direction) => {
        expect(hexStep(hexStep(space, direction), OPPOSITE[direction])).toEqual(space);
      }),
    );
  });

  test('steps in one direction keep to one straight line', () => {
    fc.assert(
      fc.property(anySpace, anyDirection, fc.integer({ min: 2, max: 9 }), (space, direction, n) => {
        let last: Space = space;
        for (let step = 0; step < n; step++) last = hexStep(last, direction);
        const [a, b, c] = [centre(space), centre(hexStep(space, direction)), centre(last)];
        expect(c.x - a.x).toBeCloseTo(n * (b.x - a.x), 9);
        expect(c.y - a.y).toBeCloseTo(n * (b.y - a.y), 9);
      }),
    );
  });

  test('the direction to a neighbour is the one that leads there; others have none', () => {
    fc.assert(
      fc.property(anySpace, anySpace, anyDirection, (space, other, direction) => {
        expect(hexDirection(space, hexStep(space, direction))).toBe(direction);
        const touches = hexNeighbours(space).some(([c, r]) => c === other[0] && r === other[1]);
        expect(hexDirection(space, other) !== undefined).toBe(touches);
      }),
    );
  });
});

describe('the blanks in front of rows show the wrong rows shifted', () => {
  test.each([
    ['where the first of two is', '  1 1\n1 1'],
    ['where the first and third of three are', '  1 1\n1 1\n  1 1'],
    ['where they are unlike', '    1 1\n 1 1\n  1 1\n1 1\n   1 1\n'],
    ['where they are so by a single blank', '   1 1\n  1 1\n   1 1'],
    ['where tabs stand for blanks', '\t1 1\n1 1\n\t\t1 1'],
    ['where the rows that are not begin with longer levels', '   1 1\n10 1\n   1 10'],
    ['with the line ends of Windows', '  1 1\r\n1 1\r\n  1 1\r\n'],
  ])('%s', (_, text) => {
    expect(showsOtherRowsShifted(text)).toBe(true);
  });

  test.each([
    ['where the second is', '1 1\n  1 1\n1 1\n  1 1'],
    ['where none is', '1 1\n1 1\n1 1'],
    ['where all are', '  1 1\n  1 1\n  1 1'],
    ['where the third is not', '  1 1\n1 1\n1 1'],
    ['where the fourth is, too', '  1 1\n1 1\n  1 1\n  1 1'],
    ['where short levels stand above long ones, to the right', ' 1 10\n10  1\n 1 10'],
    ['where there is but one row', '   1 1'],
    ['where there is but one row, and an empty line', '   1 1\n'],
    ['where tabs and blanks differ from the left', '  \t1 1\n\t1 1'],
    ['where tabs and blanks cannot be compared', '    1 1\n\t1 1\n    1 1'],
  ])('but not %s', (_, text) => {
    expect(showsOtherRowsShifted(text)).toBe(false);
  });
});
