import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellAt,
  isWhole,
  leastSize,
  moved,
  showing,
  wholeView,
  zoomed,
} from '../../../../src/report/in-browser/field/view.ts';

const FRAME = { columns: 200, rows: 200, width: 600, height: 500 };

describe('the part of a matrix that is shown', () => {
  test('is the whole at first: every corner is in sight', () => {
    const view = wholeView(FRAME);
    expect(view).toEqual({ column: 0, row: 0, size: 2.5 });
    expect(isWhole(view, FRAME)).toBe(true);
    expect(cellAt(view, FRAME, 499, 499)).toEqual({ row: 199, column: 199 });
    expect(cellAt(view, FRAME, 501, 10)).toBeUndefined();
    expect(cellAt(view, FRAME, -1, 10)).toBeUndefined();
  });

  test('what is at the pointer stays there, however near it is brought', () => {
    const filled = { ...FRAME, width: 500 };
    const at = cellAt(wholeView(filled), filled, 300, 200);
    expect(at).toEqual({ row: 80, column: 120 });
    let view = wholeView(filled);
    for (let i = 0; i < 20; i++) {
      view = zoomed(view, filled, 1.2, 300.5, 200.5);
      expect(cellAt(view, filled, 300.5, 200.5)).toEqual(at);
    }
    expect(view.size).toBe(64);
    expect(isWhole(view, filled)).toBe(false);
  });

  test('all the way out is the whole again', () => {
    const near = zoomed(wholeView(FRAME), FRAME, 9, 580, 20);
    expect(zoomed(near, FRAME, 0.01, 30, 400)).toEqual(wholeView(FRAME));
  });

  test('follows the hand, and stops at the edges', () => {
    const near = zoomed(wholeView(FRAME), FRAME, 8, 300, 250);
    expect(near.size).toBe(20);
    const right = moved(near, FRAME, -40, 20);
    expect(right.column - near.column).toBeCloseTo(2, 9);
    expect(right.row - near.row).toBeCloseTo(-1, 9);
    expect(moved(near, FRAME, 1e6, 1e6)).toEqual({ column: 0, row: 0, size: 20 });
    expect(moved(near, FRAME, -1e6, -1e6)).toEqual({ column: 170, row: 175, size: 20 });
  });

  test('moves as little as it takes to show a cell', () => {
    const near = { column: 50, row: 60, size: 20 };
    expect(showing(near, FRAME, 70, 60)).toEqual(near);
    expect(showing(near, FRAME, 60, 49)).toEqual({ ...near, column: 49 });
    expect(showing(near, FRAME, 85, 60)).toEqual({ ...near, row: 61 });
  });

  test('never leaves the matrix, whatever is done', () => {
    const shape = fc.record({
      columns: fc.integer({ min: 1, max: 300 }),
      rows: fc.integer({ min: 1, max: 300 }),
      width: fc.integer({ min: 50, max: 1200 }),
      height: fc.integer({ min: 50, max: 900 }),
    });
    const move = fc.record({
      factor: fc.double({ min: 0.1, max: 10, noNaN: true }),
      x: fc.integer({ min: -500, max: 1500 }),
      y: fc.integer({ min: -500, max: 1500 }),
    });
    fc.assert(
      fc.property(shape, fc.array(move, { maxLength: 12 }), (frame, moves) => {
        let view = wholeView(frame);
        for (const { factor, x, y } of moves) {
          view = moved(zoomed(view, frame, factor, x, y), frame, x, y);
          expect(view.size).toBeGreaterThanOrEqual(leastSize(frame) * 0.999);
          expect(view.column).toBeGreaterThanOrEqual(0);
          expect(view.row).toBeGreaterThanOrEqual(0);
          const [across, down] = [frame.width / view.size, frame.height / view.size];
          expect(view.column).toBeLessThanOrEqual(Math.max(0, frame.columns - across) + 1e-9);
          expect(view.row).toBeLessThanOrEqual(Math.max(0, frame.rows - down) + 1e-9);
        }
      }),
    );
  });
});
