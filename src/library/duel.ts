import type { ResultJson } from '../results/format/result-json.ts';
import { onlyResult } from './only.ts';
import { readInput } from './read.ts';
import type { DuelInput } from './types/experiment.ts';
import type { ExactOptions } from './types/options.ts';

/**
 * The exact odds of a duel: two cards attack each other in turn until one side is destroyed (RULES.md,
 * section 5).
 *
 * @param fight as an experiment file with `fight: duel` holds it, which need not be said
 * @returns who wins (`measures.winner`), after how many turns, with what left
 * @throws BadInput for whatever is wrong with the duel, for one that varies fields (that is for `run`), and
 *   for one of more states than can be solved
 */
export async function duel(fight: DuelInput, options: ExactOptions = {}): Promise<ResultJson> {
  const experiment = readInput({ ...fight, fight: 'duel' }, options);
  return onlyResult(experiment, 'no such key, as for run', options.signal);
}
