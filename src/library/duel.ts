import type { ResultJson } from '../results/format/result-json.ts';
import { onlyResult } from './only.ts';
import { EXACT_OPTIONS, optionsGiven } from './options-given.ts';
import { readInput } from './read.ts';
import type { DuelInput } from './types/experiment.ts';
import type { ExactOptions } from './types/options.ts';

/**
 * The exact odds of a duel: two cards attack each other in turn until one side is destroyed (RULES.md,
 * section 5).
 *
 * @param fight as an experiment file with `fight: duel` holds it, or the text of one; `fight` need not be said
 * @returns who wins (`measures.winner`), after how many turns, with what left
 * @throws BadInput for whatever is wrong with the duel, for another kind of fight, for one that varies fields
 *   (that is for `run`), and for one of more states than can be solved
 */
export async function duel(
  fight: DuelInput | string,
  options: ExactOptions = {},
): Promise<ResultJson> {
  optionsGiven(EXACT_OPTIONS, options);
  return onlyResult(readInput(fight, options, { fight: 'duel' }), options.signal);
}
