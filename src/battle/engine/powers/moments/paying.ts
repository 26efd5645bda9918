/* The price of a power: whether it can be paid, how many points it costs, and who pays it. */

import { promiseOf } from '../../attacks/attack-worths.ts';
import { revealX } from '../../orders/marker-x.ts';
import { pointsPerWound } from '../../state/points.ts';
import type { GameState } from '../../state/state.ts';
import { isSelected } from '../selection.ts';
import type { Played } from './played.ts';

/** Whether a power's price in markers or figures can be paid. A card may pay with only one figure per turn. */
export function isPayable({ game: { state }, card, rule: { cost, limits } }: Played): boolean {
  if (cost?.markerX && !state.orders.hasX(card.index, card.side)) return false;
  return !(cost?.self && limits !== undefined && state.paidWith[card.index] === 1);
}

/** The price of an event in points; infinite if no figure can pay it. */
export function priceOf(played: Played): number {
  const { game, figure, card, rule } = played;
  const { cost } = rule;
  if (cost?.attacks) return promiseOf(game, figure);
  if (cost?.self) return card.points / card.figures;
  if (cost?.wounds === undefined && !cost?.destroy) return 0;
  const payer = payerOf(played);
  if (payer === undefined) return Number.POSITIVE_INFINITY;
  return cost.wounds === undefined
    ? pointsOf(game.state, payer)
    : cost.wounds * pointsPerWound(game.state, payer);
}

const pointsOf = (state: GameState, one: number): number =>
  state.card(one).points / state.card(one).figures;

/**
 * The figure that is wounded or destroyed to pay for an event: the one that costs the fewest points; undefined if no
 * figure can pay.
 */
export function payerOf({ game, figure, card, rule: { cost } }: Played): number | undefined {
  const { state, tables } = game;
  const by = cost?.by ?? {};
  const priceOfOne = (one: number) =>
    cost?.destroy ? pointsOf(state, one) : pointsPerWound(state, one);
  const [least] = (tables.figuresOf[card.side] as readonly number[])
    .filter(
      (one) =>
        state.isOnBoard(one) &&
        !(cost?.destroy && one === figure) &&
        isSelected(state, by, one, figure),
    )
    .sort((a, b) => priceOfOne(a) - priceOfOne(b));
  return least;
}

/** Pays the part of the price that is due before a power acts. */
export function payBefore({ game, card, rule: { cost } }: Played): void {
  if (cost?.markerX) revealX(game, card);
}

/** Pays the part of the price that is due after a power has acted. */
export function payAfter(played: Played): void {
  const { game, figure, card, rule } = played;
  const { cost } = rule;
  const payer = cost?.by && payerOf(played);
  if (payer !== undefined && cost?.wounds !== undefined) game.wound(payer, cost.wounds, 'own side');
  if (payer !== undefined && cost?.destroy) game.destroy(payer, 'own side');
  // A figure that has been replaced is gone already.
  if (!cost?.self || !game.state.isOnBoard(figure)) return;
  game.state.paidWith[card.index] = 1;
  game.destroy(figure, 'own side');
}
