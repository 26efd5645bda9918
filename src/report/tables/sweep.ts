import { figuresOf } from '../../results/figures.ts';
import type { Result } from '../../results/result.ts';
import type { Summary } from '../../results/summary.ts';
import type { Measure } from '../../rules/plan.ts';
import { fractionValue } from '../../statistics/fraction.ts';
import { percent } from '../../words/numbers.ts';
import { titleOf } from '../sentences/cast.ts';
import { fieldLabel } from './labels.ts';
import { isCertain } from './measures.ts';
import {
  chanceOf,
  knownOf,
  meanCells,
  meanColumns,
  meanHead,
  oddsCells,
  oddsColumns,
  oddsHead,
} from './odds-columns.ts';
import type { Table } from './table.ts';
import { labelsAmong, valueKey } from './varied-labels.ts';

/** One row a combination: the headline's chance, and the means of what can come out differently. */
export function sweepTable(results: readonly Result[]): Table {
  const [first] = results;
  const fields = Object.keys(first?.combination ?? {});
  const labels = fields.map((field) => labelsAmong(valuesOf(results, field)));
  const measures = sweepMeans(results);
  const known = knownOf(results.map(({ question }) => question.odds));
  return {
    title: titleOf(results),
    head: [
      ...fields.map(fieldLabel),
      ...oddsHead('', known),
      ...measures.flatMap(({ title }) => meanHead(`mean ${title.toLowerCase()}`, known)),
    ],
    rows: results.map((result) => [
      ...fields.map((field, i) => labels[i]?.(result.combination[field]) ?? ''),
      ...oddsCells(result.question.odds, known),
      ...measures.flatMap(({ name }) => meanCells(summaryNamed(result, name)?.mean, known)),
    ]),
    textColumns: fields.length,
    columns: [
      ...fields.map(() => ({})),
      ...oddsColumns('', known),
      ...measures.flatMap(({ name }) => meanColumns(name, known)),
    ],
    chances: { event: '', ofRows: results.map(({ question }) => chanceOf(question.odds)) },
  };
}

/** Two varied fields as rows and columns: the headline's chance, exact / simulated. */
export function gridTable(results: readonly Result[]): Table | undefined {
  const [first] = results;
  const [down, across, ...others] = Object.keys(first?.combination ?? {});
  if (!first || !down || !across || others.length > 0) return undefined;
  const [rows, columns] = [valuesOf(results, down), valuesOf(results, across)];
  const [rowLabel, columnLabel] = [labelsAmong(rows), labelsAmong(columns)];
  const place = (row: unknown, column: unknown) => `${valueKey(row)} ${valueKey(column)}`;
  const byPlace = new Map(
    results.map((result) => [place(result.combination[down], result.combination[across]), result]),
  );
  const cell = (row: unknown, column: unknown) => {
    const result = byPlace.get(place(row, column));
    const { exact, simulated } = result?.question.odds ?? {};
    return [exact && fractionValue(exact), simulated?.probability]
      .filter((probability) => probability !== undefined)
      .map((probability) => percent(probability, 1))
      .join(' / ');
  };
  const { exact, simulated } = knownOf(results.map(({ question }) => question.odds));
  return {
    title: `${titleOf(results)}, by ${fieldLabel(down)} (rows) and ${fieldLabel(across)} (columns)`,
    head: ['', ...columns.map(columnLabel)],
    rows: rows.map((row) => [rowLabel(row), ...columns.map((column) => cell(row, column))]),
    textColumns: 1,
    ...(exact && simulated && { note: 'Each field: exact / simulated.' }),
  };
}

/** The values that a field takes, each once. */
function valuesOf(results: readonly Result[], field: string): unknown[] {
  const values = results.map(({ combination }) => combination[field]);
  return [...new Map(values.map((value) => [valueKey(value), value])).values()];
}

/** The counts whose means tell the combinations apart; of several with equal means, the first. */
export function sweepMeans(results: readonly Result[]): Measure[] {
  const open = results.flatMap(({ summaries }) =>
    summaries.filter((summary) => summary.mean && !isCertain(summary)),
  );
  const counts = open.map(({ measure }) => measure).filter(({ kind }) => kind === 'count');
  const measures = [...new Map(counts.map((measure) => [measure.name, measure])).values()];
  const figures = results.map(({ measured }) => figuresOf(measured));
  const columns = measures.map(({ name }) => figures.map(({ mean }) => mean(name)).join());
  return measures.filter((_, i) => columns.indexOf(columns[i] ?? '') === i);
}

function summaryNamed(result: Result | undefined, name: string): Summary | undefined {
  return result?.summaries.find(({ measure }) => measure.name === name);
}
