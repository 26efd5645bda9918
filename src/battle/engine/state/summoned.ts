/*
 * Cards that enter the game only when another card summons them. Without a summoner they stay out.
 */

import {
  type EffectLine,
  type Event,
  eventsIn,
  fitsArmyCard,
  stepsOf,
} from '../../../cards/index.ts';
import type { BattleCard } from './cards.ts';

/** A card that needs a summoner, with the friendly cards that can summon it. */
export interface Summoned {
  readonly card: BattleCard;
  readonly by: readonly BattleCard[];
}

/** The events that bring the card with these lines onto the board at the end of another card's turn. */
export const summonsIn = (lines: readonly EffectLine[]): readonly Event[] =>
  eventsIn(lines, 'turnEnds').flatMap(({ rule }) =>
    rule.of && !rule.whom && stepsOf(rule.does).some(({ raise }) => raise) ? [rule] : [],
  );

/** Whether a card can summon the card to which an event belongs. */
export const summons = ({ card }: BattleCard, { of }: Event): boolean =>
  fitsArmyCard(of?.cards ?? {}, card);

export function summonedCards(cards: readonly BattleCard[]): Summoned[] {
  const printed = cards.filter(({ isOtherSelf }) => !isOtherSelf);
  return printed.flatMap((card) =>
    summonsIn(card.battleLines).map((rule) => ({
      card,
      by: printed.filter((one) => one.side === card.side && summons(one, rule)),
    })),
  );
}
