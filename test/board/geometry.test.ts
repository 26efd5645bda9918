import { expect, test } from 'vitest';
import {
  arrowsAlong,
  boxOf,
  cornersOf,
  middleOf,
  SHAPES,
  sharedSide,
} from '../../src/board/geometry.ts';
import { HEX_DIRECTIONS, hexStep } from '../../src/board/hex.ts';
import type { Space } from '../../src/board/space.ts';

test('the second, fourth … row of hexes lies half a step to the right, no row of squares does', () => {
  const xs = (grid: 'hex' | 'square') =>
    [-2, -1, 0, 1, 2, 3].map((row) => middleOf(grid, [4, row]).x);
  expect(xs('hex')).toEqual([4, 4.5, 4, 4.5, 4, 4.5]);
  expect(xs('square')).toEqual([4, 4, 4, 4, 4, 4]);
});

test('the middles of neighbouring hexes are one step apart', () => {
  for (const from of [
    [3, 2],
    [3, 3],
  ] as const) {
    for (const direction of HEX_DIRECTIONS) {
      const [a, b] = [middleOf('hex', from), middleOf('hex', hexStep(from, direction))];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(1, 12);
    }
  }
});

test('the side that two spaces share lies halfway between them, from corner to corner', () => {
  const { x, y, x2, y2 } = sharedSide('hex', [0, 0], [1, 0]);
  expect([x, x2]).toEqual([0.5, 0.5]);
  const radius = SHAPES.hex.diameter / 2;
  expect([y, y2].sort((a, b) => a - b)).toEqual([
    expect.closeTo(-radius / 2, 12),
    expect.closeTo(radius / 2, 12),
  ]);
  expect(sharedSide('square', [0, 0], [0, 1])).toEqual({ x: -0.5, y: 0.5, x2: 0.5, y2: 0.5 });
});

test('the corners of a space go around it clockwise', () => {
  expect(cornersOf('square', { x: 3, y: 2 }, 0.5)).toEqual([
    { x: 2.75, y: 1.75 },
    { x: 3.25, y: 1.75 },
    { x: 3.25, y: 2.25 },
    { x: 2.75, y: 2.25 },
  ]);
  // y increases downwards, so clockwise angles increase. The first corner of a hex is its top.
  const angles = cornersOf('hex', { x: 0, y: 0 }).map(({ x, y }) => {
    expect(Math.hypot(x, y)).toBeCloseTo(1 / Math.sqrt(3), 12);
    return Math.round((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  });
  expect(angles).toEqual([270, 330, 30, 90, 150, 210]);
});

test('arrowheads are halfway between spaces and point along the line', () => {
  const line: Space[] = [
    [0, 0],
    [1, 0],
    [1, 1],
  ];
  const [first, second] = arrowsAlong('hex', line);
  expect(first).toMatchObject({ from: [0, 0], to: [1, 0], x: 0.5, y: 0, angle: 90 });
  // From 1,0 to the lower right.
  expect(second).toMatchObject({ from: [1, 0], to: [1, 1], x: 1.25, angle: 150 });
  expect(arrowsAlong('square', line).map(({ angle }) => angle)).toEqual([90, 180]);
  expect(arrowsAlong('hex', line.slice(0, 1))).toEqual([]);
});

test('a part of a board takes up its spaces as a whole, with odd rows half a step further', () => {
  const crop = { left: 2, top: 4, right: 5, bottom: 6 };
  expect(boxOf('square', crop)).toEqual({ x: 1.5, y: 3.5, width: 4, height: 3 });
  const hexes = boxOf('hex', crop);
  expect(hexes).toMatchObject({ x: 1.5, width: 4.5 });
  expect(hexes.y).toBeCloseTo((4 * Math.sqrt(3)) / 2 - 1 / Math.sqrt(3), 12);
  // Three rows, √3 / 2 apart, and half a hex above and below.
  expect(hexes.height).toBeCloseTo(2 * (Math.sqrt(3) / 2) + 2 / Math.sqrt(3), 12);
  expect(boxOf('hex', { ...crop, bottom: 4 }).width).toBe(4);
});
