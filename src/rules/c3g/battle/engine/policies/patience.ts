import type { Game } from '../game.ts';
import { pointsOfSide } from '../points.ts';
import type { Weights } from './weights.ts';

/** How much danger counts for a side now. */
export function cautionOf(game: Game, weights: Weights, side: number): number {
  const waiting = hasteOf(game, weights, side) * patienceOf(game, weights, side);
  return weights.caution * waiting * exposure(game, side);
}

/** How many turns the enemy has in the mean before the next one of a side: who comes first is rolled anew each round. */
function exposure({ state }: Game, side: number): number {
  if (state.turn < 3) return 1;
  return state.first === side ? 1.5 : 0.5;
}

/** A side that is behind cannot wait for the last round. */
function hasteOf(game: Game, weights: Weights, side: number): number {
  const { rounds } = game.tables.scenario;
  const isBehind = pointsOfSide(game.state, side) <= pointsOfSide(game.state, 1 - side);
  const late = game.state.round / rounds;
  return isBehind ? 1 - (1 - weights.haste) * Math.min(1, late * 1.5) : 1;
}

/** What is left of waiting after each turn in which a side has not attacked, whether it was attacked or not. */
export function patienceOf({ state }: Game, weights: Weights, side: number): number {
  return weights.boredom ** (state.quiet[side] as number);
}
