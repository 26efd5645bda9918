/* Exact odds for programs: attacks, turns, duels and plans. */

import type { ResultJson } from '../experiments/index.ts';
import type { AttackInput, DuelInput, TurnInput } from './types/experiment.ts';
import type { ExactOptions } from './types/options.ts';

/** Loaded on the first call, so that the first script of a page stays small. */
const engine = () => import('./work-out.ts');

/**
 * A copy of the input, because the caller may change the input while the engine is loaded. If the input cannot be
 * copied, it is returned as it is and rejected later.
 */
function asGiven<T>(input: T): T {
  try {
    return copied(input) as T;
  } catch {
    return input;
  }
}

/**
 * The maximum length of a copied list. A longer list is rejected later, and copying it would take a long time, even if
 * it is sparse.
 */
const LONGEST = 1_000_000;

/** A copy of all data that can change. Frozen data, such as the library's cards, are not copied. */
function copied(data: unknown): unknown {
  // Values that are not objects count as frozen.
  if (Object.isFrozen(data)) return data;
  if (Array.isArray(data)) return data.length > LONGEST ? data : data.map(copied);
  if (Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(
    Object.entries(data as object).map(([key, value]) => [key, copied(value)]),
  );
}

/**
 * The exact odds of one attack by one figure: `await odds({ attacker: 'hawkgirl', defender: 'solomon-grundy' })`. With
 * `fight: 'turn'`, the exact odds of all attacks in the card's turn. If the card makes several attacks but only one is
 * computed, a caveat says so. Nothing is simulated.
 *
 * @param attack an attack in the form of an experiment file, or the text of such a file; cards are given by their names
 * or by whole words from the names
 * @returns the answer in a sentence (`headline`), the chance that the answer is yes, and the distribution of each
 * measure, as probabilities from 0 to 1 and as fractions
 * @throws BadInput for any mistake in the attack, and if it varies fields (use `run` for that)
 */
export async function odds(
  attack: AttackInput | string,
  options: ExactOptions = {},
): Promise<ResultJson> {
  const given = asGiven(attack);
  const { exactOdds } = await engine();
  return exactOdds(given, options);
}

/**
 * The exact odds of a duel: two cards attack each other in turn until one side is destroyed (RULES.md, section 5).
 *
 * @param fight a duel in the form of an experiment file with `fight: duel`, or the text of such a file; `fight` may be
 * left out
 * @returns who wins (`measures.winner`), after how many turns, and what is left
 * @throws BadInput for any mistake in the duel, for another kind of fight, if it varies fields (use `run` for that),
 * and if it has more states than can be solved
 */
export async function duel(
  fight: DuelInput | string,
  options: ExactOptions = {},
): Promise<ResultJson> {
  const given = asGiven(fight);
  const { exactOdds } = await engine();
  return exactOdds(given, options, { fight: 'duel' });
}

/**
 * The best play in a turn of several attackers (RULES.md, section 6): who attacks first, from where, and what to do
 * after every roll.
 *
 * @param turn the data of an experiment with `turn:`, or the text of its file
 * @returns the odds with the best play; `play` contains the first choices and the decisions
 * @throws BadInput for any mistake in the turn, for an experiment without `turn` or with `vary`, and for a turn that
 * has more states than can be solved
 */
export async function plan(
  turn: TurnInput | string,
  options: ExactOptions = {},
): Promise<ResultJson> {
  const given = asGiven(turn);
  const { exactPlan } = await engine();
  return exactPlan(given, options);
}
