import type { RecordedResult } from '../../../../src/experiments/results/format/recorded.ts';
import type { Block } from '../../../../src/report/block.ts';
import type { Table } from '../../../../src/report/tables/table.ts';
import { compare } from '../../../../src/studies/comparison/compare.ts';
import type { Comparison } from '../../../../src/studies/comparison/comparison.ts';
import { both, counted, exactly, resultOf } from '../results.ts';

/* Invented results with a yes-or-no measure, a count, a measure of names, and one that has a single outcome. */

/** Exact odds: 3/4 against 1/2, 3/4 on average against 1, and 1/2 against 3/4 for the wall. */
export const EXACT = [
  {
    lucky: exactly([0, '1/4'], [1, '3/4']),
    pointsScored: exactly([0, '1/2'], [1, '1/4'], [2, '1/4']),
    ending: exactly(['wall', '1/2'], ['edge', '1/2']),
    steps: exactly([7, '1']),
  },
  {
    lucky: exactly([0, '1/2'], [1, '1/2']),
    pointsScored: exactly([0, '1/4'], [1, '1/2'], [2, '1/4']),
    ending: exactly(['wall', '3/4'], ['edge', '1/4']),
    steps: exactly([7, '1']),
  },
] as const;

/** The same odds, with samples of 100 trials. */
export const BOTH = [
  {
    lucky: both([0, '1/4', 30], [1, '3/4', 70]),
    pointsScored: both([0, '1/2', 50], [1, '1/4', 20], [2, '1/4', 30]),
    ending: both(['wall', '1/2', 60], ['edge', '1/2', 40]),
    steps: both([7, '1', 100]),
  },
  {
    lucky: both([0, '1/2', 45], [1, '1/2', 55]),
    pointsScored: both([0, '1/4', 25], [1, '1/2', 45], [2, '1/4', 30]),
    ending: both(['wall', '3/4', 70], ['edge', '1/4', 30]),
    steps: both([7, '1', 100]),
  },
] as const;

/** Only samples: 40 of 100 trials against 60, and 0.5 on average against 0.6. */
export const COUNTED = [
  { lucky: counted([0, 60], [1, 40]), pointsScored: counted([0, 50], [1, 50]) },
  { lucky: counted([0, 40], [1, 60]), pointsScored: counted([0, 40], [1, 60], [2, 0]) },
] as const;

export const simulated = (seed: string) => ({ simulation: { seed } });

export function comparisonOf(
  a: readonly RecordedResult[],
  b: readonly RecordedResult[],
): Comparison {
  return compare({ file: 'a.json', results: a }, { file: 'b.json', results: b });
}

/** Compares two single results, of A and of B, in scenarios that differ. */
export function pairOf(
  [a, b]: readonly [Parameters<typeof resultOf>[0], Parameters<typeof resultOf>[0]],
  isSimulated = false,
): Comparison {
  const around = (side: string) => ({
    scenario: { place: side },
    ...(isSimulated && simulated(side)),
  });
  return comparisonOf([resultOf(a, around('here'))], [resultOf(b, around('there'))]);
}

export function tablesIn(blocks: readonly Block[]): Table[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []));
}
