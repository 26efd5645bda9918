import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode } from '../../../src/chance/dice/cells.ts';
import { type ExactTally, weigh } from '../../../src/chance/exact/weigh.ts';
import { rawText, sameLaw, tallied } from '../../oracle/odometer.ts';
import { attackDice, d20, smallThrow } from '../dice/throws.ts';

function lawOf({ cells, weights }: ExactTally): Map<string, bigint> {
  return new Map([...weights].map(([cell, weight]) => [rawText(decode(cells, cell)), weight]));
}

test('the weights are those of all face combinations, listed one by one', () => {
  fc.assert(
    fc.property(smallThrow, (thrown) => {
      expect(sameLaw(lawOf(weigh(thrown)), tallied(thrown, rawText))).toBe(true);
    }),
  );
});

test('4 attack dice against 3 defense dice: all 6^7 face combinations agree', () => {
  const thrown = attackDice(4, 3);
  expect(sameLaw(lawOf(weigh(thrown)), tallied(thrown, rawText))).toBe(true);
});

test('the weights add up to the total, and no impossible cell is among them', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(20), fc.integer({ min: 1, max: 20 }), (attack, defense, n) => {
      const { weights, total } = weigh(attackDice(attack, defense, d20(n)));
      expect([...weights.values()].reduce((a, b) => a + b, 0n)).toBe(total);
      expect([...weights.values()].every((weight) => weight > 0n)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('cells come in ascending order', () => {
  fc.assert(
    fc.property(smallThrow, (thrown) => {
      const cells = [...weigh(thrown).weights.keys()];
      expect(cells).toEqual(cells.toSorted((a, b) => a - b));
    }),
  );
});

test('without dice there is one outcome, and it is certain', () => {
  expect(weigh([])).toMatchObject({ weights: new Map([[0, 1n]]), total: 1n });
});
