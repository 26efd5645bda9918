import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEX_DIRECTIONS } from '../../../src/board/hex.ts';
import type { Space } from '../../../src/board/space.ts';
import { rollsDamage } from '../../../src/fight/ground/walk.ts';
import { runsOf } from '../../cases.ts';
import { standing, type WalkSetting, walked } from './walks.ts';

const COLUMNS = 8;
const ROWS = 5;
/** The middle of the board: [3, 2] with its neighbour to the east. */
const PLACES: Space[][] = [
  [[3, 2]],
  [
    [3, 2],
    [4, 2],
  ],
  [
    [4, 2],
    [3, 2],
  ],
];

const cell = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 3 }).map(String) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 30 }).map(String) },
  { weight: 2, arbitrary: fc.constantFrom('1m', '2w', '1r') },
  { weight: 1, arbitrary: fc.constant('.') },
);
const kind = fc.constantFrom('figure', 'object', 'obstacle', 'glyph', 'power');
const space = fc.tuple(fc.nat(COLUMNS - 1), fc.nat(ROWS - 1));

const setting: fc.Arbitrary<WalkSetting> = fc
  .record({
    cells: fc.array(cell, { minLength: COLUMNS * ROWS, maxLength: COLUMNS * ROWS }),
    place: fc.constantFrom(...PLACES),
    direction: fc.constantFrom(...HEX_DIRECTIONS),
    height: fc.integer({ min: 1, max: 8 }),
    others: fc.array(fc.tuple(kind, space), { maxLength: 6 }),
    rulings: fc.record({ glyphsBlock: fc.boolean(), doubleSpaceEndsLevel: fc.boolean() }),
  })
  .map(({ cells, place, others, ...rest }) => {
    const rows = Array.from({ length: ROWS }, (_, r) =>
      cells.slice(r * COLUMNS, (r + 1) * COLUMNS),
    );
    // The figure stands on existing level ground.
    for (const [column, row] of place) (rows[row] as string[])[column] = '1';
    return {
      ...rest,
      place,
      terrain: rows.map((row) => row.join(' ')).join('\n'),
      others: others.map(([what, where]) => standing(what, where)),
    };
  });
const points = fc.integer({ min: 0, max: 9 });

const properties = (check: (setting: WalkSetting, points: number) => void) =>
  fc.assert(fc.property(setting, points, check), runsOf(3000));

describe('on any board, along any line', () => {
  test('more points never mean fewer spaces', () => {
    properties((where, n) => {
      expect(walked(where, n + 1).steps.length).toBeGreaterThanOrEqual(
        walked(where, n).steps.length,
      );
    });
  });

  test('the way with fewer points is the beginning of the way with more', () => {
    properties((where, n) => {
      const { steps } = walked(where, n);
      expect(walked(where, n + 1).steps.slice(0, steps.length)).toEqual(steps);
    });
  });

  test('taking away somebody in the way never shortens it', () => {
    properties((where, n) => {
      const { length } = walked(where, n).steps;
      for (const gone of where.others ?? []) {
        const others = (where.others ?? []).filter((other) => other !== gone);
        expect(walked({ ...where, others }, n).steps.length).toBeGreaterThanOrEqual(length);
      }
    });
  });

  test('steps never cost more points than there are, and the rest is told', () => {
    properties((where, n) => {
      const { steps, pointsLeft, putBack } = walked(where, n);
      const spent = steps.reduce((sum, { cost }) => sum + cost, 0);
      expect(spent + pointsLeft).toBeLessThanOrEqual(n);
      if (putBack === 0) expect(spent + pointsLeft).toBe(n);
    });
  });

  test('the edge never rolls Knockback Damage, nor do spent points; all else does', () => {
    properties((where, n) => {
      const walk = walked(where, n);
      expect(rollsDamage(walk)).toBe(!['none', 'edge'].includes(walk.stoppedBy));
    });
  });

  test('no step puts anybody where somebody else stands, or off the map', () => {
    properties((where, n) => {
      const taken = (where.others ?? []).filter(({ kind: what }) => what !== 'glyph');
      const own = where.place.map(String);
      for (const { place } of walked(where, n).steps) {
        for (const one of place.map(String)) {
          const [column, row] = one.split(',').map(Number) as [number, number];
          expect(where.terrain.split('\n')[row]?.split(' ')[column] ?? '.').not.toBe('.');
          const isTaken = taken.some(({ spaces }) => spaces.map(String).includes(one));
          // Objects under the figure at the beginning are not in its way.
          expect(isTaken && !own.includes(one)).toBe(false);
        }
      }
    });
  });
});
