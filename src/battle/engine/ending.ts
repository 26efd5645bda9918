import { WINNERS } from '../totals.ts';
import type { Game } from './game.ts';
import { pointsOfBoth, pointsOfCard } from './points.ts';

/** Says what the game came to: the side with figures left has won, else the one with more points. */
export function finish(game: Game): void {
  const { state, result, tables, totals } = game;
  const { alive } = state;
  result.rounds = state.round;
  result.isByPoints = !game.isOver();
  const [a, b] = pointsOfBoth(state);
  // Shares of points are sums of fractions, which round.
  if (!result.isByPoints)
    result.winner = (alive[0] as number) > 0 ? 0 : (alive[1] as number) > 0 ? 1 : 2;
  else if (Math.abs(a - b) < 1e-9) result.winner = 2;
  else result.winner = a > b ? 0 : 1;
  countEnds(game);
  if (!state.hasMet) totals.apart[0] = (totals.apart[0] as number) + 1;
  for (const side of [0, 1]) {
    result.pointsLeft[side] = Math.round(side === 0 ? a : b);
    result.figuresLeft[side] = alive[side] as number;
  }
  for (const { index } of tables.cards) {
    result.pointsDestroyed[index] = Math.round(game.pointsDestroyed[index] as number);
    result.pointsLost[index] = Math.round(
      (game.pointsBrought[index] as number) - pointsOfCard(state, index),
    );
    result.survived[index] = (state.left[index] as number) > 0 ? 1 : 0;
  }
  const { winner, isByPoints } = result;
  state.tell?.({ is: 'over', winner, isByPoints, points: [a, b] });
}

/** From which end of the map the game was won. */
function countEnds({ state, result, totals }: Game): void {
  const { winner } = result;
  result.end = state.endOf(0);
  result.winningEnd = winner === 2 ? 2 : state.endOf(winner);
  if (totals.winsByEnd.length === 0) return;
  const at = result.end * WINNERS + winner;
  totals.winsByEnd[at] = (totals.winsByEnd[at] as number) + 1;
}
