import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  firstView,
  MOST_SEEN,
  middleOf,
  panned,
  seenOf,
  showing,
  wholeView,
  zoomed,
} from '../../../../src/explorer/panels/board/view.ts';

const SIZE = { width: 800, height: 500 };
const terrain = (columns: number, rows: number) => ({
  columns,
  rows: Array.from({ length: rows }, () => Array(columns).fill({ level: 1 })),
});

describe('the view', () => {
  test('of a usual board holds all of it, in the proportions of the screen', () => {
    const bounds = boundsOf(terrain(12, 9));
    const view = wholeView(bounds, SIZE, { x: 0, y: 0 });
    expect(view.width / view.height).toBeCloseTo(1.6, 9);
    expect(view.x).toBeLessThan(bounds.x);
    expect(view.x + view.width).toBeGreaterThan(bounds.x + bounds.width);
    expect(view.y + view.height).toBeGreaterThan(bounds.y + bounds.height);
  });

  test.each([
    [terrain(10, 6), { width: 330, height: 230 }],
    [terrain(6, 20), { width: 700, height: 500 }],
    [terrain(12, 9), SIZE],
  ])('of a whole board has room for the numbers of its rows and columns', (ground, size) => {
    const bounds = boundsOf(ground);
    const view = wholeView(bounds, size, { x: 0, y: 0 });
    const perUnit = size.width / view.width;
    // A number is 11 pixels high, and one of two digits at most 16 wide.
    expect((bounds.x - view.x) * perUnit).toBeGreaterThan(17);
    expect((bounds.y - view.y) * perUnit).toBeGreaterThan(17);
    expect(view.x + view.width).toBeGreaterThan(bounds.x + bounds.width);
    expect(view.y + view.height).toBeGreaterThan(bounds.y + bounds.height);
  });

  test('that a board opens with holds all that can be read, and of a larger board the fight', () => {
    const phone = { width: 330, height: 250 };
    const small = boundsOf(terrain(9, 6));
    expect(firstView(small, phone, [[2, 2]])).toEqual(wholeView(small, phone, { x: 0, y: 0 }));
    const large = boundsOf(terrain(36, 28));
    for (const fight of [
      [20, 15],
      [0, 0],
      [35, 27],
    ] as const) {
      const view = firstView(large, phone, [fight]);
      // 100 units are a space.
      expect((100 * phone.width) / view.width).toBeCloseTo(30, 9);
      const { x, y } = middleOf(fight);
      expect(x).toBeGreaterThan(view.x);
      expect(x).toBeLessThan(view.x + view.width);
      expect(y).toBeGreaterThan(view.y);
      expect(y).toBeLessThan(view.y + view.height);
      expect(view.x).toBeGreaterThan(large.x - 100);
      expect(view.y + view.height).toBeLessThan(large.y + large.height + 50);
    }
  });

  test('of the largest board shows no more than can be drawn, around whom it is about', () => {
    const large = terrain(500, 500);
    const view = wholeView(boundsOf(large), SIZE, { x: 20_000, y: 10_000 });
    expect(view.x + view.width / 2).toBeCloseTo(20_000, 6);
    const { left, right, top, bottom } = seenOf(view, large);
    const seen = (right - left + 1) * (bottom - top + 1);
    // With the spaces around it.
    expect(seen).toBeLessThan(1.5 * MOST_SEEN);
    const out = zoomed(view, 0.01, { x: 20_000, y: 10_000 }, boundsOf(large), SIZE);
    expect(out.width).toBeCloseTo(view.width, 6);
  });

  test('zooms about a point, which stays where it is', () => {
    const bounds = boundsOf(terrain(12, 9));
    const before = wholeView(bounds, SIZE, { x: 0, y: 0 });
    const point = { x: 500, y: 300 };
    const after = zoomed(before, 2, point, bounds, SIZE);
    expect(after.width).toBeCloseTo(before.width / 2, 6);
    expect((point.x - after.x) / after.width).toBeCloseTo((point.x - before.x) / before.width, 9);
    expect((point.y - after.y) / after.height).toBeCloseTo((point.y - before.y) / before.height, 9);
  });

  test('comes no nearer than a few spaces, and keeps its middle on the board', () => {
    const bounds = boundsOf(terrain(12, 9));
    const view = wholeView(bounds, SIZE, { x: 0, y: 0 });
    expect(zoomed(view, 1e9, { x: 0, y: 0 }, bounds, SIZE).width).toBe(250);
    const far = panned(view, { x: -1e9, y: 1e9 }, bounds);
    expect(far.x + far.width / 2).toBeCloseTo(bounds.x, 6);
    expect(far.y + far.height / 2).toBeCloseTo(bounds.y + bounds.height, 6);
  });

  test('moves no more than a space takes to be seen', () => {
    const view = { x: 0, y: 0, width: 400, height: 300 };
    expect(showing(view, { x: 200, y: 100 })).toEqual(view);
    expect(showing(view, { x: 600, y: 100 })).toEqual({ ...view, x: 250 });
    expect(showing(view, { x: 0, y: -100 })).toEqual({ ...view, x: -50, y: -150 });
  });
});
