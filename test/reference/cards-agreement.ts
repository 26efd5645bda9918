import { isDeepStrictEqual } from 'node:util';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { differenceIn, engineDistributions, referenceLaws, SAME } from './agreement.ts';
import { cardOf } from './index.ts';

/**
 * A hero with much Life, a squad that shoots, a hero that shoots: every card fights each of them, with either side
 * beginning.
 */
export const OPPONENTS = ['Krug', '4th Massachusetts Line', 'Agent Carr'];

/** Every card of the collections that can fight a duel, by name. */
export const FIGHTING_CARDS = shippedCards()
  .map((entry) => shippedCard(entry))
  .filter(({ life }) => life !== undefined)
  .map(({ name }) => name);

export interface Comparison {
  readonly compared: number;
  /** Duels that are too large for the reference, or without end. */
  readonly left: readonly string[];
  /** Pairs in which the engine and the reference differ, and by how much. */
  readonly different: readonly string[];
  /** The number of single attacks compared, and those whose exact distributions differ. */
  readonly attacks: number;
  readonly differentAttacks: readonly string[];
}

/** Plays cards against the three opponents with both engines. */
export function compareCards(names: readonly string[], opponents = OPPONENTS): Comparison {
  const left: string[] = [];
  const different: string[] = [];
  const differentAttacks: string[] = [];
  let [compared, attacks] = [0, 0];
  for (const name of names) {
    for (const opponent of opponents) {
      const [attacker, defender] = [cardOf(name), cardOf(opponent)];
      for (const [one, other] of [
        [attacker, defender],
        [defender, attacker],
      ] as const) {
        if (one.name === other.name) continue;
        attacks++;
        if (!isDeepStrictEqual(engineDistributions(one, other), referenceLaws(one, other))) {
          differentAttacks.push(`${one.name} attacks ${other.name}`);
        }
      }
      const difference = differenceIn({ attacker, defender });
      if (difference === undefined) left.push(`${name} v ${opponent}`);
      else compared++;
      if (difference !== undefined && difference >= SAME) {
        different.push(`${name} v ${opponent}: ${difference.toExponential(1)}`);
      }
    }
  }
  return { compared, left, different, attacks, differentAttacks };
}
