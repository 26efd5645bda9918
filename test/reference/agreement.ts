import type { Card } from '../../src/cards/card.ts';
import { cardSchema } from '../../src/cards/schema.ts';
import { duelPairs } from '../../src/rules/c3g/duel/pairs.ts';
import { duelSide } from '../../src/rules/c3g/duel/read.ts';
import { DUEL_RULINGS } from '../../src/rules/c3g/duel/rulings.ts';
import type { DuelSide } from '../../src/rules/c3g/duel/scenario.ts';
import { completeRulings } from '../../src/rules/ruling.ts';
import { type CardData, duelOdds } from './index.ts';

/** A duel of two cards as both engines are given it. */
export interface Duel {
  readonly attacker: CardData;
  readonly defender: CardData;
  readonly distance?: number;
  readonly states?: readonly string[];
  /** States of the reference beyond which the two are not compared. */
  readonly budget?: number;
}

/** Chances that the two work out for themselves differ by rounding alone. */
export const SAME = 1e-12;

const SIDES = ['attacker', 'defender'] as const;

/**
 * By how much the two engines differ in the chance of either side to win, whoever begins: the most.
 *
 * @returns undefined where the duel is too large for the reference, or one of them never comes to an end
 */
export function differenceIn({ budget = 1500, ...duel }: Duel): number | undefined {
  const reference = refused(() => duelOdds({ ...duel, first: 'toss', budget }));
  const wins = refused(() => engineWins(duel));
  if (!reference || !wins) return undefined;
  const differences = SIDES.flatMap((winner) =>
    SIDES.map((first) => {
      const chance = reference.byFirst[first]?.[winner] ?? Number.NaN;
      return Math.abs(wins[winner][first] - chance);
    }),
  );
  // A chance that is no number is no agreement.
  return differences.some(Number.isNaN) ? 1 : Math.max(...differences);
}

function engineWins({ attacker, defender, distance = 1, states }: Duel) {
  const play = duelPairs({
    distance,
    superStrength: true,
    ...(states && { states }),
    rulings: completeRulings(DUEL_RULINGS, undefined),
  });
  return play(sideOf(attacker), sideOf(defender));
}

export function sideOf(card: CardData): DuelSide {
  const side = duelSide(cardSchema.parse(card) as Card);
  if (!side) throw new Error(`${card.name} has no Life`);
  return side;
}

/** Too many states, or no end: what is refused is not compared. */
const REFUSALS = /states|never|budget|too many/i;

function refused<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && REFUSALS.test(error.message)) return undefined;
    throw error;
  }
}
