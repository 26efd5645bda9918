import { expect, test } from 'vitest';
import { fractionValue } from '../../../src/base/statistics/fraction.ts';
import { wilson } from '../../../src/base/statistics/intervals.ts';
import { cellsOf } from '../../../src/chance/dice/cells.ts';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import { impossible, summarise } from '../../../src/experiments/results/summary.ts';
import type { View } from '../../../src/experiments/results/view.ts';
import { attackDice } from '../../chance/dice/throws.ts';
import { MEASURES, modelOf, summaries } from './plans.ts';
import { summariseThrow } from './throws.ts';

test('a hit in a cell that is exactly impossible is shown, not dropped', () => {
  const thrown = attackDice(0, 3);
  const cells = cellsOf(thrown);
  const tally = { trials: 10, counts: new Float64Array(cells.size) };
  tally.counts[cells.size - 1] = 10; // 3 shields and 3 skulls on 3 dice
  const six = summaries(thrown, tally)[0]?.outcomes.at(-1);
  expect(six).toMatchObject({ value: 6, exact: { numerator: 0n }, simulated: { count: 10 } });
});

test('values that were not requested are absent', () => {
  const thrown = attackDice(1, 0);
  const model = weigh(thrown);
  const none = { trials: 2, counts: Float64Array.of(1, 1) };
  const rules = modelOf(thrown);
  const onlyExact = summariseThrow(rules, MEASURES, { weighed: model, exact: true })[0];
  const onlySimulated = summariseThrow(rules, MEASURES, {
    weighed: model,
    exact: false,
    simulated: none,
  })[0];
  expect(onlyExact?.outcomes.every((odds) => odds.simulated === undefined)).toBe(true);
  expect(onlySimulated?.outcomes.every((odds) => odds.exact === undefined)).toBe(true);
  expect(Object.keys(onlyExact?.mean ?? {})).toEqual(['exact']);
  expect(Object.keys(onlySimulated?.mean ?? {})).toEqual(['simulated']);
});

test('names that are equally likely stand in the order of how often they came up', () => {
  const row = (size: string, weight: bigint, count: number) => ({
    outcome: { size },
    weight,
    count,
  });
  const rows = [row('rare', 1n, 3), row('often', 1n, 5), row('likely', 2n, 0)];
  const viewed = { views: [{ rows, total: 4n, tells: () => true }], exact: true, trials: 8 };
  const [summary] = summarise([{ name: 'size', title: 'Size', kind: 'name' }], viewed);
  expect(summary?.outcomes.map(({ value }) => value)).toEqual(['likely', 'often', 'rare']);
});

test('a mean that is known counts high numbers that the rows lump together', () => {
  // One turn half of the time; otherwise two or more, five on average.
  const rows = [1, 2].map((turns) => ({ outcome: { turns }, weight: 1n, count: 0 }));
  const view = { rows, total: 2n, tells: () => true, means: { turns: 3 } };
  const turns = { name: 'turns', title: 'Turns', kind: 'count' } as const;
  const meanOf = (one: View) => summarise([turns], { views: [one], exact: true })[0]?.mean?.exact;
  const [known, summed] = [meanOf(view), meanOf({ ...view, means: { attacks: 3 } })];
  expect([known && fractionValue(known), summed && fractionValue(summed)]).toEqual([3, 1.5]);
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
