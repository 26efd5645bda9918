import { describe, expect, test } from 'vitest';
import { compute } from '../../src/results/compute.ts';
import type { Result } from '../../src/results/result.ts';
import { readExperiment } from '../../src/scenarios/read-experiment.ts';
import { fractionValue } from '../../src/statistics/fraction.ts';
import { machine } from '../machine.ts';
import { noFiles } from '../rules/c3g/scenarios.ts';

const fight = { name: 'Fight', rules: 'c3g', attacker: 'hawkgirl', defender: 'solomon-grundy' };
const both = { exact: true, simulation: true, machine, threads: 1 };

const results = (document: object, options = both) =>
  compute(readExperiment({ ...fight, ...document }, noFiles), options);

const only = async (document: object, options = both): Promise<Result> => {
  const [result] = await results(document, options);
  if (!result) throw new Error('no result');
  return result;
};

test('a sweep has a result for every combination, in order', async () => {
  const swept = await results({ trials: 1000, vary: { 'attacker.attack': [2, 3, 4] } });
  expect(swept.map(({ combination }) => combination['attacker.attack'])).toEqual([2, 3, 4]);
  expect(swept.map(({ simulation }) => simulation?.trials)).toEqual([1000, 1000, 1000]);
});

test('measures are those asked for, in the order of the plan; the headline needs none of them', async () => {
  const { summaries, headline } = await only({ trials: 10, measures: ['destroyed'] });
  expect(summaries.map(({ measure }) => measure.name)).toEqual(['destroyed']);
  expect(headline).toMatch(/^Hawkgirl displaces Solomon Grundy 74\.6% of the time/);
});

test('exact and simulated odds stand side by side, and agree', async () => {
  // Each is beyond 5 standard errors with chance 6e-7 in a right simulation, and the seed is fixed.
  const trials = 2 ** 20;
  const { summaries, goodnessOfFit } = await only({ trials });
  for (const { outcomes } of summaries) {
    for (const { exact, simulated } of outcomes) {
      const p = exact ? fractionValue(exact) : Number.NaN;
      const away = Math.abs((simulated?.probability ?? Number.NaN) - p);
      expect(away).toBeLessThanOrEqual(5 * Math.sqrt((p * (1 - p)) / trials));
    }
  }
  expect(goodnessOfFit?.pValue).toBeGreaterThan(1e-6);
});

test('a power that always works works in the simulation too', async () => {
  const defender = { name: 'Ghost', attack: 0, defense: 1, powers: [{ 'ignores-attack': 1 }] };
  const { summaries } = await only({ trials: 1000, defender });
  const wounds = summaries.find(({ measure }) => measure.name === 'totalWounds');
  expect(wounds?.outcomes.map(({ value, simulated }) => [value, simulated?.count])).toEqual([
    [0, 1000],
  ]);
});

test.each([1, 2])(
  'of %i combinations, what has too many ends is refused before anything is rolled',
  async (combinations) => {
    // A stair of nineteen drops, each with a die of its own, for a figure that nothing destroys.
    const levels = ['60', ...Array.from({ length: 21 }, (_, i) => 60 - 3 * i)];
    const endless = results({
      attacker: { name: 'Giant', attack: 20, defense: 0, powers: ['super-strength'] },
      defender: { name: 'Wall', attack: 0, defense: 0, height: 2 },
      board: { terrain: levels.join(' '), attacker: [0, 0], defender: [1, 0] },
      trials: 1e15,
      ...(combinations > 1 && { vary: { 'defender.attack': [0, 1] } }),
    });
    await expect(endless).rejects.toThrow('more than 262144 ways that the attack can end');
  },
);

describe('what is not asked for is absent', () => {
  test('without simulation', async () => {
    const { simulation, goodnessOfFit, summaries } = await only({}, { ...both, simulation: false });
    expect([simulation, goodnessOfFit]).toEqual([undefined, undefined]);
    expect(summaries[0]?.outcomes[0]).not.toHaveProperty('simulated');
  });

  test('without exact odds', async () => {
    const { goodnessOfFit, summaries } = await only({ trials: 10 }, { ...both, exact: false });
    expect(goodnessOfFit).toBeUndefined();
    expect(summaries[0]?.outcomes[0]).not.toHaveProperty('exact');
  });
});

test('an interrupted simulation says so, and gives what it has', async () => {
  const controller = new AbortController();
  const experiment = readExperiment({ ...fight, trials: '1T' }, noFiles);
  const options = { ...both, signal: controller.signal, onProgress: () => controller.abort() };
  const [result] = await compute(experiment, options);
  expect(result?.simulation?.status).toBe('interrupted');
  expect(result?.simulation?.trials).toBeGreaterThan(0);
});

test('a precision is reached, and by the fewest chunks', async () => {
  const precision = 0.0006;
  const { simulation, summaries } = await only({ precision });
  // The widest interval is that of the probability nearest to 1/2: 1.96 sqrt(p (1 - p) / n).
  const needed = (n: number) =>
    Math.max(
      ...summaries.flatMap(({ outcomes }) =>
        outcomes.map(({ exact }) => {
          const p = exact ? fractionValue(exact) : Number.NaN;
          return 1.959964 * Math.sqrt((p * (1 - p)) / n);
        }),
      ),
    );
  const chunks = (simulation?.trials ?? 0) / 2 ** 20;
  expect(needed(chunks * 2 ** 20)).toBeLessThan(precision * 1.001);
  expect(needed((chunks - 1) * 2 ** 20)).toBeGreaterThan(precision * 0.999);
});
