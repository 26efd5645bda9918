/* Exact odds for programs: attacks, turns, duels and plans. */

import type { ResultJson } from '../experiments/index.ts';
import { checkIsTurn } from '../studies/index.ts';
import { EXACT_OPTIONS, optionsGiven } from './options-given.ts';
import { readInput } from './read-experiment.ts';
import type { AttackInput, DuelInput, TurnInput } from './types/experiment.ts';
import type { ExactOptions } from './types/options.ts';
import { onlyResult } from './work-out.ts';

/**
 * The exact odds of one attack of one figure: `await odds({ attacker: 'hawkgirl', defender: 'solomon-grundy' })`;
 * with `fight: 'turn'`, of all attacks in the card's turn. A caveat says if the card makes more than one attack.
 * Nothing is simulated.
 *
 * @param attack in the form of an experiment file, or the text of one; cards by their names or parts of them
 * @returns the answer in a sentence (`headline`), the chance of the question, and the distribution of each measure,
 * as
 *   probabilities from 0 to 1 and as fractions
 * @throws BadInput for any mistake in the attack, and for one that varies fields (use `run` for that)
 */
export async function odds(
  attack: AttackInput | string,
  options: ExactOptions = {},
): Promise<ResultJson> {
  optionsGiven(EXACT_OPTIONS, options);
  const experiment = readInput(attack, options);
  return onlyResult(experiment, options.signal);
}

/**
 * The exact odds of a duel: two cards attack each other in turn until one side is destroyed (RULES.md, section 5).
 *
 * @param fight in the form of an experiment file with `fight: duel`, or the text of one; `fight` may be left out
 * @returns who wins (`measures.winner`), after how many turns, and what is left
 * @throws BadInput for any mistake in the duel, for another kind of fight, for one that varies fields (use `run` for
 *   that), and for one with more states than can be solved
 */
export async function duel(
  fight: DuelInput | string,
  options: ExactOptions = {},
): Promise<ResultJson> {
  optionsGiven(EXACT_OPTIONS, options);
  return onlyResult(readInput(fight, options, { fight: 'duel' }), options.signal);
}

/**
 * The best play in a turn of several attackers (RULES.md, section 6): who attacks first, from where, and what to do
 * after every roll.
 *
 * @param turn the data of an experiment with `turn:`, or its text
 * @returns the odds with the best play; `play` contains the first choices and the decisions
 * @throws BadInput for any mistake in the turn, for an experiment without `turn` or with `vary`, and for a turn with
 *   more states than can be solved
 */
export async function plan(
  turn: TurnInput | string,
  options: ExactOptions = {},
): Promise<ResultJson> {
  optionsGiven(EXACT_OPTIONS, options);
  const experiment = readInput(turn, options);
  checkIsTurn(experiment);
  return onlyResult(experiment, options.signal);
}
