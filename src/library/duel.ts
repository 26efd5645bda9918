import type { ResultJson } from '../results/format/result-json.ts';
import { BadInput } from '../words/problem.ts';
import { onlyResult } from './only.ts';
import { readInput } from './read.ts';
import type { DuelInput } from './types/experiment.ts';
import type { ExactOptions } from './types/options.ts';

/**
 * The exact odds of a duel: two cards attack each other in turn until one side is destroyed (RULES.md,
 * section 5).
 *
 * @param fight as an experiment file with `fight: duel` holds it, which need not be said, or the text of one
 * @returns who wins (`measures.winner`), after how many turns, with what left
 * @throws BadInput for whatever is wrong with the duel, for one that varies fields (that is for `run`), and
 *   for one of more states than can be solved
 */
export async function duel(
  fight: DuelInput | string,
  options: ExactOptions = {},
): Promise<ResultJson> {
  const experiment = readInput(
    typeof fight === 'string' ? fight : { ...fight, fight: 'duel' },
    options,
  );
  const [first] = experiment.cases;
  if (first?.scenario.fight !== 'duel') {
    const found = first?.scenario.fight ?? 'nothing';
    throw new BadInput({ path: ['fight'], found, allowed: 'duel' });
  }
  return onlyResult(
    experiment,
    'no such key: run gives the odds of each combination',
    options.signal,
  );
}
