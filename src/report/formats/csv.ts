/* Writes results, and any records or tables, as CSV. The studies use `csvOf`. */

import { stringify } from 'csv-stringify/sync';
import { fractionText, fractionValue, ownProperty } from '../../base/index.ts';
import type { OutcomeOdds, Result } from '../../experiments/index.ts';
import { type Varied, variedText } from '../tables/labels.ts';
import type { CellValue, RecordColumn, Table } from '../tables/table.ts';

/** Records as CSV, one per line below the column names. Unknown values are left empty. */
export function csvOf<Row>(columns: readonly RecordColumn<Row>[], rows: readonly Row[]): string {
  return [...csvPartsOf(columns, [rows])].join('');
}

/** `csvOf` in parts: the column names, then one part per group of records. */
function* csvPartsOf<Row>(
  columns: readonly RecordColumn<Row>[],
  groups: Iterable<readonly Row[]>,
): Generator<string> {
  const shown = columns.filter(({ csv }) => csv !== undefined);
  yield csvOfRows([shown.map(({ csv = '' }) => csv)]);
  for (const rows of groups)
    yield csvOfRows(rows.map((row) => shown.map(({ value }) => value(row))));
}

/** A table as CSV, with all of its rows. */
export function csvOfTable({ columns, rows }: Pick<Table, 'columns' | 'rows'>): string {
  return csvOfRows([columns.map(({ head }) => head), ...rows]);
}

/** Rows as CSV. Cells that a spreadsheet would run as formulas are escaped. */
function csvOfRows(rows: readonly (readonly CellValue[])[]): string {
  const held = rows.map((row) => row.map(withoutNoise));
  return stringify(held as CellValue[][], { escape_formulas: true });
}

/** The number of decimal digits that a double always preserves; any digits beyond these may be rounding errors. */
const DIGITS = 15;

/** A number without rounding noise: 0.5 instead of 0.49999999999999994. Integers stay unchanged. */
function withoutNoise(value: CellValue): CellValue {
  if (typeof value !== 'number' || Number.isInteger(value)) return value;
  return Number(value.toPrecision(DIGITS));
}

/** A line in the CSV of results: an outcome of a measure, or the question. */
interface OutcomeRow {
  readonly result: Result;
  readonly measure: string;
  readonly outcome: OutcomeOdds;
}

const OUTCOME_COLUMNS: readonly RecordColumn<OutcomeRow>[] = [
  { csv: 'measure', value: ({ measure }) => measure },
  { csv: 'value', value: ({ outcome }) => outcome.value },
  {
    csv: 'exact_probability',
    value: ({ outcome: { exact } }) => exact && fractionValue(exact),
  },
  {
    csv: 'exact_fraction',
    value: ({ outcome: { exact } }) =>
      exact?.isRounded ? undefined : exact && fractionText(exact),
  },
  { csv: 'simulated_count', value: ({ outcome }) => outcome.simulated?.count },
  { csv: 'simulated_probability', value: ({ outcome }) => outcome.simulated?.probability },
  { csv: 'simulated_low', value: ({ outcome }) => outcome.simulated?.low },
  { csv: 'simulated_high', value: ({ outcome }) => outcome.simulated?.high },
  {
    csv: 'at_least_exact_probability',
    value: ({ outcome: { atLeast } }) => atLeast?.exact && fractionValue(atLeast.exact),
  },
  {
    csv: 'at_least_simulated_probability',
    value: ({ outcome }) => outcome.atLeast?.simulated?.probability,
  },
];

/** Whether a column is about exact odds, which do not exist if games are only simulated. */
const isExact = (csv = '') => /(^|_)exact_/.test(csv);

/**
 * Results as CSV: for each combination, a line for the question and one for each measure and value.
 *
 * @param measure the only measure to include; default: all
 */
export function csvText(results: readonly Result[], measure?: string): string {
  return [...csvParts(results, measure)].join('');
}

/** The parts of `csvText`, one for each combination. */
export function csvParts(results: readonly Result[], measure?: string): Iterable<string> {
  const rowsOf = (result: Result): OutcomeRow[] => [
    ...(measure === undefined ? [questionRow(result)] : []),
    ...result.summaries
      .map((summary) => ({ name: summary.measure.name, outcomes: summary.outcomes }))
      .filter(({ name }) => measure === undefined || name === measure)
      .flatMap(({ name, outcomes }) =>
        outcomes.map((outcome) => ({ result, measure: name, outcome })),
      ),
  ];
  const columns = combinationColumns(results, ({ result }: OutcomeRow) => result);
  const isCounted = results.some(({ summaries }) => summaries.some(({ isOpen }) => isOpen));
  const known = isCounted ? OUTCOME_COLUMNS.filter(({ csv }) => !isExact(csv)) : OUTCOME_COLUMNS;
  return csvPartsOf([...columns, ...known], mapped(results, rowsOf));
}

function questionRow(result: Result): OutcomeRow {
  const { text, odds } = result.question;
  return { result, measure: 'question', outcome: { value: text, ...odds } };
}

/**
 * Results as CSV with one line for each combination: its fields, the chance of the question with its interval, and the
 * mean of each measure.
 */
export function wideCsvParts(results: readonly Result[]): Iterable<string> {
  const names = new Set(
    results.flatMap(({ summaries }) =>
      summaries.flatMap(({ mean, measure }) => (mean ? [measure.name] : [])),
    ),
  );
  const meanOf = ({ summaries }: Result, name: string) =>
    summaries.find(({ measure }) => measure.name === name)?.mean;
  const columns: RecordColumn<Result>[] = [
    ...combinationColumns(results, (result: Result) => result),
    { csv: 'question', value: ({ question }) => question.text },
    {
      csv: 'exact_probability',
      value: ({ question: { odds } }) => odds.exact && fractionValue(odds.exact),
    },
    { csv: 'simulated_probability', value: ({ question }) => question.odds.simulated?.probability },
    { csv: 'simulated_low', value: ({ question }) => question.odds.simulated?.low },
    { csv: 'simulated_high', value: ({ question }) => question.odds.simulated?.high },
    ...[...names].flatMap((name): RecordColumn<Result>[] => [
      {
        csv: `exact_mean_${name}`,
        value: (result) => {
          const exact = meanOf(result, name)?.exact;
          return exact && fractionValue(exact);
        },
      },
      { csv: `simulated_mean_${name}`, value: (result) => meanOf(result, name)?.simulated?.mean },
    ]),
  ];
  const isEmpty = ({ csv = '', value }: RecordColumn<Result>) =>
    /^(exact|simulated)_/.test(csv) && results.every((result) => value(result) === undefined);
  return csvPartsOf(
    columns.filter((column) => !isEmpty(column)),
    [results],
  );
}

function* mapped<T, U>(items: Iterable<T>, of: (item: T) => U): Generator<U> {
  for (const item of items) yield of(item);
}

/**
 * The columns that identify combinations: each varied field and, if any combination has a label for it, the label.
 *
 * @param of returns the combination of a row
 */
export function combinationColumns<Row>(
  combinations: readonly Varied[],
  of: (row: Row) => Varied,
): RecordColumn<Row>[] {
  const fields = new Set(combinations.flatMap(({ combination }) => Object.keys(combination)));
  const labelled = new Set(combinations.flatMap(({ labels = {} }) => Object.keys(labels)));
  return [...fields].flatMap((field): RecordColumn<Row>[] => [
    {
      csv: field,
      value: (row) => {
        const { combination } = of(row);
        return Object.hasOwn(combination, field) ? variedText(combination[field]) : '';
      },
    },
    ...(labelled.has(field)
      ? [{ csv: `${field}_label`, value: (row: Row) => ownProperty(of(row).labels, field) ?? '' }]
      : []),
  ]);
}
