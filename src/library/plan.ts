import type { ResultJson } from '../results/format/result-json.ts';
import { rulesetOf } from '../rules/rulesets.ts';
import { BadInput } from '../words/problem.ts';
import { onlyResult } from './only.ts';
import { EXACT_OPTIONS, optionsGiven } from './options-given.ts';
import { readInput } from './read.ts';
import type { TurnInput } from './types/experiment.ts';
import type { ExactOptions } from './types/options.ts';

/**
 * The best play of a turn of several attackers (RULES.md, section 6): who attacks first, from where, and
 * what to do then, whatever the dice show.
 *
 * @param turn the data of an experiment with `turn:`, or its text
 * @returns the odds with the best play; `play` holds the first choices and the decisions
 * @throws BadInput for whatever is wrong with the turn, for an experiment without `turn` or with `vary`, and
 *   for a turn of more states than can be solved
 */
export async function plan(
  turn: TurnInput | string,
  options: ExactOptions = {},
): Promise<ResultJson> {
  optionsGiven(EXACT_OPTIONS, options);
  const experiment = readInput(turn, options);
  if (experiment.cases.some(({ scenario }) => !rulesetOf(scenario).hasChoices)) {
    const allowed = 'a list of attackers, such as [{ figure: hawkgirl, at: [0, 1] }]';
    throw new BadInput({ path: ['turn'], found: 'nothing', allowed });
  }
  return onlyResult(experiment, options.signal);
}
