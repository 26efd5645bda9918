import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEX_DIRECTIONS, hexStep } from '../../../../src/boards/hex.ts';
import {
  middleOf,
  RADIUS,
  STEP,
  sharedSide,
  sideAt,
  spaceAt,
} from '../../../../src/explorer/panels/board/geometry.ts';

const coordinate = fc.integer({ min: -20, max: 600 });
const space = fc.tuple(coordinate, coordinate);

test('a point belongs to the space whose middle is nearest', () => {
  fc.assert(
    fc.property(
      space,
      fc.double({ min: 0, max: 0.49, noNaN: true }),
      fc.double({ min: 0, max: 7, noNaN: true }),
      (one, share, angle) => {
        const { x, y } = middleOf(one);
        const point = {
          x: x + share * STEP * Math.cos(angle),
          y: y + share * STEP * Math.sin(angle),
        };
        // Within the circle inside a hex.
        expect(spaceAt(point)).toEqual(one);
      },
    ),
  );
});

test('a point near a side is at that side', () => {
  fc.assert(
    fc.property(space, fc.constantFrom(...HEX_DIRECTIONS), (one, direction) => {
      const [a, b] = [middleOf(one), middleOf(hexStep(one, direction))];
      const point = { x: a.x + 0.4 * (b.x - a.x), y: a.y + 0.4 * (b.y - a.y) };
      expect(sideAt(point, one)).toBe(direction);
    }),
  );
});

test('a side is as long as the radius, and as far from either middle', () => {
  for (const direction of HEX_DIRECTIONS) {
    const [a, b] = [[3, 3], hexStep([3, 3], direction)] as const;
    const [p, q] = sharedSide([3, 3], b);
    expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeCloseTo(RADIUS, 6);
    for (const end of [p, q]) {
      const from = [middleOf([a[0] ?? 0, a[1] ?? 0]), middleOf(b)];
      for (const { x, y } of from) expect(Math.hypot(end.x - x, end.y - y)).toBeCloseTo(RADIUS, 6);
    }
  }
});
