import type { Result } from '../../results/result.ts';
import type { SimulatedEffort, Warning } from '../../results/warnings.ts';
import { spoken } from '../../words/numbers.ts';
import { rolledText } from './effort.ts';
import { fitNumbers } from './fit-numbers.ts';
import { trialOf } from './trial.ts';

/**
 * A warning of some results in words.
 *
 * @param things what there is a result for each of
 */
export function warningText(
  warning: Warning,
  results: readonly Result[],
  things = 'combinations',
): string {
  switch (warning.kind) {
    case 'interrupted':
      return interruptedText(warning.effort, trialOf(results), things);
    case 'nothingSimulated':
      return 'INTERRUPTED before anything was simulated.';
    case 'disagreement':
      return (
        `WARNING: the simulation does not agree with the exact odds (${fitNumbers(warning.fit)}). ` +
        'Chance alone hardly does this; please report it with the seed.'
      );
  }
}

function interruptedText(
  effort: SimulatedEffort,
  trial: readonly [string, string],
  things: string,
): string {
  const { asked, seed, begun, all } = effort;
  const wanted =
    'trials' in asked
      ? `${spoken(asked.trials)}${all > 1 ? ' each' : ''} were`
      : `a precision of ${asked.precision} was`;
  const of = all > 1 ? ` for ${begun} of ${all} ${things}` : '';
  return (
    `INTERRUPTED: ${rolledText(effort, trial)} simulated${of} from seed "${seed}", while ${wanted} asked for. ` +
    'What is shown is valid, but less precise.'
  );
}
