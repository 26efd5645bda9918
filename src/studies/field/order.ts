/* The order in which tables, charts and pages list a field's cards. */

import { isCounted, shareOf } from './cells.ts';
import { type Field, isSquare } from './field.ts';
import { standings } from './standing.ts';

/** The cards of a field, strongest first, as indices of rows and of columns. */
export interface Order {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/**
 * The cards by mean win share, strongest first. Cards without a counted pair come last, ordered by the mean of the odds
 * that they do have.
 */
export function strengthOrder(field: Field): Order {
  const ranked = standings(field).map(({ row }) => row);
  const others = (row: number) =>
    [...field.columns.keys()].filter((column) => !isSquare(field) || column !== row);
  const unranked = inOrder(
    [...field.rows.keys()].filter((row) => !ranked.includes(row)),
    (row) => mean(others(row).map((column) => shareOf(field, row, column))),
  );
  const rows = [...ranked, ...unranked];
  return { rows, columns: isSquare(field) ? rows : columnOrder(field) };
}

function columnOrder(field: Field): number[] {
  const rows = [...field.rows.keys()];
  const against = (column: number, counting: readonly number[]) =>
    mean(counting.map((row) => 1 - shareOf(field, row, column)));
  const counting = (column: number) => rows.filter((row) => isCounted(field, row, column));
  const all = [...field.columns.keys()];
  const ranked = all.filter((column) => counting(column).length > 0);
  const unranked = all.filter((column) => counting(column).length === 0);
  return [
    ...inOrder(ranked, (column) => against(column, counting(column))),
    ...inOrder(unranked, (column) => against(column, rows)),
  ];
}

/** Sorts numbers by decreasing size; numbers whose size is NaN come last. */
function inOrder(numbers: readonly number[], sizeOf: (one: number) => number): number[] {
  return numbers
    .map((one) => [one, sizeOf(one)] as const)
    .sort(([, a], [, b]) => (Number.isNaN(b) ? 0 : b) - (Number.isNaN(a) ? 0 : a))
    .map(([one]) => one);
}

/** The mean of the known shares. */
function mean(shares: readonly number[]): number {
  const known = shares.filter((share) => !Number.isNaN(share));
  return known.reduce((sum, share) => sum + share, 0) / known.length;
}
