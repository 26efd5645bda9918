import { expect, test } from 'vitest';
import { fractionText } from '../../../../src/base/statistics/fraction.ts';
import { readRecorded } from '../../../../src/experiments/results/format/read-results.ts';
import type { RecordedResult } from '../../../../src/experiments/results/format/recorded.ts';
import { compare } from '../../../../src/studies/comparison/compare.ts';
import { oldResults } from './old-results.ts';
import { recorded } from './recorded-results.ts';

const old = (name: string): RecordedResult => {
  const [, data] = oldResults().find(([file]) => file === name) ?? [];
  const [result] = readRecorded(data);
  if (!result) throw new Error(`no ${name}`);
  return result;
};

/** The values, fractions and counts of a measure in the files. */
const model = ({ measures }: RecordedResult, name: string) =>
  measures
    .get(name)
    ?.map(({ value, exact, count }) => [value, exact && fractionText(exact), count]);

test('an attack of the first day is read, with the chances that were printed then', () => {
  const result = old('attack.json');
  expect(result.simulation).toEqual({
    seed: 'born-on-a-monday',
    trials: 100_000_000,
    status: 'complete',
  });
  expect(result.question).toBeUndefined();
  expect(model(result, 'displaced')).toEqual([
    [0, '65/256', 25_388_636],
    [1, '191/256', 74_611_364],
  ]);
});

test('so are places on a board', () => {
  expect(model(old('attack-on-a-board.json'), 'finalSpace')?.slice(0, 2)).toEqual([
    ['1,1', '1787/6912', 2_587_302],
    ['3,1', '63/256', 2_460_877],
  ]);
});

test('so is a duel, with its question', () => {
  const result = old('duel.json');
  expect(result.scenario).toMatchObject({ rules: 'c3g', fight: 'duel' });
  expect(result.question).toMatchObject({ text: 'winner is ann', count: 925 });
  expect(model(result, 'winner')).toEqual([
    ['Ann', '93/98', 925],
    ['Bob', '5/98', 75],
  ]);
});

test('so is a turn, with its best play', () => {
  const { play } = old('turn.json');
  expect(play?.decisions[0]).toMatchObject({ reached: 1, worth: 0.25 });
  expect(play?.firstChoices?.find(({ chosen }) => chosen)?.worth).toBe(0.25);
});

test('an old result is compared with a new one of the same fight, which has the same odds', async () => {
  const before = old('attack.json');
  const now = await recorded({ name: 'Displacing Grundy' });
  const { pairs } = compare({ file: 'old', results: [before] }, { file: 'new', results: now });
  const verdicts = pairs.flatMap(({ measures }) => measures.map(({ verdict }) => verdict));
  expect(verdicts).toHaveLength(before.measures.size);
  expect(new Set(verdicts)).toEqual(new Set(['same']));
});
