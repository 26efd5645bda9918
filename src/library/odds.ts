import type { ResultJson } from '../results/format/result-json.ts';
import { onlyResult } from './only.ts';
import { EXACT_OPTIONS, optionsGiven } from './options-given.ts';
import { readInput } from './read.ts';
import type { AttackInput, OwnInput } from './types/experiment.ts';
import type { ExactOptions } from './types/options.ts';

/**
 * The exact odds of one attack: `await odds({ attacker: 'hawkgirl', defender: 'solomon-grundy' })`. Nothing is
 * simulated.
 *
 * @param attack as an experiment file holds it, or the text of one; cards by their names or parts of them; by
 *   rules of one's own, what these ask for
 * @returns the answer in a sentence (`headline`), the chance of the question, and the distribution of each
 *   measure, as probabilities from 0 to 1 and as fractions
 * @throws BadInput for whatever is wrong with the attack, and for one that varies fields (that is for `run`)
 */
export async function odds(
  attack: AttackInput | OwnInput | string,
  options: ExactOptions = {},
): Promise<ResultJson> {
  optionsGiven(EXACT_OPTIONS, options);
  const experiment = readInput(attack, options);
  return onlyResult(experiment, options.signal);
}
