import { oddsValue } from '../../results/figures.ts';
import type { Result } from '../../results/result.ts';
import { impossible, type Mean, type Odds } from '../../results/summary.ts';
import type { Measure } from '../../rules/plan.ts';
import { fractionValue } from '../../statistics/fraction.ts';
import { uncapitalised } from '../../words/english.ts';
import { decimal, percent } from '../../words/numbers.ts';
import { labelAbout, titleOf } from '../sentences/cast.ts';
import { valueKey, variedFields } from './labels.ts';
import { chanceOf, intervalText, type Known, knownOf, shownChance } from './odds-columns.ts';
import { tableMeasures } from './sweep-measures.ts';
import type { Column, Table } from './table.ts';

/** As many rows as a reader takes in; a longer table is folded. */
export const ROWS_SHOWN = 20;

/**
 * One row per combination with one number for each thing: the question's chance first, then chances and
 * means; exact where that is known. Simulated numbers beside exact ones are there for who asks.
 */
export function sweepTable(results: readonly Result[]): Table {
  const fields = variedFields(results);
  const known = knownOf(results.map(({ question }) => question.odds));
  const quantities = [
    chanceColumns(labelAbout(results), known, (result) => result.question.odds),
    firstChoiceColumns(results),
    ...tableMeasures(results).map((measure) => columnsOf(measure, known)),
  ];
  const columns = quantities.flat();
  return {
    title: titleOf(results),
    head: [...fields.map(({ name }) => name), ...columns.map(({ head }) => head)],
    rows: results.map((result) => [
      ...fields.map(({ field, labelOf }) => labelOf(result.combination[field])),
      ...columns.map(({ cell }) => cell(result)),
    ]),
    textColumns: fields.length,
    columns: [...fields.map(() => ({})), ...columns.map(({ column }) => column)],
    chances: { event: '', ofRows: results.map(({ question }) => chanceOf(question.odds)) },
    rowsShown: ROWS_SHOWN,
    ...(known.exact &&
      known.simulated && {
        withheld: 'These numbers are exact; --format csv has the simulated ones as well.',
      }),
  };
}

/** What is best first in each combination, where it begins with a choice: of turns. */
function firstChoiceColumns(results: readonly Result[]): QuantityColumn[] {
  if (!results.some(({ account }) => account.play)) return [];
  const cell = ({ account }: Result) =>
    account.options?.rows.find(({ chosen }) => chosen)?.name ?? '';
  return [{ head: 'best first choice', column: { isText: true }, cell }];
}

interface QuantityColumn {
  readonly head: string;
  readonly column: Column;
  cell(result: Result): string;
}

function columnsOf(measure: Measure, known: Known): QuantityColumn[] {
  const { name, title, kind } = measure;
  const summaryOf = (result: Result) =>
    result.measured.find((summary) => summary.measure.name === name);
  if (kind !== 'flag') {
    return meanColumns(
      `mean ${uncapitalised(title)}`,
      name,
      known,
      (result) => summaryOf(result)?.mean,
    );
  }
  return chanceColumns(title, known, (result) => {
    const outcomes = summaryOf(result)?.outcomes;
    return (
      outcomes?.find(({ value }) => value === 1) ??
      (outcomes && impossible(result.question.odds, result.simulation?.trials ?? 0))
    );
  });
}

function chanceColumns(
  head: string,
  known: Known,
  of: (result: Result) => Odds | undefined,
): QuantityColumn[] {
  const about = head;
  const isOnDemand = known.exact;
  const simulated: QuantityColumn = {
    head: isOnDemand ? `${head}, simulated` : head,
    column: { about, isOnDemand },
    cell: (result) => shownChance(of(result)?.simulated?.probability),
  };
  const interval: QuantityColumn = {
    head: '95% interval',
    column: { about, isOnDemand, isDetail: true },
    cell: (result) => intervalText(of(result)?.simulated),
  };
  const exact: QuantityColumn = {
    head,
    column: { about },
    cell: (result) => {
      const chance = of(result)?.exact;
      return shownChance(chance && fractionValue(chance));
    },
  };
  return [...(known.exact ? [exact] : []), ...(known.simulated ? [simulated, interval] : [])];
}

function meanColumns(
  head: string,
  about: string,
  known: Known,
  of: (result: Result) => Mean | undefined,
): QuantityColumn[] {
  const text = (value?: number) => (value === undefined ? '' : decimal(value, 4));
  const isOnDemand = known.exact;
  const simulated: QuantityColumn = {
    head: isOnDemand ? `${head}, simulated` : head,
    column: { about, isOnDemand },
    cell: (result) => text(of(result)?.simulated?.mean),
  };
  const exact: QuantityColumn = {
    head,
    column: { about },
    cell: (result) => {
      const mean = of(result)?.exact;
      return text(mean && fractionValue(mean));
    },
  };
  return [...(known.exact ? [exact] : []), ...(known.simulated ? [simulated] : [])];
}

/** Two varied fields as rows and columns: the question's chance, exact where that is known. */
export function gridTable(results: readonly Result[]): Table | undefined {
  const [down, across, ...others] = variedFields(results);
  if (!down || !across || others.length > 0) return undefined;
  const place = (row: unknown, column: unknown) => `${valueKey(row)} ${valueKey(column)}`;
  const byPlace = new Map(
    results.map(({ combination, question }) => [
      place(combination[down.field], combination[across.field]),
      oddsValue(question.odds),
    ]),
  );
  const cell = (row: unknown, column: unknown) => {
    const chance = byPlace.get(place(row, column)) ?? Number.NaN;
    return Number.isNaN(chance) ? '' : percent(chance, 1);
  };
  return {
    title: `${titleOf(results)}, by ${down.name} (rows) and ${across.name} (columns)`,
    head: ['', ...across.values.map(across.labelOf)],
    rows: down.values.map((row) => [
      down.labelOf(row),
      ...across.values.map((column) => cell(row, column)),
    ]),
    textColumns: 1,
  };
}
