import { expect, test } from 'vitest';
import { compute } from '../../../../src/experiments/results/compute.ts';
import { readRecorded } from '../../../../src/experiments/results/format/read-results.ts';
import { recordedOf } from '../../../../src/experiments/results/format/recorded.ts';
import { resultJson } from '../../../../src/experiments/results/format/write.ts';
import { readExperiment } from '../../../../src/experiments/scenarios/read-experiment.ts';
import { noFiles } from '../../../fight/scenarios.ts';
import { machine } from '../../../machine.ts';

const SWEEP = {
  name: 'Sweep',
  attacker: 'hawkgirl',
  defender: { card: 'solomon-grundy', life: 4 },
  trials: 5000,
  vary: { 'attacker.attack': [{ label: 'unarmed', value: 0 }, 3], 'defender.wounds': [0, 3] },
};

test.each([
  ['exact and simulated', { exact: true, simulation: true }],
  ['simulated alone', { exact: false, simulation: true }],
  ['exact alone', { exact: true, simulation: false }],
])('a result is recorded as its file would be read back: %s', async (_, how) => {
  const results = await compute(readExperiment(SWEEP, noFiles), { ...how, machine, threads: 1 });
  const throughJson = JSON.parse(JSON.stringify(results.map(resultJson)));
  expect(results.map(recordedOf)).toEqual(readRecorded(throughJson));
  expect(results.map(recordedOf).map(({ labels }) => labels)).toEqual([
    { 'attacker.attack': 'unarmed' },
    { 'attacker.attack': 'unarmed' },
    {},
    {},
  ]);
});
