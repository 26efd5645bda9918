import type { Result, Together, TogetherRow } from '../../experiments/index.ts';
import { chanceOf } from '../tables/odds-columns.ts';

/** The chance of a row, exact where that is known. */
export function shareOfRow(row: TogetherRow): number {
  return chanceOf(row) ?? 0;
}

/** What is known of two measures together; absent where nobody has asked. */
export function togetherOf(
  { together }: Result,
  measures: readonly string[],
): Together | undefined {
  return together.find((one) => one.measures.every((name, i) => name === measures[i]));
}

/** Whoever can win, in the order of the sides, and last those of whom only `others` know. */
export function winnersOf({ account }: Result, others: readonly string[] = []): string[] {
  const sides = account.course?.left.map(({ side }) => side) ?? [];
  return [...new Set([...sides, ...others])];
}

/** What a fight leaves of a side, in words: "Life", "points". */
export function leftUnitOf({ account }: Result): string {
  const name = account.course?.left[0]?.measure;
  const measure = account.measures.find((one) => one.name === name);
  return measure?.phrase?.unit?.[1] ?? 'Life';
}

/** The colour of a side, with a legend that names it. */
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
      // Three names side by side are wider than a phone.
      ...(winners.length > 2 && { columns: 2 }),
    },
  } as const;
}
