import * as z from 'zod';
import { compute } from '../results/compute.ts';
import type { ResultJson } from '../results/format/result-json.ts';
import { resultJson } from '../results/format/write.ts';
import { check } from '../scenarios/check.ts';
import { countField } from '../scenarios/count.ts';
import type { Effort, Experiment } from '../scenarios/experiment.ts';
import { located } from '../scenarios/load.ts';
import { precisionField, seedField } from '../scenarios/schema.ts';
import { KERNEL_NAMES, kernelRuns } from '../simulate/kernels/kernels.ts';
import { oneOf, wholeNumber } from '../words/fields.ts';
import { BadInput, blamed } from '../words/problem.ts';
import { host } from './host.ts';
import { readInput } from './read.ts';
import type { ExperimentInput } from './types/experiment.ts';
import type { RunOptions } from './types/options.ts';
import { exactResults, stoppedBy } from './work-out.ts';

/**
 * Runs an experiment: exact odds, simulated odds, or both side by side.
 *
 * @param experiment its data, or the text of an experiment file (YAML or JSON)
 * @returns a result for each combination of what it varies, in their order; for the same seed and count the
 *   same numbers as `knockback run`, digit by digit
 * @throws BadInput for whatever is wrong with the experiment or the options; the reason of an aborted signal,
 *   unless `partial` is set
 */
export async function run(
  experiment: ExperimentInput,
  options: RunOptions = {},
): Promise<ResultJson[]> {
  const { exact = true, simulation = true, signal, partial = false, onProgress } = options;
  const { threads, kernel, ...given } = checked(options);
  if (!exact && !simulation) {
    const allowed = 'at least one of exact and simulation';
    throw new BadInput({ path: ['options', 'exact'], found: 'false', allowed });
  }
  const read = withOptions(readInput(experiment, options), given);
  if (!simulation) return (await exactResults(read, signal)).map(resultJson);
  signal?.throwIfAborted();
  const { machine } = host();
  const results = await located(read, () =>
    compute(read, {
      exact,
      simulation,
      threads,
      kernel,
      machine: partial ? machine : stoppedBy(machine, signal),
      ...(signal && { signal }),
      ...(onProgress && {
        onProgress: ({ done, total }) =>
          onProgress({ done, ...(total !== undefined && { total }) }),
      }),
    }),
  );
  if (!partial) signal?.throwIfAborted();
  return results.map(resultJson);
}

/** Options that are data. Others, such as signals, are none. */
const schema = z.object({
  seed: seedField.optional(),
  trials: countField.optional(),
  precision: precisionField.optional(),
  threads: wholeNumber(1, 1024, 'Worker threads').optional(),
  kernel: oneOf(KERNEL_NAMES, 'What rolls the dice').optional(),
});
type Checked = z.output<typeof schema>;

function checked({ seed, trials, precision, threads, kernel }: RunOptions): Checked {
  try {
    const given = check(schema, { seed, trials, precision, threads, kernel });
    if (given.trials !== undefined && given.precision !== undefined) {
      const allowed = 'trials or precision, not both';
      throw new BadInput({ path: ['precision'], found: 'trials as well', allowed });
    }
    if (given.kernel && !kernelRuns(given.kernel)) {
      const allowed = 'typescript: WebAssembly does not run here';
      throw new BadInput({ path: ['kernel'], found: given.kernel, allowed });
    }
    return given;
  } catch (error) {
    throw blamed(error, (problem) => ({ ...problem, path: ['options', ...problem.path] }));
  }
}

/** What the options say goes before what the experiment says. */
function withOptions(experiment: Experiment, { seed, trials, precision }: Checked): Experiment {
  const effort: Effort | undefined =
    trials !== undefined ? { trials } : precision !== undefined ? { precision } : undefined;
  return { ...experiment, ...(effort && { effort }), ...(seed !== undefined && { seed }) };
}
