import { compute } from '../../../src/experiments/results/compute.ts';
import type { Result } from '../../../src/experiments/results/result.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';

/** Results of Hawkgirl against Solomon Grundy, with the changes of the document, or of a battle. */
export function computed(document: object, exact = true): Promise<Result[]> {
  const fighters = 'sides' in document ? {} : { attacker: 'hawkgirl', defender: 'solomon-grundy' };
  const experiment = readExperiment(
    {
      name: 'Fight',
      ...fighters,
      trials: 10_000,
      ...document,
    },
    noFiles,
  );
  return compute(experiment, { exact, simulation: !exact, machine, threads: 1 });
}
