import { cellOf, isCounted } from './cells.ts';
import type { Contestant } from './contestant.ts';
import { columnName, type Field } from './field.ts';
import { EVEN } from './standing.ts';

/** Two cards by how they fare against the same opponents. */
export interface ComparedCards {
  readonly a: Contestant;
  readonly b: Contestant;
  /** Those that count against both, where the two differ most first. */
  readonly opponents: readonly Opponent[];
  /** Mean win share against them; absent where there are none. */
  readonly mean?: Record<'a' | 'b', number>;
  /** Against how many either fares better. */
  readonly better: Record<'a' | 'b', number>;
  /** The win share of the first against the second; absent where that pair has no odds. */
  readonly direct?: number;
}

/** An opponent, with the win share of either card against it. */
export interface Opponent {
  readonly name: string;
  readonly a: number;
  readonly b: number;
}

/** How much more the first card wins. */
export function leadOf({ a, b }: Opponent): number {
  return a - b;
}

/**
 * Compares the two rows of a field against all columns but themselves. A column of the second card tells how it fares
 * against the first.
 */
export function comparedCards(field: Field): ComparedCards {
  const [a, b] = field.rows as readonly [Contestant, Contestant];
  const columns = [...field.columns.keys()];
  const share = (row: number, column: number) => cellOf(field, row, column)?.share;
  const opponents = columns
    .filter((column) => ![a.name, b.name].includes(field.columns[column]?.name ?? ''))
    .filter((column) => isCounted(field, 0, column) && isCounted(field, 1, column))
    .map((column) => ({
      name: columnName(field, column),
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
