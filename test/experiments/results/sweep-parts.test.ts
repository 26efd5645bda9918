import { expect, test } from 'vitest';
import type { SweepPart } from '../../../src/experiments/results/sweep-part.ts';
import {
  onSweepWorkers,
  type SweepMachine,
} from '../../../src/experiments/results/sweep-workers.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { noFiles } from '../../fight/scenarios.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Workers that keep what they are asked, and answer with results in which nothing is computed. */
function listeners() {
  const parts: SweepPart[] = [];
  const worker = {
    async ask(part: SweepPart) {
      parts.push(part);
      return { results: part.asked.cases.map(() => ({}) as never) };
    },
    release() {},
  };
  const machine: SweepMachine = { threads: 2, start: async (count) => Array(count).fill(worker) };
  return { machine, parts };
}

test('threads are asked for every combination once, each with all that the experiment asks', async () => {
  const experiment = readExperiment(
    {
      name: 'Sweep',
      attacker: { name: 'A', attack: 1, range: 1 },
      defender: { name: 'D', defense: 1 },
      vary: { 'attacker.attack': range(1, 20), 'defender.defense': range(1, 10) },
      seed: 'listened',
      measures: ['totalWounds'],
      question: 'totalWounds >= 2',
    },
    noFiles,
  );
  const { name, seed, effort, measures, question, cases } = experiment;
  const { machine, parts } = listeners();
  const done = await onSweepWorkers(experiment, { machine, rest: async () => {} });
  expect(measures).toEqual(['totalWounds']);
  for (const { asked, ...part } of parts) {
    expect(part.question).toEqual(question);
    expect(asked).toEqual({ name, seed, effort, measures, question, cases: asked.cases });
  }
  expect(parts.flatMap(({ asked }) => asked.cases)).toEqual(cases);
  expect(done?.results.map(({ combination }) => combination)).toEqual(
    cases.map(({ combination }) => combination),
  );
});
