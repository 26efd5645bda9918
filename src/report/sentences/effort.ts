import type { Result } from '../../results/result.ts';
import { type SimulatedEffort, simulatedEffort } from '../../results/warnings.ts';
import { capitalised } from '../../words/english.ts';
import { spoken, trialsText } from '../../words/numbers.ts';
import { trialOf } from './trial.ts';

/**
 * How much was simulated, and from what seed, where all that was asked for was.
 *
 * @param things what there is a result for each of
 */
export function effortText(results: readonly Result[], things = 'combinations'): string {
  const effort = simulatedEffort(results);
  if (!effort) return 'Exact odds only; nothing was simulated.';
  const each = effort.all > 1 ? ` for each of ${effort.all} ${things}` : '';
  return `${capitalised(rolledText(effort, trialOf(results)))} simulated${each} from seed "${effort.seed}".`;
}

/** "10 million attacks", "1 million to 10 million attacks". */
export function rolledText(
  { fewest, most }: SimulatedEffort,
  trial: readonly [string, string],
): string {
  return fewest === most
    ? trialsText(most, trial)
    : `${spoken(fewest)} to ${trialsText(most, trial)}`;
}
