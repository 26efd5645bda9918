import { expect, test } from 'vitest';
import { DISK } from '../../src/files/read-file.ts';
import { compute } from '../../src/results/compute.ts';
import { loadExperiment } from '../../src/scenarios/load.ts';
import { machine } from '../machine.ts';
import { BATTLES } from '../results/shipped.ts';

test.each(BATTLES)('the description of %s has the shares that its games come to', async (file) => {
  const experiment = loadExperiment(`experiments/${file}`, DISK);
  const results = await compute(experiment, { exact: false, simulation: true, machine });
  const shares = results.map(({ question }) =>
    Math.round(100 * (question.odds.simulated?.probability ?? 0)),
  );
  const told = [...(experiment.description ?? '').matchAll(/(\d+)%/g)].map(([, share]) => share);
  expect(told).toEqual(shares.map(String));
});
