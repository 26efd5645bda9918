/* Revealing the order marker X, for powers that need it. */

import type { Game } from '../game.ts';
import type { BattleCard } from '../state/cards.ts';

/** Reveals X on a card along with the numbered marker, if a power of the card uses X and the card's side agrees. */
export function offerX(game: Game, index: number): void {
  const { state, tables, policies } = game;
  const card = tables.cards[index] as BattleCard;
  const { side, spendsX } = card;
  if (spendsX !== 'round' || !state.orders.hasX(index, side)) return;
  if (policies[side].goOn(side, index)) revealX(game, card);
}

/** Reveals the marker X on a card. */
export function revealX({ state }: Game, { index, side }: BattleCard): void {
  state.orders.revealX(side);
  state.tell?.({ is: 'revealed', side, card: index });
}
