import { type SimulatedEffort, simulatedEffort } from '../../results/effort.ts';
import type { Result } from '../../results/result.ts';
import { capitalised } from '../../words/english.ts';
import { attacksText, spoken } from '../../words/numbers.ts';

/**
 * How much was simulated, and from what seed, where all that was asked for was.
 *
 * @param things what there is a result for each of
 */
export function effortText(results: readonly Result[], things = 'combinations'): string {
  const effort = simulatedEffort(results);
  if (!effort) return 'Exact odds only; nothing was simulated.';
  const each = effort.all > 1 ? ` for each of ${effort.all} ${things}` : '';
  return `${capitalised(rolledText(effort))} simulated${each} from seed "${effort.seed}".`;
}

/** "10 million attacks", "1 million to 10 million attacks". */
export function rolledText({ fewest, most }: SimulatedEffort): string {
  return fewest === most ? attacksText(most) : `${spoken(fewest)} to ${attacksText(most)}`;
}
