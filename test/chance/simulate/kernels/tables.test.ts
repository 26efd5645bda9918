import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../../../src/chance/dice/cells.ts';
import { type Group, packGroups } from '../../../../src/chance/dice/groups.ts';
import type { Throw } from '../../../../src/chance/dice/throw.ts';
import { weigh } from '../../../../src/chance/exact/weigh.ts';
import { takenOf } from '../../../../src/chance/simulate/kernels/left-over.ts';
import {
  aliasTableOf,
  entriesOf,
  hasEntries,
  LEFT_OVER,
  stepOf,
} from '../../../../src/chance/simulate/kernels/tables.ts';
import { intervalsOf } from '../../../oracle/alias.ts';
import { attackDice, d20, pools, smallThrow } from '../../dice/throws.ts';

/** The number of values for each step, counted column by column. */
function valuesIn(group: Group): Map<number, number> {
  const { bits, lasts, steps } = aliasTableOf(group);
  const size = 2 ** (32 - bits);
  const counted = new Map<number, number>();
  const add = (step: number, values: number) =>
    values > 0 && counted.set(step, (counted.get(step) ?? 0) + values);
  expect([lasts.length, steps.length]).toEqual([2 ** bits, 2 ** (bits + 1)]);
  for (const [column, last] of lasts.entries()) {
    const [start, end] = [column * size, (column + 1) * size];
    expect(last).toBeGreaterThanOrEqual(start);
    expect(last).toBeLessThan(end);
    add(steps[2 * column] as number, last + 1 - start);
    add(steps[2 * column + 1] as number, end - last - 1);
  }
  return counted;
}

const group = (thrown: Throw) => packGroups(thrown, cellsOf(thrown))[0] as Group;
const anyAttack = fc
  .tuple(fc.nat(40), fc.nat(12), fc.integer({ min: 2, max: 20 }))
  .map(([attack, defense, least]) => attackDice(attack + 1, defense, d20(least)));
const atTheLimits: [string, Throw][] = [
  ['12 against 12 dice', attackDice(12, 12)],
  ['as many steps as an alias table has room for', pools([1, 4, 6, 116])],
  ['a die of many faces, a prime number of them', [primeDie(32_771)]],
  ['2^26 rolls', pools([26])],
  ['a step of 2^-200 of the rolls', pools([200])],
];

function primeDie(sides: number) {
  const faces = Array.from({ length: sides }, (_, i) => ({
    name: `${i}`,
    symbols: { pip: i % 101 },
  }));
  return { name: 'prime', die: { name: 'prime', faces }, count: 1, asked: ['pip'] };
}

describe('an alias table', () => {
  const expectSound = (thrown: Throw) => {
    const one = group(thrown);
    const expected = new Map([...one.steps].map((step, i) => [step, one.values[i] as number]));
    const all = [...expected.values()].reduce((sum, values) => sum + values, 0);
    expected.set(LEFT_OVER, 2 ** 32 - all);
    for (const [step, values] of expected) if (values === 0) expected.delete(step);
    expect(valuesIn(one)).toEqual(expected);
  };

  test('gives each step the values that it has, and all others are left over', () => {
    fc.assert(fc.property(anyAttack, expectSound), { numRuns: 20 });
  });

  test.each(atTheLimits)('at the limits: %s', (_, thrown) => expectSound(thrown));

  test('has the values left over highest', () => {
    fc.assert(
      fc.property(anyAttack, (thrown) => {
        const one = group(thrown);
        const table = aliasTableOf(one);
        const leftOver = 2 ** 32 - one.values.reduce((sum, values) => sum + values, 0);
        if (leftOver === 0) return;
        expect(stepOf(table, 2 ** 32 - 1)).toBe(LEFT_OVER);
        expect(stepOf(table, 2 ** 32 - leftOver)).toBe(LEFT_OVER);
        expect(stepOf(table, 2 ** 32 - leftOver - 1)).not.toBe(LEFT_OVER);
      }),
      { numRuns: 30 },
    );
  });

  test('is laid out as the reference lays it out', () => {
    const value = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    fc.assert(
      fc.property(anyAttack, fc.array(value, { minLength: 50 }), (thrown, values) => {
        const one = group(thrown);
        const intervals = intervalsOf([...one.steps], [...one.values]);
        const edges = intervals.slice(0, 99).flatMap(({ end }) => [Number(end - 1n), Number(end)]);
        const table = aliasTableOf(one);
        for (const x of [...values, ...edges].filter((edge) => edge < 2 ** 32)) {
          const interval = intervals.find(({ end }) => x < end);
          expect(stepOf(table, x)).toBe(interval?.step ?? LEFT_OVER);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('entries', () => {
  test('are as many as the rolls, ascending, each step as often as it has rolls', () => {
    fc.assert(
      fc.property(smallThrow, (thrown) => {
        const [one] = packGroups(thrown, cellsOf(thrown));
        if (!one || !hasEntries(one)) return;
        const entries = [...entriesOf(one)];
        expect(entries).toHaveLength(one.rolls);
        expect(entries).toEqual(entries.toSorted((a, b) => a - b));
        const { weights, total } = weigh(thrown);
        for (const [cell, weight] of weights) {
          const times = BigInt(entries.filter((entry) => entry === cell).length);
          expect(times * total).toBe(weight * BigInt(one.rolls));
        }
      }),
    );
  });

  test('serve up to 2^15 rolls', () => {
    expect(hasEntries(group(pools([15])))).toBe(true);
    expect(hasEntries(group(pools([16])))).toBe(false);
  });
});

/*
 * A step with v of 2^32 values and a share of w 2^32 - v n of n 2^32 among left-over draws has v / 2^32 + (w 2^32 - v
 * n) / (n 2^32) = w / n, for any v. So the distribution is exact if no weight is negative and their sum is n times
 * the left-over values.
 */
describe('values and what was taken from them are the very law of the dice', () => {
  const expectExact = (thrown: Throw) => {
    const one = group(thrown);
    const { weights: model, total: rolls } = weigh(thrown);
    const { steps, weights, total } = takenOf(one);
    const n = one.dice.reduce((product, faces) => product * BigInt(faces.length), 1n);
    expect([...steps]).toEqual([...model.keys()]);
    let leftOver = 2n ** 32n;
    for (const [i, step] of steps.entries()) {
      const v = BigInt(one.values[i] as number);
      const taken = weights[i] as bigint;
      leftOver -= v;
      expect(taken >= 0n).toBe(true);
      // (v n + taken) / (n 2^32) = weight / rolls
      expect((v * n + taken) * rolls).toBe((model.get(step) as bigint) * n * 2n ** 32n);
    }
    expect(total).toBe(leftOver * n);
    // Rounding takes about one value from each step; otherwise equally likely rolls would have
    // unequal shares.
    expect(leftOver).toBeLessThanOrEqual(hasEntries(one) ? n : 2n * BigInt(steps.length) + 64n);
  };

  test('of attacks', () => {
    fc.assert(fc.property(anyAttack, expectExact), { numRuns: 40 });
  });

  test.each(atTheLimits)('at the limits: %s', (_, thrown) => expectExact(thrown));
});
