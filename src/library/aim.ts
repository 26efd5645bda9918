/* Ranks every place to attack from, for programs. */

import { BadInput } from '../base/index.ts';
import type { Space } from '../board/index.ts';
import {
  type Experiment,
  fromEveryStance,
  type ResultJson,
  rankedPlaces,
  resultJson,
  rulesetOf,
} from '../experiments/index.ts';
import { EXACT_OPTIONS, optionsGiven } from './options-given.ts';
import { readInput } from './read-experiment.ts';
import type { AttackInput } from './types/experiment.ts';
import type { ExactOptions } from './types/options.ts';
import { exactResults } from './work-out.ts';

/** A place to attack from. */
export interface AimedPlace {
  /** "3,2" for the space in column 3 and row 2; a double base has two spaces. */
  readonly place: string;
  readonly spaces: readonly Space[];
  /** From 1; places with the same worth share a rank. */
  readonly rank: number;
  /** The probability that the answer to the question is yes, from 0 to 1. */
  readonly chance: number;
  readonly result: ResultJson;
}

/**
 * Ranks every place from which an attacker could attack, best first: by the probability that the answer to the question
 * is yes, then by the mean of the measure that the attacker maximizes. The odds are exact.
 *
 * @param attack an attack on a board; the attacker's place may be left out
 * @throws BadInput for any mistake in the attack, if it varies fields, and if there is no board or no place to attack
 * from
 */
export async function aim(
  attack: AttackInput | string,
  options: ExactOptions = {},
): Promise<AimedPlace[]> {
  optionsGiven(EXACT_OPTIONS, options);
  const read = readInput(attack, options, { fromAnywhere: true });
  refuseTurn(read);
  const experiment = fromEveryStance(read);
  const ranking = rankedPlaces(await exactResults(experiment, options.signal));
  return ranking.map(({ place, spaces, rank = 0, worth = 0, result }) => ({
    place,
    spaces,
    rank,
    chance: worth,
    result: resultJson(result),
  }));
}

/** @throws BadInput for a turn of several attackers, in which a place is only one of many choices */
function refuseTurn({ cases }: Experiment): void {
  if (!cases.some(({ scenario }) => rulesetOf(scenario).hasChoices)) return;
  throw new BadInput({
    path: ['turn'],
    found: 'a turn with several choices',
    allowed: 'one attack to `aim`, or give the turn to `plan`, which finds the best play',
  });
}
