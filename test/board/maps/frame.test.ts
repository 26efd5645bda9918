import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexDirection } from '../../../src/board/hex.ts';
import { beyond, hexAt } from '../../../src/board/maps/axial.ts';
import { frameAround, originOf, partOf, wholeView } from '../../../src/board/maps/frame.ts';
import type { Space } from '../../../src/board/space.ts';

const hexes = fc.array(
  fc
    .tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 }))
    .map(([c, r]) => hexAt(c, r)),
  { minLength: 1, maxLength: 30 },
);
const viewAround = (all: Parameters<typeof frameAround>[0]) => {
  const frame = frameAround(all);
  if (!frame) throw new Error('there are hexes');
  return wholeView(frame);
};

describe('the view of a whole map', () => {
  test('has a space for every hex, the first row and the first column none too many', () => {
    fc.assert(
      fc.property(hexes, (all) => {
        const view = viewAround(all);
        const spaces = all.map((hex) => view.spaceOf(hex) as Space);
        const [columns, rows] = [0, 1].map((i) => spaces.map((space) => space[i as 0 | 1]));
        expect([Math.min(...(columns as number[])), Math.max(...(columns as number[]))]).toEqual([
          0,
          view.columns - 1,
        ]);
        expect([Math.min(...(rows as number[])), Math.max(...(rows as number[]))]).toEqual([
          0,
          view.rows - 1,
        ]);
      }),
    );
  });

  test('keeps neighbours neighbours, on whichever row of the table a map begins', () => {
    fc.assert(
      fc.property(hexes, fc.nat(5), ([first = hexAt(0, 0), ...more], side) => {
        const next = beyond(first, side);
        const view = viewAround([first, next, ...more]);
        const [a, b] = [view.spaceOf(first), view.spaceOf(next)];
        expect(a && b && hexDirection(a, b)).toBe(['E', 'SE', 'SW', 'W', 'NW', 'NE'][side]);
      }),
    );
  });

  test('does not see what is outside', () => {
    const view = viewAround([hexAt(2, 2), hexAt(4, 3)]);
    expect(view.spaceOf(hexAt(2, 1))).toBeUndefined();
    expect(view.spaceOf(hexAt(1, 2))).toBeUndefined();
    expect(view.spaceOf(hexAt(5, 3))).toBeUndefined();
    expect(view.spaceOf(hexAt(2, 4))).toBeUndefined();
  });

  test('is of nothing where there is nothing', () => {
    expect(frameAround([])).toBeUndefined();
  });
});

describe('the view of a part', () => {
  const table = Array.from({ length: 12 }, (_, r) =>
    Array.from({ length: 12 }, (_, c) => hexAt(c, r)),
  ).flat();
  const whole = viewAround(table);
  const crop = fc.tuple(fc.nat(11), fc.nat(11), fc.nat(11), fc.nat(11)).map(([a, b, c, d]) => ({
    from: [Math.min(a, b), Math.min(c, d)] as const,
    to: [Math.max(a, b), Math.max(c, d)] as const,
  }));

  test('sees the spaces of the part and no others, each in a place of its own', () => {
    fc.assert(
      fc.property(crop, (part) => {
        const view = partOf(whole, part);
        const seen = table.flatMap((hex) => (view.spaceOf(hex) ? [hex] : []));
        const [width, height] = [part.to[0] - part.from[0] + 1, part.to[1] - part.from[1] + 1];
        expect(seen).toHaveLength(width * height);
        const places = seen.map((hex) => view.spaceOf(hex) as Space);
        expect(new Set(places.map(String)).size).toBe(seen.length);
        expect(
          places.every(([c, r]) => c >= 0 && c < view.columns && r >= 0 && r < view.rows),
        ).toBe(true);
        expect(view.spaceOf(hexAt(...part.from))).toEqual(originOf(part));
      }),
    );
  });

  test('keeps neighbours neighbours, also where it begins in a row that lies to the right', () => {
    fc.assert(
      fc.property(crop, fc.nat(5), (part, side) => {
        const view = partOf(whole, part);
        for (const hex of table) {
          const [a, b] = [view.spaceOf(hex), view.spaceOf(beyond(hex, side))];
          if (a && b) expect(hexDirection(a, b)).toBe(['E', 'SE', 'SW', 'W', 'NW', 'NE'][side]);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('moves its first space to 0,0 from an even row, and to 1,0 from an odd one', () => {
    expect(originOf({ from: [3, 2], to: [4, 4] })).toEqual([0, 0]);
    expect(originOf({ from: [3, 3], to: [4, 4] })).toEqual([1, 0]);
    expect(partOf(whole, { from: [3, 2], to: [4, 4] }).columns).toBe(2);
    expect(partOf(whole, { from: [3, 3], to: [4, 4] }).columns).toBe(3);
  });
});
