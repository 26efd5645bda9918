/* Every place to attack from, ranked, for programs. */

import type { Space } from '../board/index.ts';
import {
  fromEveryStance,
  type ResultJson,
  rankedPlaces,
  resultJson,
} from '../experiments/index.ts';
import { EXACT_OPTIONS, optionsGiven } from './options-given.ts';
import { readInput } from './read-experiment.ts';
import type { AttackInput } from './types/experiment.ts';
import type { ExactOptions } from './types/options.ts';
import { exactResults } from './work-out.ts';

/** A place to attack from. */
export interface AimedPlace {
  /** "3,2": column and row, of both spaces of a double base. */
  readonly place: string;
  readonly spaces: readonly Space[];
  /** From 1; places that are worth the same share one. */
  readonly rank: number;
  /** How likely the answer to the question is yes, from 0 to 1. */
  readonly chance: number;
  readonly result: ResultJson;
}

/**
 * Every place from which an attacker could make its attack, the best first: by the chance of the question,
 * and of equals by the mean of what it plays for. The odds are exact.
 *
 * @param attack on a board; where the attacker stands need not be said
 * @throws BadInput for whatever is wrong with the attack, for one that varies fields, and without a board or
 *   without a place to attack from
 */
export async function aim(
  attack: AttackInput | string,
  options: ExactOptions = {},
): Promise<AimedPlace[]> {
  optionsGiven(EXACT_OPTIONS, options);
  const experiment = fromEveryStance(readInput(attack, options, { fromAnywhere: true }));
  const ranking = rankedPlaces(await exactResults(experiment, options.signal));
  return ranking.map(({ place, spaces, rank = 0, worth = 0, result }) => ({
    place,
    spaces,
    rank,
    chance: worth,
    result: resultJson(result),
  }));
}
