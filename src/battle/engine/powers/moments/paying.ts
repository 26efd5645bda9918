/* The price of a power: whether it can be paid, what it is worth, and who pays it. */

import { fitsArmyCard } from '../../../../cards/index.ts';
import { promiseOf } from '../../attacks/attack-worths.ts';
import { revealX } from '../../orders/marker-x.ts';
import { pointsPerWound } from '../../state/points.ts';
import type { Played } from './played.ts';

/** Whether the price can be paid: with the marker X, or with a figure, of which a card may pay one in a turn. */
export function isPayable({ game: { state }, card, rule: { cost, limits } }: Played): boolean {
  if (cost?.markerX && !state.orders.hasX(card.index, card.side)) return false;
  return !(cost?.self && limits !== undefined && state.paidWith[card.index] === 1);
}

/** Price of an event in points; infinite if no figure can pay. */
export function priceOf(played: Played): number {
  const { game, figure, card, rule } = played;
  const { cost } = rule;
  if (cost?.attacks) return promiseOf(game, figure);
  if (cost?.self) return card.points / card.figures;
  if (cost?.wounds === undefined) return 0;
  const payer = payerOf(played);
  return payer === undefined
    ? Number.POSITIVE_INFINITY
    : cost.wounds * pointsPerWound(game.state, payer);
}

/** The figure that pays with wounds: the one that loses the fewest points. */
export function payerOf({ game, card, rule: { cost } }: Played): number | undefined {
  const { state, tables } = game;
  const { cards = {} } = cost?.by ?? {};
  const [least] = (tables.figuresOf[card.side] as readonly number[])
    .filter((one) => state.isOnBoard(one) && fitsArmyCard(cards, state.card(one).card))
    .sort((a, b) => pointsPerWound(state, a) - pointsPerWound(state, b));
  return least;
}

/** Pays what is paid before a power acts. */
export function payBefore({ game, card, rule: { cost } }: Played): void {
  if (cost?.markerX) revealX(game, card);
}

/** Pays what is paid after a power has acted. */
export function payAfter(played: Played): void {
  const { game, figure, card, rule } = played;
  const { cost } = rule;
  if (cost?.wounds !== undefined) {
    const payer = payerOf(played);
    if (payer !== undefined) game.wound(payer, cost.wounds, 'own side');
  }
  if (!cost?.self) return;
  game.state.paidWith[card.index] = 1;
  game.destroy(figure, 'own side');
}
