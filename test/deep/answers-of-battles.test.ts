import { expect, test } from 'vitest';
import { DISK } from '../../src/base/files/read-file.ts';
import { compute } from '../../src/experiments/results/compute.ts';
import { loadExperiment } from '../../src/experiments/scenarios/load.ts';
import { BATTLES } from '../experiments/results/shipped.ts';
import { machine } from '../machine.ts';

test.each(BATTLES)('the description of %s has the shares that its games come to', async (file) => {
  const experiment = loadExperiment(`experiments/${file}`, DISK);
  const results = await compute(experiment, { exact: false, simulation: true, machine });
  const shares = results.map(({ question }) =>
    Math.round(100 * (question.odds.simulated?.probability ?? 0)),
  );
  const told = [...(experiment.description ?? '').matchAll(/(\d+)%/g)].map(([, share]) => share);
  expect(told).toEqual(shares.map(String));
});
