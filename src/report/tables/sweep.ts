/* The tables of a sweep: one row per combination, or a grid of two varied fields. */

import { decimal, fractionValue, percent } from '../../base/index.ts';
import {
  impossible,
  type Mean,
  type Odds,
  oddsValue,
  type Result,
} from '../../experiments/index.ts';
import { innerTitle, type Measure } from '../../rules/index.ts';
import { labelAbout, titleOf } from './cast.ts';
import { valueKey, variedColumns, variedFields } from './labels.ts';
import {
  chanceOf,
  exactText,
  intervalText,
  type KnownOdds,
  knownOf,
  meanDecimals,
  shownChance,
} from './odds-columns.ts';
import { tableMeasures } from './sweep-measures.ts';
import { type ColumnOf, type Table, tableOf } from './table.ts';

/** The maximum number of rows shown before a table is folded. */
export const ROWS_SHOWN = 20;

/**
 * A table with one row per combination and one number per quantity: first the chance of the question, then other
 * chances and means. Numbers are exact if known; simulated numbers are then available on demand.
 */
export function sweepTable(results: readonly Result[]): Table {
  const known = knownOf(results.map(({ question }) => question.odds));
  const quantities = [
    chanceColumns(labelAbout(results), results, (result) => result.question.odds),
    firstChoiceColumns(results),
    ...tableMeasures(results).map((measure) => columnsOf(measure, results, known)),
  ];
  return tableOf(
    [...variedColumns<Result>(variedFields(results), (result) => result), ...quantities.flat()],
    results,
    {
      title: titleOf(results),
      chances: { event: '', ofRows: results.map(({ question }) => chanceOf(question.odds)) },
      rowsShown: ROWS_SHOWN,
      ...(known.exact &&
        known.simulated && {
          withheld: 'These numbers are exact; --format csv also gives the simulated ones.',
        }),
    },
  );
}

/** The column with the best first choice in each combination; only for turns. */
function firstChoiceColumns(results: readonly Result[]): ColumnOf<Result>[] {
  if (!results.some(({ account }) => account.play)) return [];
  const text = ({ account }: Result) =>
    account.options?.rows.find(({ chosen }) => chosen)?.name ?? '';
  return [{ head: 'best first choice', isText: true, text }];
}

function columnsOf(
  measure: Measure,
  results: readonly Result[],
  known: KnownOdds,
): ColumnOf<Result>[] {
  const { name, title, kind } = measure;
  const summaryOf = (result: Result) =>
    result.measured.find((summary) => summary.measure.name === name);
  if (kind !== 'flag') {
    return meanColumns(
      `mean ${innerTitle(measure)}`,
      name,
      results,
      known,
      (result) => summaryOf(result)?.mean,
    );
  }
  return chanceColumns(title, results, (result) => {
    const outcomes = summaryOf(result)?.outcomes;
    return (
      outcomes?.find(({ value }) => value === 1) ??
      (outcomes && impossible(result.question.odds, result.simulation?.trials ?? 0))
    );
  });
}

function chanceColumns(
  head: string,
  results: readonly Result[],
  of: (result: Result) => Odds | undefined,
): ColumnOf<Result>[] {
  const known = knownOf(results.map((result) => of(result) ?? {}));
  const { decimals } = known;
  const interval: ColumnOf<Result> = {
    head: '95% interval',
    about: head,
    isOnDemand: known.exact,
    isDetail: true,
    text: (result) => intervalText(of(result)?.simulated, decimals),
  };
  return [
    ...bothColumns(head, head, known, {
      exact: (result) => exactText(of(result)),
      simulated: (result) => shownChance(of(result)?.simulated?.probability, decimals),
    }),
    ...(known.simulated ? [interval] : []),
  ];
}

/** The maximum number of decimals of means. */
const MOST = 4;

function meanColumns(
  head: string,
  about: string,
  results: readonly Result[],
  known: KnownOdds,
  of: (result: Result) => Mean | undefined,
): ColumnOf<Result>[] {
  const simulated = results.flatMap((result) => of(result)?.simulated ?? []);
  const decimals = known.exact ? MOST : Math.min(MOST, ...simulated.map(meanDecimals));
  const text = ({ account }: Result, value?: number) => {
    const least = account.unbounded === about ? '≥ ' : '';
    return value === undefined ? '' : `${least}${decimal(value, decimals)}`;
  };
  return bothColumns(head, about, known, {
    exact: (result) => {
      const mean = of(result)?.exact;
      return text(result, mean && fractionValue(mean));
    },
    simulated: (result) => text(result, of(result)?.simulated?.mean),
  });
}

/**
 * The columns of one quantity: if both numbers are known, the exact one and, on demand, the simulated one; otherwise
 * the known one.
 */
function bothColumns(
  head: string,
  about: string,
  known: KnownOdds,
  text: Readonly<Record<'exact' | 'simulated', (result: Result) => string>>,
): ColumnOf<Result>[] {
  const isOnDemand = known.exact;
  const simulated = isOnDemand ? `${head}, simulated` : head;
  return [
    ...(known.exact ? [{ head, about, text: text.exact }] : []),
    ...(known.simulated ? [{ head: simulated, about, isOnDemand, text: text.simulated }] : []),
  ];
}

/** A table with two varied fields as rows and columns. The cells contain the chance of the question, exact if known. */
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
  return tableOf(
    [
      { head: '', isKey: true, text: down.labelOf },
      ...across.values.map((value) => ({
        head: across.labelOf(value),
        text: (row: unknown) => cell(row, value),
      })),
    ],
    down.values,
    { title: `${titleOf(results)}, by ${down.name} (rows) and ${across.name} (columns)` },
  );
}
