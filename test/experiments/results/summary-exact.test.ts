import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fraction } from '../../../src/base/statistics/fraction.ts';
import { attackDice, smallThrow } from '../../chance/dice/throws.ts';
import { tallied } from '../../oracle/odometer.ts';
import { outcomeOf, summaries } from './plans.ts';

const same = (a: Fraction | undefined, numerator: bigint, denominator: bigint) =>
  a !== undefined && a.numerator * denominator === numerator * a.denominator;

describe('exact odds', () => {
  test('are those of all face combinations, listed one by one', () => {
    fc.assert(
      fc.property(smallThrow, (thrown) => {
        for (const { measure, outcomes } of summaries(thrown)) {
          const listed = tallied(thrown, (raw) => outcomeOf(raw)[measure.name] ?? '');
          const total = [...listed.values()].reduce((a, b) => a + b, 0n);
          expect(new Set(outcomes.map(({ value }) => value))).toEqual(new Set(listed.keys()));
          for (const { value, exact } of outcomes) {
            expect(same(exact, listed.get(value) ?? 0n, total)).toBe(true);
          }
        }
      }),
    );
  });

  test('P(>= value) adds up the values from the highest down; the mean weighs every value', () => {
    fc.assert(
      fc.property(smallThrow, (thrown) => {
        const points = summaries(thrown)[0];
        const listed = tallied(thrown, (raw) => Number(outcomeOf(raw).points));
        const total = [...listed.values()].reduce((a, b) => a + b, 0n);
        const atLeast = (least: number) =>
          [...listed].reduce((sum, [value, n]) => (value >= least ? sum + n : sum), 0n);
        for (const { value, atLeast: odds } of points?.outcomes ?? []) {
          expect(same(odds?.exact, atLeast(Number(value)), total)).toBe(true);
        }
        const sum = [...listed].reduce((s, [value, n]) => s + BigInt(value) * n, 0n);
        expect(same(points?.mean?.exact, sum, total)).toBe(true);
      }),
    );
  });

  test('of numbers stand in ascending order, of names the likeliest first', () => {
    const [points, , size] = summaries(attackDice(2, 1));
    expect(points?.outcomes.map(({ value }) => value)).toEqual([0, 1, 2, 3]);
    // No skull and no shield: 1/4 * 1/6. Three of them: 1/4 * 5/6. All others: 3/4.
    expect(size?.outcomes.map(({ value }) => value)).toEqual(['some', 'much', 'nothing']);
    expect(size?.mean).toBeUndefined();
    expect(size?.outcomes.every(({ atLeast }) => atLeast === undefined)).toBe(true);
  });
});
