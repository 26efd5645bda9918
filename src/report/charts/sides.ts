/* The sides of a fight, for charts and tables: who can win, what each side has left, and the sides' colors. */

import type { Result, Together, TogetherRow } from '../../experiments/index.ts';
import { chanceOf } from '../tables/odds-columns.ts';

/** The chance of a row; exact if known, 0 if unknown. */
export function shareOfRow(row: TogetherRow): number {
  return chanceOf(row) ?? 0;
}

/** The joint odds of two measures, in this order; undefined if they were not computed. */
export function togetherOf(
  { together }: Result,
  measures: readonly string[],
): Together | undefined {
  return together.find((one) => one.measures.every((name, i) => name === measures[i]));
}

/** All possible winners, in the order of the sides; then those that appear only in `others`. */
export function winnersOf({ account }: Result, others: readonly string[] = []): string[] {
  const sides = account.course?.left.map(({ side }) => side) ?? [];
  return [...new Set([...sides, ...others])];
}

/** The unit of what a side has left: "Life", "points". */
export function leftUnitOf({ account }: Result): string {
  const name = account.course?.left[0]?.measure;
  const measure = account.measures.find((one) => one.name === name);
  return measure?.phrase?.unit?.[1] ?? 'Life';
}

/** The color channel for sides, with a legend that names the sides. */
export function sideColour(field: string, winners: readonly string[]) {
  return {
    field,
    type: 'nominal',
    scale: { domain: [...winners], range: 'ordinal' },
    legend: {
      title: null,
      symbolType: 'square',
      symbolSize: 140,
      labelLimit: 0,
      // Three names in one row would be wider than a phone.
      ...(winners.length > 2 && { columns: 2 }),
    },
  } as const;
}
