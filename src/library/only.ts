import type { ResultJson } from '../results/format/result-json.ts';
import { resultJson } from '../results/format/write.ts';
import type { Result } from '../results/result.ts';
import { onlyCase } from '../scenarios/every-stance.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import { exactResults } from './work-out.ts';

/**
 * The exact odds of an experiment of a single fight.
 *
 * @param allowed "an experiment of one attack"
 * @throws BadInput for a sweep
 */
export async function onlyResult(
  experiment: Experiment,
  allowed: string,
  signal?: AbortSignal,
): Promise<ResultJson> {
  onlyCase(experiment, allowed);
  const [only] = await exactResults(experiment, signal);
  return resultJson(only as Result);
}
