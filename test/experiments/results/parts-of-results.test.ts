import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import { wilson } from '../../../src/base/statistics/intervals.ts';
import { compute } from '../../../src/experiments/results/compute.ts';
import { wonFromEnds } from '../../../src/experiments/results/ends.ts';
import { explain } from '../../../src/experiments/results/explanation.ts';
import { gamesJson } from '../../../src/experiments/results/format/games.ts';
import { holdsResults } from '../../../src/experiments/results/format/read-results.ts';
import type { Result } from '../../../src/experiments/results/result.ts';
import type { SweepMachine } from '../../../src/experiments/results/sweep-workers.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { noFiles, planOf } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';
import { duels } from '../../report/fights.ts';

test('results are told from experiments by how they begin', () => {
  for (const text of ['[', ' [{"name": "A"}]', '{"format": "x"}', '{"name": "A", "version": 1}'])
    expect([text, holdsResults(text)]).toEqual([text, true]);
  for (const text of ['', 'name: A\nformat: x\n', '{"name": "A"}', '{"attacker": "krug"}'])
    expect([text, holdsResults(text)]).toEqual([text, false]);
});

test('dice are rolled unless all of them are given', () => {
  const plan = planOf({ attacker: 'hawkgirl', defender: 'solomon-grundy' });
  const dice = (pool: string, count: number) => ({
    option: `--${pool}-dice`,
    pool,
    faces: Array<string>(count).fill('blank'),
  });
  const isRolled = (...given: readonly ReturnType<typeof dice>[]) =>
    atOnce(explain(plan, given, 'a')).isRolled;
  expect(isRolled()).toBe(true);
  expect(isRolled(dice('attack', 6))).toBe(true);
  expect(isRolled(dice('attack', 6), dice('defense', 3))).toBe(false);
});

test('wins are counted by the end at which a side began, if it ever did', () => {
  const wonFrom = (winsByEnd: readonly number[]) =>
    wonFromEnds({
      account: { games: { sides: [{ name: 'Red' }, { name: 'Blue' }], ends: ['a', 'c'] } },
      totals: { winsByEnd },
    } as unknown as Result);
  const won = (side: string, end: string, count: number, games: number) => ({
    ...{ side, end, count, games, probability: count / games },
    ...wilson(count, games),
  });
  // With Red at a, and therefore Blue at c, Red wins 6 of 10 games, Blue 3, and one is drawn.
  expect(wonFrom([6, 3, 1, 0, 0, 0])).toEqual([won('Red', 'a', 6, 10), won('Blue', 'c', 3, 10)]);
  // With Red at c, Red wins 1 of 4 games.
  expect(wonFrom([6, 3, 1, 1, 3, 0])).toEqual([
    won('Red', 'a', 6, 10),
    won('Red', 'c', 1, 4),
    won('Blue', 'a', 3, 4),
    won('Blue', 'c', 3, 10),
  ]);
});

test('games are written as means per game, powers and causes only if they acted', () => {
  const of = (name: string, powers: readonly string[] = []) => ({
    name: name === 'Ann' ? 'Red' : 'Blue',
    cards: [{ name, powers }],
  });
  const games = {
    sides: [of('Ann', ['Rage', 'Idleness']), of('Ben')],
    ...{ causes: ['lava'], rounds: 2, spaces: [[3, 4]] },
  };
  const totals = {
    // After the two rounds, Red has 16 and 10 points in two games, Blue 12 and 0.
    pointsByRound: [16, 10, 12, 0],
    // By Ann, by Ben and by lava.
    destroyedBy: [0, 1, 1, 2, 0, 0],
    ...{ fellOn: [2, 0], turnsLost: [3, 0], fired: [3, 0] },
  };
  const result = { account: { games }, totals, simulation: { trials: 2 } } as unknown as Result;
  expect(gamesJson(result)).toEqual({
    pointsByRound: [
      { side: 'Red', means: [8, 5] },
      { side: 'Blue', means: [6, 0] },
    ],
    destroyedBy: [
      { side: 'Red', card: 'Ann', by: 'Ben', figures: 0.5 },
      { side: 'Red', card: 'Ann', by: 'lava', figures: 0.5 },
      { side: 'Blue', card: 'Ben', by: 'Ann', figures: 1 },
    ],
    fellOn: [{ side: 'Red', space: [3, 4], figures: 1 }],
    turnsLost: [
      { side: 'Red', mean: 1.5 },
      { side: 'Blue', mean: 0 },
    ],
    powers: [{ side: 'Red', card: 'Ann', power: 'Rage', mean: 1.5 }],
  });
});

test('the simulation of a duel is tested against its exact odds, if there are both', async () => {
  const [both] = await duels({}, 4000);
  expect(both?.goodnessOfFit?.degreesOfFreedom).toBeGreaterThan(0);
  expect(both?.goodnessOfFit?.pValue).toBeGreaterThan(1e-6);
  const [exact] = await duels();
  expect(exact).not.toHaveProperty('goodnessOfFit');
});

describe('a large sweep', () => {
  const range = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
  const sweep = readExperiment(
    {
      name: 'Sweep',
      attacker: { name: 'A', attack: 1, range: 1 },
      defender: { name: 'D', defense: 1, life: 6 },
      vary: { 'attacker.attack': range(20), 'defender.life': range(20) },
      measures: ['destroyed'],
      trials: 10,
    },
    noFiles,
  );
  const started: number[] = [];
  const sweepMachine: SweepMachine = {
    threads: 2,
    start: async (count) => {
      started.push(count);
      throw new Error('no thread to be had');
    },
  };

  test('is computed on threads, or without them, with the measures that it lists', async () => {
    const options = { exact: true, simulation: false, machine, sweepMachine, threads: 2 };
    const results = await compute(sweep, options);
    expect(started).toEqual([2]);
    expect(results).toHaveLength(400);
    for (const { summaries } of results)
      expect(summaries.map(({ measure }) => measure.name)).toEqual(['destroyed']);
    // One die against one: a skull and no shield, 1/2 × 2/3.
    expect(results[0]?.question.odds.exact).toEqual({ numerator: 1n, denominator: 3n });
  });

  test('is not computed on such threads if it is simulated', async () => {
    started.length = 0;
    const few = { ...sweep, cases: sweep.cases.slice(0, 2) };
    await compute(few, { exact: true, simulation: true, machine, sweepMachine, threads: 1 });
    expect(started).toEqual([]);
  });
});
