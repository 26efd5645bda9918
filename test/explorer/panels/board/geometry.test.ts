import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEX_DIRECTIONS, hexStep } from '../../../../src/board/hex.ts';
import {
  middleOf,
  RADIUS,
  STEP,
  sharedSide,
  sideAt,
  spaceAt,
} from '../../../../src/explorer/panels/board/view.ts';

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

test('near a corner, too, where three spaces meet, it is the nearest middle that counts', () => {
  for (const row of [4, 5]) {
    const one: [number, number] = [3, row];
    const middle = middleOf(one);
    for (let corner = 0; corner < 6; corner++) {
      for (const degrees of [-4, -2, 2, 4]) {
        const angle = (Math.PI / 3) * (corner + 0.5) + (Math.PI / 180) * degrees;
        const at = (share: number) => ({
          x: middle.x + share * RADIUS * Math.cos(angle),
          y: middle.y + share * RADIUS * Math.sin(angle),
        });
        expect(spaceAt(at(0.95))).toEqual(one);
        const outside = at(1.05);
        const [nearest] = HEX_DIRECTIONS.map((direction) => hexStep(one, direction)).sort(
          (a, b) => away(a, outside) - away(b, outside),
        );
        expect(spaceAt(outside)).toEqual(nearest);
      }
    }
  }
});

const away = (one: readonly [number, number], { x, y }: { x: number; y: number }) =>
  Math.hypot(middleOf(one).x - x, middleOf(one).y - y);

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
    const { x, y, x2, y2 } = sharedSide([3, 3], b);
    expect(Math.hypot(x - x2, y - y2)).toBeCloseTo(RADIUS, 6);
    for (const end of [
      { x, y },
      { x: x2, y: y2 },
    ]) {
      const from = [middleOf([a[0] ?? 0, a[1] ?? 0]), middleOf(b)];
      for (const { x, y } of from) expect(Math.hypot(end.x - x, end.y - y)).toBeCloseTo(RADIUS, 6);
    }
  }
});
