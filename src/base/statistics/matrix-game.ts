/* Optimal mixed strategies of two-player zero-sum games, by linear programming. */

import { equalTo, greaterEq, solve } from 'yalps';

/** A strategy that cannot be exploited, in a game with known payoffs and simultaneous choices. */
export interface MixedStrategy {
  /** How often to choose each option of the row player; the shares add up to 1. */
  readonly shares: readonly number[];
  /** The mean payoff guaranteed to the row player, whatever the other player does. */
  readonly value: number;
}

/** Rounding precision of the linear program; payoffs are of the order of 1. */
const PRECISION = 1e-12;

/**
 * The mixed strategy of the row player that guarantees the most (von Neumann's minimax theorem), by a linear program:
 * the most v with sum of x[i] * payoffs[i][j] >= v for all j, x >= 0, sum of x = 1.
 *
 * @param payoffs to the row player, by option of the row player, then of the other; finite, at least one row, and
 *   rows of equal length
 */
export function bestMix(payoffs: readonly (readonly number[])[]): MixedStrategy {
  // The program's variables are at least 0, so all payoffs are raised above 0, which raises the value too.
  const lift = 1 - Math.min(...payoffs.flat());
  const columns = (payoffs[0] as readonly number[]).map((_, j) => `column ${j}`);
  const ofValue = columns.map((name) => [name, -1] as const);
  const options = payoffs.map(
    (row, i) =>
      [
        `row ${i}`,
        new Map([
          ['all', 1],
          ...columns.map((name, j) => [name, (row[j] as number) + lift] as const),
        ]),
      ] as const,
  );
  const { status, result, variables } = solve(
    {
      direction: 'maximize',
      objective: 'value',
      constraints: new Map([
        ['all', equalTo(1)],
        ...columns.map((name) => [name, greaterEq(0)] as const),
      ]),
      variables: new Map([...options, ['value', new Map([['value', 1], ...ofValue])]]),
    },
    { precision: PRECISION },
  );
  if (status !== 'optimal') throw new Error(`a matrix game has a solution: ${status}`);
  const found = new Map(variables);
  return { shares: payoffs.map((_, i) => found.get(`row ${i}`) ?? 0), value: result - lift };
}
