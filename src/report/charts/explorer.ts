import type { Result } from '../../results/result.ts';
import { subjectOf } from '../cast.ts';
import { sweepMeans } from '../tables/sweep.ts';
import { type Chart, SCHEMA } from './chart.ts';
import { CHOSEN } from './chosen.ts';
import { legendOf, oddsLayers } from './distribution.ts';
import { type OddsRow, oddsRow } from './odds-row.ts';
import { readingParams, readingTooltip, readingTransforms } from './reading.ts';
import { valueLabels } from './sweeps.ts';
import { THEME } from './theme.ts';

/** Which measure of the chosen combination is shown, by its title. */
export const SHOWN_MEASURE = 'measure';

/** The most rows that a page should carry for it. */
const MOST_ROWS = 3000;

/** For a sweep: all odds of the one combination that a reader chooses. A still picture of it says little. */
export function explorer(results: readonly Result[]): Chart[] {
  const [first] = results;
  if (!first || results.length < 2) return [];
  const tables = rowsByMeasure(results);
  const rows = tables.flatMap(({ rows }) => rows);
  const [title, ...others] = tables.map(({ title }) => title);
  if (title === undefined) return [];
  return [
    {
      name: 'explorer',
      spec: {
        $schema: SCHEMA,
        config: THEME,
        description: `The odds of one combination at a time when ${subjectOf(results)}: ${[title, ...others].join(', ').toLowerCase()}.`,
        title: {
          text: `One combination when ${subjectOf(results)}`,
          subtitle: legendOf(rows, first.simulation?.trials),
        },
        width: 560,
        height: 260,
        params: [
          {
            name: CHOSEN,
            value: 0,
            bind: {
              input: 'select',
              options: results.map((_, i) => i),
              labels: valueLabels(results).map((labels) => labels.join(' · ')),
              name: 'Combination ',
            },
          },
          {
            name: SHOWN_MEASURE,
            value: title,
            bind: { input: 'select', options: [title, ...others], name: 'Measure ' },
          },
          ...readingParams(rows),
        ],
        data: { values: rows },
        transform: [
          { filter: `datum.combination === ${CHOSEN} && datum.measure === ${SHOWN_MEASURE}` },
          ...readingTransforms(rows),
        ],
        encoding: {
          x: {
            field: 'value',
            type: 'ordinal',
            axis: { title: 'x', labelAngle: 0, domain: true, ticks: false },
          },
          // The same scale for all combinations, so that they can be compared.
          y: { scale: { domain: [0, 1] } },
          tooltip: readingTooltip(rows, 'x'),
        },
        layer: oddsLayers(rows),
      },
    },
  ];
}

interface ExplorerRow extends OddsRow {
  readonly combination: number;
  readonly measure: string;
}

/** The counts that tell the combinations apart, as many as there is room for. */
function rowsByMeasure(results: readonly Result[]): { title: string; rows: ExplorerRow[] }[] {
  const tables = sweepMeans(results).map(({ name, title }) => ({
    title,
    rows: results.flatMap(({ summaries }, combination) =>
      (summaries.find(({ measure }) => measure.name === name)?.outcomes ?? []).map((outcome) => ({
        combination,
        measure: title,
        ...shortened(oddsRow(outcome)),
      })),
    ),
  }));
  let total = 0;
  return tables.filter(({ rows }) => {
    if (total + rows.length > MOST_ROWS) return false;
    total += rows.length;
    return true;
  });
}

/** Six digits: more than anybody sees, in half the room. */
function shortened(row: OddsRow): OddsRow {
  const entries = Object.entries(row).map(([field, value]) => [
    field,
    typeof value === 'number' ? Number(value.toPrecision(6)) : value,
  ]);
  return Object.fromEntries(entries) as OddsRow;
}
