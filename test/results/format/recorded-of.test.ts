import { expect, test } from 'vitest';
import { compute } from '../../../src/results/compute.ts';
import { readRecorded } from '../../../src/results/format/read-results.ts';
import { recordedOf } from '../../../src/results/format/recorded.ts';
import { resultJson } from '../../../src/results/format/write.ts';
import { readExperiment } from '../../../src/scenarios/read-experiment.ts';
import { machine } from '../../machine.ts';
import { noFiles } from '../../rules/c3g/scenarios.ts';

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
