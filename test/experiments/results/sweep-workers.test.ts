import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jsonOfItems, jsonParts } from '../../../src/base/words/json.ts';
import { BadInput } from '../../../src/base/words/problem.ts';
import { compute, exactItems } from '../../../src/experiments/results/compute.ts';
import { resultJson, resultsJson } from '../../../src/experiments/results/format/write.ts';
import type { Result } from '../../../src/experiments/results/result.ts';
import {
  onSweepWorkers,
  type SweepMachine,
} from '../../../src/experiments/results/sweep-workers.ts';
import { nodeSweepMachine } from '../../../src/experiments/results/threads/sweep-machine.ts';
import type { Experiment } from '../../../src/experiments/scenarios/experiment.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';

/** `npm test` builds the worker first. */
const sweepMachine = nodeSweepMachine(resolve('dist/worker.js'));
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** 300 combinations; cards without powers are worked out fastest. */
const sweep = (more: object = {}): Experiment =>
  readExperiment(
    {
      name: 'Sweep',
      attacker: { name: 'A', attack: 1, range: 1 },
      defender: { name: 'D', defense: 1, life: 6 },
      vary: {
        'attacker.attack': range(1, 5),
        'defender.defense': range(1, 5),
        'defender.life': range(3, 6),
        'defender.wounds': range(0, 2),
      },
      ...more,
    },
    noFiles,
  );
const exact = { exact: true, simulation: false, machine };
const jsonOf = async (experiment: Experiment, threads: number) =>
  JSON.stringify((await compute(experiment, { ...exact, sweepMachine, threads })).map(resultJson));

/** The results of the sweep by one thread, computed once. */
const alone = compute(sweep(), { ...exact, sweepMachine, threads: 1 });

/** The machine, which counts the threads that it has started. */
function counting(): { started: number; machine: SweepMachine } {
  const counted = {
    started: 0,
    machine: {
      threads: 3,
      start: (count: number) => {
        counted.started += count;
        return sweepMachine.start(count);
      },
    },
  };
  return counted;
}
const rest = async () => {};

describe('the exact odds of a sweep', () => {
  test.each([
    ['that asks nothing', {}],
    ['that asks a question', { question: 'totalWounds >= 3' }],
    ['with a board', { board: { terrain: '1 1 1 1w', attacker: [0, 0], defender: [1, 0] } }],
  ])('%s are the same on one thread and on three', async (_, more) => {
    const experiment = sweep({ attacker: 'hawkgirl', defender: 'solomon-grundy', ...more });
    expect((await jsonOf(experiment, 3)) === (await jsonOf(experiment, 1))).toBe(true);
  });

  test('are worked out by as many threads as have a hundred combinations each', async () => {
    const counted = counting();
    const done = await onSweepWorkers(sweep(), { machine: counted.machine, rest });
    expect(done?.results).toHaveLength(300);
    expect(done?.question.text).toBe('totalWounds >= 1');
    const few = sweep({ vary: { 'attacker.attack': range(1, 10) } });
    expect(await onSweepWorkers(few, { machine: counted.machine, rest })).toBeUndefined();
    expect(counted.started).toBe(3);
  });

  test.each([1, 3])(
    'are written as JSON on %i threads while the next are computed',
    async (threads) => {
      const experiment = sweep();
      const results = await alone;
      for (const fractions of [true, false]) {
        const options = { ...exact, sweepMachine, threads };
        const items = exactItems(experiment, options, fractions) as AsyncGenerator<string>;
        let text = '';
        for await (const part of jsonOfItems(items)) text += part;
        expect(text === [...jsonParts(resultsJson(results, fractions))].join('')).toBe(true);
      }
    },
  );

  test('are not written one by one where they are few, or rolled', () => {
    const few = sweep({ vary: { 'attacker.attack': range(1, 10) } });
    expect(exactItems(few, { ...exact, sweepMachine }, true)).toBeUndefined();
    const rolled = { ...exact, simulation: true, sweepMachine };
    expect(exactItems(sweep(), rolled, true)).toBeUndefined();
  });

  test('are written from this thread where no other starts', async () => {
    const failing: SweepMachine = { threads: 2, start: () => Promise.reject(new Error('no')) };
    const items = exactItems(sweep(), { ...exact, sweepMachine: failing }, false);
    let count = 0;
    for await (const item of items as AsyncGenerator<string>) count += Number(item.length > 0);
    expect(count).toBe(300);
  });

  test.each([1, 2])(
    'say on %i threads what cannot be computed before anything is written',
    async (threads) => {
      const experiment = sweep();
      const cases = experiment.cases.map((one, i) =>
        i === 250 ? { ...one, scenario: { ...one.scenario, distance: 99 } } : one,
      );
      const far = { ...experiment, cases };
      const items = exactItems(far, { ...exact, sweepMachine, threads }, false);
      await expect((items as AsyncGenerator<string>).next()).rejects.toThrow(BadInput);
    },
  );

  test('end where somebody wants no more of them', async () => {
    const stopped = new Error('stopped');
    let rests = 0;
    const untilSecond = async () => {
      if (++rests > 1) throw stopped;
    };
    const work = onSweepWorkers(sweep(), { machine: sweepMachine, threads: 2, rest: untilSecond });
    await expect(work).rejects.toBe(stopped);
  });

  test('are left to one thread where the others fail, which tells why', async () => {
    const failing: SweepMachine = { threads: 2, start: () => Promise.reject(new Error('no')) };
    expect(await onSweepWorkers(sweep(), { machine: failing, rest })).toBeUndefined();
    const results = await compute(sweep(), { ...exact, sweepMachine: failing });
    expect(results).toHaveLength(300);
  });
});

test('each combination of a sweep has the results that it has alone', async () => {
  const { cases, ...experiment } = readExperiment(
    {
      name: 'Sweep',
      attacker: 'hawkgirl',
      defender: 'solomon-grundy',
      question: 'displaced',
      vary: {
        'attacker.attack': [1, 9, 4],
        'defender.defense': [0, 1, 4],
        'defender.wounds': [0, 3, 7],
      },
    },
    noFiles,
  );
  const told = (result: Result) => {
    const { measures, rulings, caveats, remarks, headline } = resultJson(result);
    return { measures, rulings, caveats, remarks, headline };
  };
  const together = await compute({ ...experiment, cases }, exact);
  // Some fights can destroy the figure, so that it matters whether it stays; others cannot.
  const matters = together.map(({ rulings }) => rulings.length > 0);
  expect(new Set(matters)).toEqual(new Set([true, false]));
  for (const [i, one] of cases.entries()) {
    const [alone] = await compute({ ...experiment, cases: [one] }, exact);
    expect(told(together[i] as Result)).toEqual(told(alone as Result));
  }
});
