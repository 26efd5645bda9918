import type { ResultJson } from '../results/format/result-json.ts';
import { resultJson } from '../results/format/write.ts';
import type { Result } from '../results/result.ts';
import { onlyCase } from '../scenarios/every-stance.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import { exactResults } from './work-out.ts';

/**
 * The exact odds of an experiment of a single fight.
 *
 * @throws BadInput for a sweep, which is for `run`
 */
export async function onlyResult(
  experiment: Experiment,
  signal?: AbortSignal,
): Promise<ResultJson> {
  onlyCase(experiment, 'no such key: run gives the odds of each combination');
  const [only] = await exactResults(experiment, signal);
  return resultJson(only as Result);
}
