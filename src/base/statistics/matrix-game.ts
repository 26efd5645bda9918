import { equalTo, greaterEq, solve } from 'yalps';

/** What two players do who cannot be exploited, in a game of which each knows all payoffs and chooses at once. */
export interface MixedStrategy {
  /** By option of the row player, how often it is to be chosen: shares that add up to 1. */
  readonly shares: readonly number[];
  /** The payoff that the row player is sure of in the mean, whatever the other does. */
  readonly value: number;
}

/** To which the program rounds; the numbers of a game are of the size of 1. */
const PRECISION = 1e-12;

/**
 * The mixed strategy of the row player that guarantees the most (von Neumann's minimax theorem), by a linear program:
 * the most v with sum of x[i] * payoffs[i][j] >= v for all j, x >= 0, sum of x = 1.
 *
 * @param payoffs by option of the row player and of the other, to the row player; finite, one row or more, as many
 *   numbers in each
 */
export function bestMix(payoffs: readonly (readonly number[])[]): MixedStrategy {
  // The program's variables are at least 0, so payoffs are lifted above it, and with them the value.
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
