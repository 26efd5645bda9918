import { describe, expect, test } from 'vitest';
import { sameOutcome, surpluses } from '../../../src/experiments/results/surpluses.ts';
import { placeOf } from '../../../src/rules/measure.ts';

const at = (column: number, row: number) => placeOf([[column, row]]);

describe('surpluses', () => {
  test('are none where what one law has is what the other has, in whatever order and portions', () => {
    const { add, areNone } = surpluses();
    expect(areNone()).toBe(true);
    add({ wounds: 1, stoppedBy: 'wall' }, 3n);
    expect(areNone()).toBe(false);
    add({ wounds: 2, stoppedBy: 'none' }, 4n);
    add({ wounds: 1, stoppedBy: 'wall' }, -2n);
    add({ wounds: 2, stoppedBy: 'none' }, -4n);
    expect(areNone()).toBe(false);
    add({ wounds: 1, stoppedBy: 'wall' }, -1n);
    expect(areNone()).toBe(true);
  });

  test('do not cancel where any measure is another', () => {
    for (const other of [{ a: 1, b: 3 }, { a: 2, b: 2 }, { a: 1 }, undefined]) {
      const { add, areNone } = surpluses();
      add({ a: 1, b: 2 }, 1n);
      add(other, -1n);
      expect(areNone()).toBe(false);
    }
  });

  test('take places for the same that are written the same', () => {
    const { add, areNone } = surpluses();
    add({ final: at(1, 2) }, 1n);
    add({ final: at(2, 1) }, -1n);
    expect(areNone()).toBe(false);
    add({ final: at(1, 2) }, -1n);
    add({ final: at(2, 1) }, 1n);
    expect(areNone()).toBe(true);
  });
});

describe('outcomes are the same', () => {
  test('when every measure is, places by their names', () => {
    expect(sameOutcome({ a: 1, at: at(1, 2) }, { a: 1, at: at(1, 2) })).toBe(true);
    expect(sameOutcome({ a: 1, at: at(1, 2) }, { a: 1, at: at(2, 2) })).toBe(false);
    expect(sameOutcome({ a: 1, b: 'none' }, { a: 1, b: 'wall' })).toBe(false);
    expect(sameOutcome({ a: 0 }, { a: 1 })).toBe(false);
  });

  test('not when one of them is missing', () => {
    expect(sameOutcome(undefined, { a: 1 })).toBe(false);
    expect(sameOutcome(undefined, undefined)).toBe(true);
  });
});
