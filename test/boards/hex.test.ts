import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEX_DIRECTIONS, hexDirection, hexNeighbours, hexStep } from '../../src/boards/hex.ts';
import type { Space } from '../../src/boards/space.ts';

const anySpace = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
const anyDirection = fc.constantFrom(...HEX_DIRECTIONS);
const OPPOSITE = { E: 'W', W: 'E', NE: 'SW', SW: 'NE', NW: 'SE', SE: 'NW' } as const;

/** Where a space's centre lies, in columns: odd rows sit half a hex to the right. */
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
