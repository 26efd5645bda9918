/* Optimal mixed strategies for two-player zero-sum games, by linear programming. */

import { equalTo, greaterEq, solve } from 'yalps';

/** A strategy that cannot be exploited, in a game with known payoffs and simultaneous choices. */
export interface MixedStrategy {
  /** The probability with which the row player chooses each option. */
  readonly shares: readonly number[];
  /** The mean payoff that the row player is guaranteed, whatever the other player does. */
  readonly value: number;
}

/** Precision of the linear program, for payoffs on the order of 1. */
const PRECISION = 1e-12;

/**
 * The mixed strategy with the highest guaranteed payoff for the row player (von Neumann's minimax theorem), by a linear
 * program: maximize v with sum of x[i] * payoffs[i][j] >= v for all j, x >= 0, sum of x = 1.
 *
 * @param payoffs payoffs to the row player, indexed by the row player's option, then by the other player's; all are
 * finite, and there is at least one row, with rows of equal length
 */
export function bestMix(payoffs: readonly (readonly number[])[]): MixedStrategy {
  // The variables of the linear program cannot be negative, so all payoffs are raised above 0. This raises the value by
  // the same amount.
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
