import { stringify } from 'csv-stringify/sync';
import type { Result } from '../../results/result.ts';
import type { Odds } from '../../results/summary.ts';
import { fractionText, fractionValue } from '../../statistics/fraction.ts';
import { own } from '../../words/own.ts';
import { type Varied, variedText } from '../tables/labels.ts';

const COLUMNS = [
  'measure',
  'value',
  'exact_probability',
  'exact_fraction',
  'simulated_count',
  'simulated_probability',
  'simulated_low',
  'simulated_high',
  'at_least_exact_probability',
  'at_least_simulated_probability',
] as const;

/**
 * Results as CSV: a row for each combination, measure and value. What is unknown stays empty.
 *
 * @param measure only this one; left out: all
 */
export function csvText(results: readonly Result[], measure?: string): string {
  const head = combinationHead(results);
  const rows = results.flatMap((result) =>
    result.summaries
      .filter((summary) => measure === undefined || summary.measure.name === measure)
      .flatMap((summary) =>
        summary.outcomes.map(({ value, atLeast, ...odds }) => [
          ...combinationCells(head, result),
          summary.measure.name,
          value,
          ...oddsFields(odds),
          atLeast?.exact && fractionValue(atLeast.exact),
          atLeast?.simulated?.probability,
        ]),
      ),
  );
  // A cell that begins like a formula would be run by a spreadsheet.
  return stringify([[...head, ...COLUMNS], ...rows], { escape_formulas: true });
}

function oddsFields({ exact, simulated }: Odds): (string | number | undefined)[] {
  return [
    exact && fractionValue(exact),
    exact && (exact.isRounded ? undefined : fractionText(exact)),
    simulated?.count,
    simulated?.probability,
    simulated?.low,
    simulated?.high,
  ];
}

/** Follows the field in the head of a column that holds labels. */
const LABEL = '_label';

/** The columns of CSV by which combinations are known: each field and, where any has one, its label. */
export function combinationHead(combinations: readonly Varied[]): string[] {
  const fields = new Set(combinations.flatMap(({ combination }) => Object.keys(combination)));
  const labelled = new Set(combinations.flatMap(({ labels = {} }) => Object.keys(labels)));
  return [...fields].flatMap((field) =>
    labelled.has(field) ? [field, `${field}${LABEL}`] : [field],
  );
}

/** @param head of all combinations */
export function combinationCells(
  head: readonly string[],
  { combination, labels = {} }: Varied,
): string[] {
  return head.map((column) =>
    Object.hasOwn(combination, column)
      ? variedText(combination[column])
      : (own(labels, column.slice(0, -LABEL.length)) ?? ''),
  );
}
