/* Runs experiments for programs: exact, simulated, or both. */

import type * as z from 'zod';
import { BadInput } from '../base/index.ts';
import { kernelRuns } from '../chance/index.ts';
import {
  compute,
  type Effort,
  type Experiment,
  located,
  type ResultJson,
  resultJson,
} from '../experiments/index.ts';
import { host } from './host.ts';
import { optionsGiven, RUN_OPTIONS } from './options-given.ts';
import { readInput } from './read-experiment.ts';
import { guarded } from './told-progress.ts';
import type { ExperimentInput } from './types/experiment.ts';
import type { RunOptions } from './types/options.ts';
import { stoppedBy } from './work-out.ts';

/**
 * Runs an experiment: exact odds, simulated odds, or both.
 *
 * @param experiment its data, or the text of an experiment file (YAML or JSON)
 * @returns a result for each combination of the varied fields, in order; with the same seed and number of trials, the
 * numbers are exactly those of `knockback run`
 * @throws BadInput for any mistake in the experiment or the options; the reason of an aborted signal, unless `partial`
 * is set and some dice have already been rolled
 */
export async function run(
  experiment: ExperimentInput,
  options: RunOptions = {},
): Promise<ResultJson[]> {
  const given = checked(options);
  const { exact = true, simulation = true, partial = false, threads, kernel } = given;
  const { signal, onProgress } = options;
  const read = withOptions(readInput(experiment, options), given);
  signal?.throwIfAborted();
  const { machine, sweepMachine } = host();
  const told = guarded(onProgress);
  const results = await located(read, () =>
    compute(read, {
      exact,
      simulation,
      threads,
      kernel,
      machine: partial ? machine : stoppedBy(machine, signal),
      sweepMachine,
      ...(signal && { signal }),
      onProgress: ({ done, total }) => told.show({ done, ...(total !== undefined && { total }) }),
    }),
  );
  told.check();
  return results.map(resultJson);
}

/** The options that are data, so without signals and similar objects. */
type Checked = z.output<typeof RUN_OPTIONS>;

function checked(options: RunOptions): Checked {
  const given = optionsGiven(RUN_OPTIONS, options);
  const { trials, precision, kernel, exact = true, simulation = true } = given;
  if (trials !== undefined && precision !== undefined) {
    const allowed = 'trials or precision, not both';
    throw new BadInput({ path: ['options', 'precision'], found: 'trials was also given', allowed });
  }
  if (kernel && !kernelRuns(kernel)) {
    const allowed = 'typescript, because WebAssembly does not run here';
    throw new BadInput({ path: ['options', 'kernel'], found: kernel, allowed });
  }
  if (!exact && !simulation) {
    const allowed = 'exact, simulation or both';
    throw new BadInput({ path: ['options', 'exact'], found: 'false', allowed });
  }
  return given;
}

/** The experiment with the options, which override the experiment's own fields. */
function withOptions(experiment: Experiment, { seed, trials, precision }: Checked): Experiment {
  const effort: Effort | undefined =
    trials !== undefined ? { trials } : precision !== undefined ? { precision } : undefined;
  return { ...experiment, ...(effort && { effort }), ...(seed !== undefined && { seed }) };
}
