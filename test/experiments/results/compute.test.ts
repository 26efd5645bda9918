import { describe, expect, test } from 'vitest';
import { fractionText, fractionValue } from '../../../src/base/statistics/fraction.ts';
import {
  type ComputeOptions,
  compute,
  simulateOnly,
} from '../../../src/experiments/results/compute.ts';
import type { Result } from '../../../src/experiments/results/result.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';

const fight = { name: 'Fight', rules: 'c3g', attacker: 'hawkgirl', defender: 'solomon-grundy' };
const both: ComputeOptions = { exact: true, simulation: true, machine, threads: 1 };

const results = (document: object, options: ComputeOptions = both) =>
  compute(readExperiment({ ...fight, ...document }, noFiles), options);

const only = async (document: object, options: ComputeOptions = both): Promise<Result> => {
  const [result] = await results(document, options);
  if (!result) throw new Error('no result');
  return result;
};

test('a sweep has a result for every combination, in order', async () => {
  const swept = await results({ trials: 1000, vary: { 'attacker.attack': [2, 3, 4] } });
  expect(swept.map(({ combination }) => combination['attacker.attack'])).toEqual([2, 3, 4]);
  expect(swept.map(({ simulation }) => simulation?.trials)).toEqual([1000, 1000, 1000]);
});

test('measures are those asked for, in that order', async () => {
  const order = ['spacesMoved', 'destroyed', 'totalWounds'];
  for (const measures of [order, order.toReversed()]) {
    const { summaries, measured } = await only({ measures }, { ...both, simulation: false });
    expect(summaries.map(({ measure }) => measure.name)).toEqual(measures);
    expect(measured.length).toBeGreaterThan(3);
  }
});

test('the headline needs none of the measures that are asked for', async () => {
  const { summaries, headline } = await only({ trials: 10, measures: ['destroyed'] });
  expect(summaries.map(({ measure }) => measure.name)).toEqual(['destroyed']);
  expect(headline).toMatch(/^Hawkgirl displaces Solomon Grundy 74\.6% of the time/);
});

test('exact and simulated odds stand side by side, and agree', async () => {
  // In a correct simulation each is beyond 5 standard errors with chance 6e-7, and the seed is fixed.
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

test('each combination of a sweep rolls as its fight does alone', async () => {
  const attacks = [2, 3, 5];
  const attacker = (attack: number) => ({ attacker: { card: 'hawkgirl', attack } });
  const swept = await results({ trials: 5000, vary: { 'attacker.attack': attacks } });
  for (const [i, attack] of attacks.entries()) {
    const alone = await only({ trials: 5000, ...attacker(attack) });
    expect(swept[i]?.summaries).toEqual(alone.summaries);
    expect(swept[i]?.goodnessOfFit).toEqual(alone.goodnessOfFit);
  }
});

test('a simulation is compared with all distinguishable rolls, and not only with results', async () => {
  // No skull to two skulls, against no shield to two: nine rolls with three different numbers of wounds.
  const attacker = { name: 'A', attack: 2, defense: 0 };
  const defender = { name: 'D', attack: 0, defense: 2 };
  const { goodnessOfFit, summaries } = await only({ trials: 10_000, attacker, defender });
  const wounds = summaries.find(({ measure }) => measure.name === 'totalWounds');
  expect(wounds?.outcomes).toHaveLength(3);
  expect(goodnessOfFit?.degreesOfFreedom).toBe(8);
});

describe('the question', () => {
  const duel = {
    fight: 'duel',
    attacker: { name: 'A', attack: 2, defense: 1, life: 2 },
    defender: { name: 'D', attack: 2, defense: 1, life: 2 },
    trials: 3000,
  };

  test.each([
    ['of an attack', { question: 'totalWounds >= 2', trials: 3000 }],
    ['of the end of a duel', { ...duel, question: 'winner is attacker' }],
    ['of what a duel counts', { ...duel, question: 'turns <= 3' }],
    ['of several that a duel counts', { ...duel, question: 'turns <= 3 and attacks >= 2' }],
  ])('%s is watched while it is rolled, and comes to its odds', async (_, document) => {
    const { question, simulation } = await only(document);
    const marks = simulation?.marks ?? [];
    expect(marks.map(({ trials }) => trials)).toEqual([128, 256, 512, 1024, 2048, 3000]);
    expect(marks.at(-1)?.hits).toBe(question.odds.simulated?.count);
    const p = question.odds.exact ? fractionValue(question.odds.exact) : Number.NaN;
    // In a correct simulation each is beyond 5 standard errors with chance 6e-7, and the seed is fixed.
    for (const { trials, hits } of marks) {
      expect(Math.abs(hits / trials - p)).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / trials));
    }
  });

  test('of a sweep is not watched', async () => {
    const swept = await results({ ...duel, vary: { 'attacker.attack': [1, 2] } });
    expect(swept.map(({ simulation }) => simulation?.marks)).toEqual([[], []]);
  });

  describe('of a sweep of turns', () => {
    // Four dice show one skull or more in 15 of 16 rolls, two dice in 11 of 16; the special attack has one die in any
    // case and a second half of the time.
    const effects = [
      { specialAttack: { range: 1, dice: 1 } },
      { automaticSkulls: 1, when: 'specialAttack' },
    ];
    const powers = [{ name: 'Sure', effects }];
    const target = { name: 'D', attack: 0, defense: 0 };
    const mortal = { ...target, life: 2 };
    const played = async (document: object) => {
      const turn = {
        name: 'Turn',
        turn: [{ figure: { name: 'A', attack: 4, defense: 0, life: 3, powers }, at: [0, 0] }],
        board: { terrain: '1 1', defender: [1, 0] },
        ...document,
      };
      const all = await compute(readExperiment(turn, noFiles), { ...both, simulation: false });
      return all.map(({ question, account }) => [
        question.text,
        account.playedFor,
        question.odds.exact && fractionText(question.odds.exact),
      ]);
    };
    const destroyed = ['destroyed', 'destroyed', '11/16'];
    const wounded = ['totalWounds >= 1', 'totalWounds >= 1', '1'];

    test('is the one that is usual for most, and all are played for it', async () => {
      const goal = 'destroy';
      expect(await played({ goal, defender: mortal })).toEqual([destroyed]);
      expect(await played({ goal, defender: target })).toEqual([wounded]);
      const most = [target, { ...target, name: 'E' }, mortal];
      expect(await played({ goal, defender: mortal, vary: { defender: most } })).toEqual([
        wounded,
        wounded,
        wounded,
      ]);
    });

    test('is the one that is asked, whatever is usual', async () => {
      const question = 'totalWounds >= 2';
      const asked = { question, vary: { defender: [mortal, target] }, defender: target };
      expect(await played(asked)).toEqual([
        [question, question, '11/16'],
        [question, question, '11/16'],
      ]);
    });
  });
});

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

test('before anything is rolled, an interruption ends the work for its reason', async () => {
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(results({ trials: '1T' }, { ...both, signal })).rejects.toThrow('enough');
});

describe('of a sweep that is interrupted, what was never rolled', () => {
  const last = async (exact: boolean) => {
    const controller = new AbortController();
    const options = { ...both, exact, signal: controller.signal, threads: 1 };
    const onProgress = () => controller.abort();
    const document = { trials: '1T', vary: { 'attacker.attack': [2, 3] } };
    const swept = await results(document, { ...options, onProgress });
    return swept.at(-1);
  };

  test('has its exact odds, and is known not to be rolled', async () => {
    const result = await last(true);
    expect(result).toMatchObject({ neverBegun: true });
    expect(result?.simulation).toBeUndefined();
    expect(result?.question.odds.exact).toBeDefined();
  });

  test('says without exact odds that there is nothing', async () => {
    const result = await last(false);
    expect(result).toMatchObject({ neverBegun: true });
    expect(result?.headline).toBe('Nothing was simulated before the interruption.');
  });

  test('a run without a simulation is not interrupted', async () => {
    const { neverBegun } = await only({}, { ...both, simulation: false });
    expect(neverBegun).toBe(false);
    expect((await only({ trials: 10 })).neverBegun).toBe(false);
  });
});

test('a choice of measures is known as one, and the name of a measure stands for those of each blocker, too', async () => {
  const exactly = { ...both, simulation: false };
  expect((await only({}, exactly)).isSelection).toBe(false);
  const board = {
    terrain: '1 1 1 1',
    attacker: [0, 0],
    defender: [1, 0],
    others: [{ figure: 'Ann', at: [2, 0] }],
  };
  const { isSelection, summaries } = await only({ board, measures: ['blockerWounds'] }, exactly);
  expect(isSelection).toBe(true);
  expect(summaries.map(({ measure }) => measure.name)).toEqual([
    'blockerWounds',
    'blockerWounds:ann',
  ]);
});

test('a run rolls the same without exact odds', async () => {
  const experiment = readExperiment({ ...fight, trials: 5000, seed: 'x' }, noFiles);
  const [rolled, ...others] = await simulateOnly(experiment, both);
  const [result] = await compute(experiment, both);
  expect(others).toEqual([]);
  expect(rolled?.tally.trials).toBe(5000);
  expect(rolled?.marks).toEqual(result?.simulation?.marks);
});

test('a question that is asked is all that has to be precise', async () => {
  // Six skulls of six dice are 1/64, three are 5/16: 1.96 sqrt(p (1 - p) / 2^20) is 0.0002 and 0.0009.
  const fight = {
    attacker: { name: 'A', attack: 6, defense: 0 },
    defender: { name: 'D', attack: 0, defense: 0 },
    precision: 0.0006,
  };
  const chunks = async (document: object) => {
    const { simulation } = await only({ ...fight, ...document }, { ...both, exact: false });
    return (simulation?.trials ?? 0) / 2 ** 20;
  };
  expect(await chunks({ question: 'totalWounds >= 6' })).toBe(1);
  expect(await chunks({})).toBeGreaterThan(2);
});

test('a precision is reached, and by the fewest chunks', async () => {
  const precision = 0.0006;
  const { simulation, summaries } = await only({ precision });
  // The widest interval belongs to the probability nearest to 1/2: 1.96 sqrt(p (1 - p) / n).
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
