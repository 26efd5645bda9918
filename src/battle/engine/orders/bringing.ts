/* Powers that move a numbered marker to another card, and turns taken by revealing marker X. */

import type { TurnForX } from '../../../cards/index.ts';
import type { Game } from '../game.ts';
import { onBoardOf } from '../powers/moments/played.ts';
import type { BattleCard } from '../state/cards.ts';
import { fitsCard } from '../turns/bonds.ts';
import { revealX } from './marker-x.ts';
import { MARKERS } from './orders.ts';

/** Offers to move a marker that is about to be revealed on a card to another. @returns the card that it is then on */
export function broughtFrom(game: Game, side: 0 | 1, card: number): number {
  const { orders, turn, tables } = game.state;
  const marker = side * MARKERS + turn - 1;
  const before = orders.cards[marker];
  for (const index of tables.cardsOf[side] as readonly number[]) {
    game.moments?.together('markerComes', index, { card });
    const now = orders.cards[marker] as number;
    if (now !== before) return now;
  }
  return card;
}

/** A turn that a card takes after another turn by revealing its marker X. */
export interface TurnByX {
  readonly card: number;
  readonly figures: readonly number[];
  readonly either: boolean;
}

/** After a turn of a side: the first card that reveals X for a turn now, if its side wants that. */
export function turnByX(game: Game, side: number): TurnByX | undefined {
  const { state, tables, policies } = game;
  for (const own of tables.cards) {
    if (own.isOtherSelf || !state.orders.hasX(own.index, own.side)) continue;
    for (const line of own.battleLines) {
      const value = line.turnForX as TurnForX | undefined;
      const figures = onBoardOf(game, own);
      if (!value || figures.length === 0) continue;
      const isDue = value.fallen
        ? state.fellNow.some((one) => fell(game, own, value, one))
        : own.side === side;
      if (!isDue || !policies[own.side].goOn(own.side, own.index)) continue;
      revealX(game, own);
      game.fires(own, line);
      return {
        card: own.index,
        figures: figures.slice(0, own.activated),
        either: value.either === true,
      };
    }
  }
  return undefined;
}

function fell(
  { state }: Game,
  own: BattleCard,
  { fallen = {} }: TurnForX,
  figure: number,
): boolean {
  const card = state.card(figure);
  return card.side === own.side && card !== own && fitsCard(fallen, card);
}
