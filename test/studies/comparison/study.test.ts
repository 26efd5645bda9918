import { describe, expect, test } from 'vitest';
import { compute } from '../../../src/experiments/results/compute.ts';
import { recordedOf } from '../../../src/experiments/results/format/recorded.ts';
import { surroundingsOf } from '../../../src/experiments/scenarios/load.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { compare } from '../../../src/studies/comparison/compare.ts';
import { comparisonBlocks } from '../../../src/studies/comparison/report/blocks.ts';
import { comparisonSpec } from '../../../src/studies/comparison/report/chart.ts';
import { comparisonCsv, comparisonJson } from '../../../src/studies/comparison/report/data.ts';
import { comparisonStudy } from '../../../src/studies/comparison/study.ts';
import type { StudyMachine } from '../../../src/studies/study.ts';
import { machine as threads } from '../../machine.ts';
import { machineThat } from '../armies/machine.ts';
import { BOTH, EXACT, pairOf } from './report/sides.ts';
import { resultOf } from './results.ts';

const idle = machineThat(() => ({ done: [], isComplete: true })).machine;

/** A machine that computes exact odds, is interrupted after some experiments, and keeps the names of all. */
function machineFor(complete = Number.POSITIVE_INFINITY) {
  const names: string[] = [];
  const machine: StudyMachine = {
    ...idle,
    compute: async (experiment) => {
      names.push(experiment.name);
      const options = { exact: true, simulation: false, machine: threads, threads: 1 };
      return { done: await compute(experiment, options), isComplete: names.length <= complete };
    },
  };
  return { machine, names };
}

const experimentOf = (name: string, attack: number) =>
  readExperiment(
    { name, attacker: { name: 'A', attack, defense: 0 }, defender: { name: 'B', defense: 2 } },
    surroundingsOf('.', idle.files),
  );
const [four, five] = [experimentOf('Four', 4), experimentOf('Five', 5)];

describe('the study', () => {
  test('compares results as they are, and experiments that it runs', async () => {
    const sides = EXACT.map((measures, i) => ({
      file: `${i}.json`,
      results: [resultOf(measures)],
    }));
    const [a = { file: '', results: [] }, b = a] = sides;
    const recorded = await comparisonStudy.run({ a, b }, idle);
    expect(recorded).toEqual({ done: compare(a, b), isComplete: true });

    const { machine, names } = machineFor();
    const ask = {
      a: { file: 'four.yaml', experiment: four },
      b: { file: 'five.yaml', experiment: five },
    };
    const { done, isComplete } = await comparisonStudy.run(ask, machine);
    expect(isComplete).toBe(true);
    expect(names).toEqual(['Four', 'Five']);
    expect([done?.a.file, done?.b.file]).toEqual(['four.yaml', 'five.yaml']);
    expect(done?.pairs[0]?.changes).toEqual([{ field: 'attacker.attack', a: 4, b: 5 }]);
    const [result] = await compute(four, {
      exact: true,
      simulation: false,
      machine: threads,
      threads: 1,
    });
    expect(done?.a.results).toEqual(result && [recordedOf(result)]);
  });

  test('has no answer if it is interrupted in the first experiment, and then runs no other', async () => {
    const ask = {
      a: { file: 'four.yaml', experiment: four },
      b: { file: 'five.yaml', experiment: five },
    };
    const first = machineFor(0);
    expect(await comparisonStudy.run(ask, first.machine)).toEqual({
      done: undefined,
      isComplete: false,
    });
    expect(first.names).toEqual(['Four']);
    const second = await comparisonStudy.run(ask, machineFor(1).machine);
    expect(second.isComplete).toBe(false);
    expect(second.done?.pairs).toHaveLength(1);
  });
});

test('the presentation has the report, short or full, as well as data and a picture', async () => {
  const comparison = pairOf(BOTH, true);
  const { title, blocks, json, csv, picture } = comparisonStudy.present(comparison);
  expect(title).toBe('A and B compared');
  expect(await blocks()).toEqual(comparisonBlocks(comparison, 'full'));
  const short = comparisonStudy.present(comparison, { extent: 'answer' });
  expect(await short.blocks()).toEqual(comparisonBlocks(comparison, 'answer'));
  expect(json?.()).toEqual(comparisonJson(comparison));
  expect(csv?.()).toBe(comparisonCsv(comparison));
  expect(await picture?.()).toEqual(comparisonSpec(comparison));
});
