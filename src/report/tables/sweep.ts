import { fractionValue } from '../../measures/fraction.ts';
import type { Summary } from '../../measures/summary.ts';
import type { Result } from '../../results/result.ts';
import { percent } from '../../words/numbers.ts';
import { fieldLabel, variedLabel } from './labels.ts';
import { isCertain } from './measures.ts';
import { knownOf, meanCells, meanHead, oddsCells, oddsHead } from './odds-columns.ts';
import type { Table } from './table.ts';

/** One row a combination: the headline's chance, and the means of what can come out differently. */
export function sweepTable(results: readonly Result[]): Table {
  const [first] = results;
  const fields = Object.keys(first?.combination ?? {});
  const names = meansToShow(results);
  const known = knownOf(results.map(({ headlineOdds }) => headlineOdds));
  const title = (name: string) => summaryNamed(first, name)?.measure.title.toLowerCase();
  return {
    title: first?.plan.headline.title ?? '',
    head: [
      ...fields.map(fieldLabel),
      ...oddsHead('', known),
      ...names.flatMap((name) => meanHead(`mean ${title(name)}`, known)),
    ],
    rows: results.map((result) => [
      ...fields.map((field) => variedLabel(result.combination[field])),
      ...oddsCells(result.headlineOdds, known),
      ...names.flatMap((name) => meanCells(summaryNamed(result, name)?.mean, known)),
    ]),
    textColumns: fields.length,
  };
}

/** Two varied fields as rows and columns: the headline's chance, exact / simulated. */
export function gridTable(results: readonly Result[]): Table | undefined {
  const [first] = results;
  const [down, across, ...others] = Object.keys(first?.combination ?? {});
  if (!first || !down || !across || others.length > 0) return undefined;
  const labels = (field: string) => [
    ...new Set(results.map(({ combination }) => variedLabel(combination[field]))),
  ];
  const cell = (row: string, column: string) => {
    const result = results.find(
      ({ combination }) =>
        variedLabel(combination[down]) === row && variedLabel(combination[across]) === column,
    );
    const { exact, simulated } = result?.headlineOdds ?? {};
    return [exact && fractionValue(exact), simulated?.probability]
      .filter((probability) => probability !== undefined)
      .map((probability) => percent(probability, 1))
      .join(' / ');
  };
  const { exact, simulated } = knownOf(results.map(({ headlineOdds }) => headlineOdds));
  return {
    title: `${first.plan.headline.title}, by ${fieldLabel(down)} (rows) and ${fieldLabel(across)} (columns)`,
    head: ['', ...labels(across)],
    rows: labels(down).map((row) => [row, ...labels(across).map((column) => cell(row, column))]),
    textColumns: 1,
    ...(exact && simulated && { note: 'Each field: exact / simulated.' }),
  };
}

function summaryNamed(result: Result | undefined, name: string): Summary | undefined {
  return result?.summaries.find(({ measure }) => measure.name === name);
}

/** The counts that can come out differently in at least one of the combinations. */
function meansToShow(results: readonly Result[]): string[] {
  const open = results.flatMap(({ summaries }) =>
    summaries.filter((summary) => summary.mean && !isCertain(summary)),
  );
  const counts = open.filter(({ measure }) => measure.kind === 'count');
  const names = [...new Set(counts.map(({ measure }) => measure.name))];
  const column = (name: string) => results.map(({ reading }) => reading.mean(name)).join();
  // Of measures with the same means throughout, the first stands for all.
  return names.filter(
    (name, i) => names.findIndex((other) => column(other) === column(name)) === i,
  );
}
