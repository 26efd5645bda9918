import type { Game } from '../game.ts';
import { pointsOfSide } from '../points.ts';
import type { Weights } from './weights.ts';

/** How much danger counts for a side now. */
export function cautionOf(game: Game, weights: Weights, side: number): number {
  return weights.caution * waitingOf(game, weights, side) * exposure(game, side);
}

/** What is left of a side's reasons to wait: it has not attacked for some turns, or is behind late in the game. */
export function waitingOf(game: Game, weights: Weights, side: number): number {
  return hasteOf(game, weights, side) * patienceOf(game, weights, side);
}

/**
 * How much it counts what ground does to figures: lava fields burn them and falls wound them all the same, but a side that is
 * not ahead cannot wait for the others to come.
 */
export function heedOf(game: Game, weights: Weights, side: number): number {
  return isAhead(game, side) ? 1 : waitingOf(game, weights, side);
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
