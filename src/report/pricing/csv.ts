import { csvOf } from '../formats/csv.ts';
import { type CardAnswer, type CollectionAnswer, rankedRows } from './answer.ts';
import { changedRows, collectionColumns, ESTIMATE_COLUMNS, estimateRows } from './columns.ts';

/** The prices of named cards as CSV: a line for each card and way, and again with a change. */
export function cardsCsv(answers: readonly CardAnswer[]): string {
  return csvOf(
    ESTIMATE_COLUMNS,
    answers.flatMap((answer) => [...estimateRows(answer), ...changedRows(answer)]),
  );
}

/** The prices of a collection as CSV: a line for each card, the most overpriced first. */
export function collectionCsv(answer: CollectionAnswer): string {
  return csvOf(collectionColumns(answer), rankedRows(answer));
}
