import type { Game } from '../game.ts';
import { TURNS } from '../orders/orders.ts';
import { pointsOfSide } from '../state/points.ts';
import type { Weights } from './weights.ts';

/** After this many turns without an attack the ground counts less and less: two rounds of both sides. */
const STAND_OFF = 4 * TURNS;

/** How much danger counts for a side now. */
export function cautionOf(game: Game, weights: Weights, side: number): number {
  const waiting = hasteOf(game, weights, side) * patienceOf(game, weights, side);
  return weights.caution * waiting * exposure(game, side);
}

/** How much height still counts for a side: less in a stand-off, so that it leaves its ledges. */
export function holdingOf({ state }: Game, weights: Weights, side: number): number {
  return weights.boredom ** Math.max(0, (state.quiet[side] as number) - STAND_OFF);
}

/** How much wounds by the ground count for a side: less in a stand-off, unless it is ahead and can wait. */
export function heedOf(game: Game, weights: Weights, side: number): number {
  return isAhead(game, side) ? 1 : holdingOf(game, weights, side);
}

/** How many turns the enemy has in the mean before the next one of a side: who comes first is rolled anew each round. */
function exposure({ state }: Game, side: number): number {
  if (state.turn < 3) return 1;
  return state.first === side ? 1.5 : 0.5;
}

/** A side that is behind cannot wait for the last round. */
function hasteOf(game: Game, weights: Weights, side: number): number {
  const { rounds } = game.tables.scenario;
  if (isAhead(game, side)) return 1;
  const late = game.state.round / rounds;
  return 1 - (1 - weights.haste) * Math.min(1, late * 1.5);
}

const isAhead = ({ state }: Game, side: number) =>
  pointsOfSide(state, side) > pointsOfSide(state, 1 - side);

/** What is left of waiting after each turn in which a side has not attacked, whether it was attacked or not. */
export function patienceOf({ state }: Game, weights: Weights, side: number): number {
  return weights.boredom ** (state.quiet[side] as number);
}
