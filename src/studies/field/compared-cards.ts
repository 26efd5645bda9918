/* Two cards, compared by their win shares against the same opponents. */

import { cellOf, isCounted } from './cells.ts';
import type { Contestant } from './contestant.ts';
import { columnName, type Field } from './field.ts';
import { EVEN } from './standing.ts';

/** Two cards against the same opponents. */
export interface ComparedCards {
  readonly a: Contestant;
  readonly b: Contestant;
  /** The opponents whose pairs with both cards count, largest difference first. */
  readonly opponents: readonly Opponent[];
  /** Mean win share against these opponents; absent if there are none. */
  readonly mean?: Record<'a' | 'b', number>;
  /** The number of opponents against which each card does better. */
  readonly better: Record<'a' | 'b', number>;
  /** The first card's win share against the second; absent if that pair has no odds. */
  readonly direct?: number;
}

/** An opponent, with the win share of each card against it. */
export interface Opponent {
  readonly name: string;
  /** The index of its column in the field. */
  readonly column: number;
  readonly a: number;
  readonly b: number;
}

/** How much larger the first card's win share is. */
export function leadOf({ a, b }: Opponent): number {
  return a - b;
}

/** The indices of a field's columns, except those of the two compared cards. */
export function opponentsIn({ rows, columns }: Field): number[] {
  const names = rows.map(({ name }) => name);
  return [...columns.keys()].filter((column) => !names.includes(columns[column]?.name ?? ''));
}

/**
 * Compares the two rows of a field against all other cards in its columns. If the second card is a column, the result
 * includes the duels between the two.
 */
export function comparedCards(field: Field): ComparedCards {
  const [a, b] = field.rows as readonly [Contestant, Contestant];
  const columns = [...field.columns.keys()];
  const share = (row: number, column: number) => cellOf(field, row, column)?.share;
  const opponents = opponentsIn(field)
    .filter((column) => isCounted(field, 0, column) && isCounted(field, 1, column))
    .map((column) => ({
      name: columnName(field, column),
      column,
      a: share(0, column) as number,
      b: share(1, column) as number,
    }))
    .sort((x, y) => Math.abs(leadOf(y)) - Math.abs(leadOf(x)));
  const mean = (side: 'a' | 'b') =>
    opponents.reduce((sum, one) => sum + one[side], 0) / opponents.length;
  const direct = share(
    0,
    columns.findIndex((column) => field.columns[column]?.name === b.name),
  );
  return {
    a,
    b,
    opponents,
    ...(opponents.length > 0 && { mean: { a: mean('a'), b: mean('b') } }),
    better: {
      a: opponents.filter((one) => leadOf(one) > EVEN).length,
      b: opponents.filter((one) => leadOf(one) < -EVEN).length,
    },
    ...(direct !== undefined && { direct }),
  };
}
