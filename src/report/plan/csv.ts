import { stringify } from 'csv-stringify/sync';
import { placeName } from '../../boards/space.ts';
import { rankedChoices } from '../../results/ranking.ts';
import type { Result } from '../../results/result.ts';
import { combinationCells, combinationHead } from '../formats/combination-columns.ts';

const COLUMNS = ['rank', 'first', 'from', 'chance', 'chosen'] as const;

/**
 * The first choices of turns as CSV: a row for each combination and choice, the best first. Where nobody
 * would act, `first` is empty; without a board `from` is.
 */
export function firstChoicesCsv(results: readonly Result[]): string {
  const head = combinationHead(results);
  const rows = results.flatMap((result) =>
    rankedChoices(result.account).map(({ rank, who = '', spaces, worth, chosen }) => [
      ...combinationCells(head, result),
      rank,
      who,
      placeName(spaces),
      worth,
      chosen ? 1 : 0,
    ]),
  );
  // A cell that begins like a formula would be run by a spreadsheet.
  return stringify([[...head, ...COLUMNS], ...rows], { escape_formulas: true });
}
