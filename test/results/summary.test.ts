import { expect, test } from 'vitest';
import { cellsOf } from '../../src/dice/cells.ts';
import { weigh } from '../../src/exact/weigh.ts';
import { impossible } from '../../src/results/summary.ts';
import { wilson } from '../../src/statistics/wilson.ts';
import { attackDice } from '../dice/throws.ts';
import { lawOf, MEASURES, summaries } from './plans.ts';
import { summariseThrow } from './throws.ts';

test('a hit in a cell that is exactly impossible is shown, not dropped', () => {
  const thrown = attackDice(0, 3);
  const cells = cellsOf(thrown);
  const tally = { trials: 10, counts: new Float64Array(cells.size) };
  tally.counts[cells.size - 1] = 10; // 3 shields and 3 skulls on 3 dice
  const six = summaries(thrown, tally)[0]?.outcomes.at(-1);
  expect(six).toMatchObject({ value: 6, exact: { numerator: 0n }, simulated: { count: 10 } });
});

test('what was not asked for is absent', () => {
  const thrown = attackDice(1, 0);
  const law = weigh(thrown);
  const none = { trials: 2, counts: Float64Array.of(1, 1) };
  const rules = lawOf(thrown);
  const onlyExact = summariseThrow(rules, MEASURES, { weighed: law, exact: true })[0];
  const onlySimulated = summariseThrow(rules, MEASURES, {
    weighed: law,
    exact: false,
    simulated: none,
  })[0];
  expect(onlyExact?.outcomes.every((odds) => odds.simulated === undefined)).toBe(true);
  expect(onlySimulated?.outcomes.every((odds) => odds.exact === undefined)).toBe(true);
  expect(Object.keys(onlyExact?.mean ?? {})).toEqual(['exact']);
  expect(Object.keys(onlySimulated?.mean ?? {})).toEqual(['simulated']);
});

test('the odds of the impossible are told like the others: an exact 0, an upper bound', () => {
  const like = {
    exact: { numerator: 1n, denominator: 2n },
    simulated: { ...wilson(5, 10), count: 5, probability: 0.5 },
  };
  expect(impossible(like, 10)).toEqual({
    exact: { numerator: 0n, denominator: 1n },
    simulated: { count: 0, probability: 0, ...wilson(0, 10) },
  });
  expect(impossible({}, 10)).toEqual({});
});
