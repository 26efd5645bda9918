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
  /** Column and row: "3,2". Two spaces for a double base. */
  readonly place: string;
  readonly spaces: readonly Space[];
  /** From 1; places of equal worth share a rank. */
  readonly rank: number;
  /** The chance that the answer to the question is yes, from 0 to 1. */
  readonly chance: number;
  readonly result: ResultJson;
}

/**
 * Every place from which an attacker could attack, best first: by the chance of the question, then
 * by the mean of the attacker's aim. The odds are exact.
 *
 * @param attack on a board; the attacker's place may be left out
 * @throws BadInput for any mistake in the attack, for one that varies fields, and without a board
 * or a place to attack from
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
