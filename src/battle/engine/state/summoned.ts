/*
 * Cards that enter the game only when another card summons them. Without a summoner they stay out.
 */

import { slug } from '../../../base/index.ts';
import type { ComesLater } from '../../../cards/index.ts';
import type { BattleCard } from './cards.ts';

/** A card that needs a summoner, with the friendly cards that can summon it. */
export interface Summoned {
  readonly card: BattleCard;
  readonly by: readonly BattleCard[];
}

/** Whether a card summons another. */
export function summons({ card }: BattleCard, { by }: ComesLater): boolean {
  return by !== undefined && slug(card.name) === slug(by);
}

export function summonedCards(cards: readonly BattleCard[]): Summoned[] {
  const printed = cards.filter(({ isOtherSelf }) => !isOtherSelf);
  return printed.flatMap((card) =>
    card.battleLines.flatMap(({ comesLater }) => {
      const value = comesLater as ComesLater | undefined;
      if (value?.by === undefined) return [];
      return [{ card, by: printed.filter((one) => one.side === card.side && summons(one, value)) }];
    }),
  );
}
