import { compute } from '../../results/compute.ts';
import type { Result } from '../../results/result.ts';
import type { Experiment } from '../../scenarios/experiment.ts';
import type { Machine } from '../../simulate/machine.ts';

/** For work that rolls nothing. */
const THIS_THREAD: Machine = {
  threads: 1,
  start: () => Promise.reject(new Error('exact odds need no workers')),
  pause: () => Promise.resolve(),
};

/** As `knockback run --no-simulation` works them out. */
export function exactResults(experiment: Experiment): Promise<Result[]> {
  return compute(experiment, { exact: true, simulation: false, machine: THIS_THREAD });
}
