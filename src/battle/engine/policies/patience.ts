/* How patient a side is: caution, height and falls count less in a stand-off or when the side is behind. */

import type { Game } from '../game.ts';
import { TURNS } from '../orders/orders.ts';
import { pointsOfSide } from '../state/points.ts';
import type { Weights } from './weights.ts';

/** Turns without an attack (two rounds of both sides) after which height, falls and lava count less and less. */
const STAND_OFF = 4 * TURNS;

/** The current weight of danger for a side. */
export function cautionOf(game: Game, weights: Weights, side: number): number {
  const waiting = hasteOf(game, weights, side) * patienceOf(game, weights, side);
  return weights.caution * waiting * exposure(game, side);
}

/** The weight of height for a side. The weight falls in a stand-off, so that figures leave their ledges. */
export function holdingOf({ state }: Game, weights: Weights, side: number): number {
  return weights.boredom ** Math.max(0, (state.quiet[side] as number) - STAND_OFF);
}

/**
 * The weight of wounds from falls and lava for a side. It falls in a stand-off unless the side is ahead and can wait.
 */
export function heedOf(game: Game, weights: Weights, side: number): number {
  return isAhead(game, side) ? 1 : holdingOf(game, weights, side);
}

/** The mean number of enemy turns before the side's next turn. Initiative is rolled again each round. */
function exposure({ state }: Game, side: number): number {
  if (state.turn < 3) return 1;
  return state.first === side ? 1.5 : 0.5;
}

/**
 * Factor on caution. If a side is not ahead, the factor falls with the rounds, because that side cannot wait for the
 * end.
 */
function hasteOf(game: Game, weights: Weights, side: number): number {
  const { rounds } = game.tables.scenario;
  if (isAhead(game, side)) return 1;
  const late = game.state.round / rounds;
  return 1 - (1 - weights.haste) * Math.min(1, late * 1.5);
}

const isAhead = ({ state }: Game, side: number) =>
  pointsOfSide(state, side) > pointsOfSide(state, 1 - side);

/** Factor on gains from waiting. It falls with each turn (of either side) since the side last attacked. */
export function patienceOf({ state }: Game, weights: Weights, side: number): number {
  return weights.boredom ** (state.quiet[side] as number);
}
