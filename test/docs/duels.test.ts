import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DISK } from '../../src/base/files/read-file.ts';
import { compute } from '../../src/experiments/results/compute.ts';
import { oddsValue } from '../../src/experiments/results/figures.ts';
import { loadExperiment } from '../../src/experiments/scenarios/load.ts';
import { machine } from '../machine.ts';
import { ROOT } from './blocks.ts';

const FOLDER = `${ROOT}experiments/`;
const DUELS = readdirSync(FOLDER).filter(
  (name) => name.endsWith('.yaml') && /^fight: duel$/m.test(readFileSync(FOLDER + name, 'utf8')),
);

test('four experiments are duels', () => expect(DUELS).toHaveLength(4));

test.each(DUELS)('the answers in the description of %s are those of the program', async (file) => {
  const experiment = loadExperiment(FOLDER + file, DISK);
  const results = await compute(experiment, { exact: true, simulation: false, machine });
  const chances = results.flatMap(({ question, account }) => [
    oddsValue(question.odds),
    ...(account.options?.rows.flatMap(({ values }) => values) ?? []),
  ]);
  const known = chances.map((chance) => `${(100 * chance).toFixed(1)}%`);
  const said = experiment.description?.match(/[\d.]+%/g) ?? [];
  expect(said.length).toBeGreaterThan(2);
  expect(known).toEqual(expect.arrayContaining(said));
});
