/* The chart on a sweep's page in which readers choose a combination and a measure. */

import { listed, stickyDigits } from '../../base/index.ts';
import type { OutcomeOdds, Result, Summary } from '../../experiments/index.ts';
import { innerTitle, type Measure } from '../../rules/index.ts';
import { labelAbout, shareOfTrials, subjectOf } from '../tables/cast.ts';
import { chartedOutcomes, isTail } from '../tables/rare-tail.ts';
import { chartMeasures } from '../tables/sweep-measures.ts';
import type { Chart } from './chart.ts';
import { legendOf, oddsLayers } from './distribution.ts';
import { type OddsRow, oddsRow } from './odds-row.ts';
import {
  hasAtLeast,
  orMore,
  readingLabels,
  readingParams,
  readingText,
  readingTooltip,
  readingTransforms,
} from './reading.ts';
import { CHOSEN } from './sweep-picture.ts';
import { valueLabels } from './sweeps.ts';
import { LOOK } from './theme.ts';

/** The parameter that holds the title of the shown measure. */
export const SHOWN_MEASURE = 'measure';

/** The maximum number of rows that this chart may add to a page. */
const MOST_ROWS = 3000;

/** For a sweep: all odds of the combination that the reader chooses. Reports have no still picture of this chart. */
export function explorer(results: readonly Result[]): Chart[] {
  const [first] = results;
  if (!first || results.length < 2) return [];
  const { tables, leftOut } = explored(results);
  const rows = tables.flatMap(({ rows }) => rows);
  const titles = tables.map(({ title }) => title);
  if (titles.length === 0) return [];
  return [
    {
      name: 'explorer',
      spec: {
        ...LOOK,
        description: `When ${subjectOf(results)}, the odds of one combination at a time: ${tables.map(({ inner }) => inner).join(', ')}.`,
        title: {
          text: `One combination when ${subjectOf(results)}`,
          subtitle: [
            legendOf(rows, first),
            ...(leftOut.length > 0
              ? [
                  `Left out, because there are too many combinations (${results.length}): ${listed(leftOut)}`,
                ]
              : []),
          ],
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
            value: titles[0],
            bind: { input: 'select', options: titles, name: 'Measure ' },
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
            // Otherwise, Vega would sort the tail before the numbers.
            ...(rows.some(({ value }) => isTail(value)) && { sort: null }),
            axis: {
              title: { signal: titleSignal(tables) },
              labelAngle: 0,
              domain: true,
              ticks: false,
              ...readingLabels(rows),
            },
          },
          // All combinations use the same scale, so that they can be compared.
          y: { scale: { domain: [0, 1] } },
          tooltip: readingTooltip(rows, 'value'),
        },
        layer: oddsLayers(rows, shareOfTrials(results), mostBars(tables)),
      },
    },
  ];
}

/** The maximum number of bars for one measure of one combination. */
function mostBars(tables: readonly ExplorerTable[]): number {
  const counts = tables.flatMap(({ rows }) => {
    const bars = new Map<number, number>();
    for (const { combination } of rows) bars.set(combination, (bars.get(combination) ?? 0) + 1);
    return [...bars.values()];
  });
  return Math.max(0, ...counts);
}

/** The title of the shown measure; if a count is read as "x or more", the title says so. */
function titleSignal(tables: readonly ExplorerTable[]): string {
  const counts = tables.filter(({ rows }) => hasAtLeast(rows)).map(({ title }) => title);
  if (counts.length === 0) return SHOWN_MEASURE;
  const isCount = `indexof(${JSON.stringify(counts)}, ${SHOWN_MEASURE}) >= 0`;
  return `${SHOWN_MEASURE} + (${isCount} ? ${readingText('', orMore(''))} : '')`;
}

interface ExplorerRow extends OddsRow {
  readonly combination: number;
  readonly measure: string;
}

interface ExplorerTable {
  readonly title: string;
  /** The title within a sentence. */
  readonly inner: string;
  readonly rows: readonly ExplorerRow[];
}

/** The tables from which a reader can choose, and the titles of the tables that do not fit. */
interface Explored {
  readonly tables: readonly ExplorerTable[];
  readonly leftOut: readonly string[];
}

/**
 * The answer to the question, and as many of the measures that differ between combinations as fit on the page. Empty if
 * there are too many combinations.
 */
function explored(results: readonly Result[]): Explored {
  const all = [
    questionTable(results),
    ...chartMeasures(results).map((one) => tableOf(results, one)),
  ];
  let room = MOST_ROWS;
  const tables = all.filter(({ rows }) => {
    if (rows.length > room) return false;
    room -= rows.length;
    return true;
  });
  return {
    tables,
    leftOut: all.filter((table) => !tables.includes(table)).map(({ inner }) => inner),
  };
}

function questionTable(results: readonly Result[]): ExplorerTable {
  const title = labelAbout(results);
  const rows = results.map(({ question: { odds } }, combination) => ({
    combination,
    measure: title,
    ...shortened(oddsRow({ value: 'yes', ...odds })),
  }));
  return { title, inner: title, rows };
}

function tableOf(results: readonly Result[], measure: Measure): ExplorerTable {
  const { name, title, kind } = measure;
  const rows = results.flatMap(({ summaries }, combination) =>
    shownIn(summaries, name).map((outcome) => ({
      combination,
      measure: title,
      ...shortened(kind === 'flag' ? flagRow(outcome) : oddsRow(outcome)),
    })),
  );
  return { title, inner: innerTitle(measure), rows };
}

function shownIn(summaries: readonly Summary[], name: string): readonly OutcomeOdds[] {
  const summary = summaries.find(({ measure }) => measure.name === name);
  return summary ? chartedOutcomes(summary) : [];
}

/** The row of a flag. It has no "at least" odds, since "at least no" makes no sense. */
function flagRow({ value, exact, simulated }: OutcomeOdds): OddsRow {
  return oddsRow({
    value: value === 1 ? 'yes' : 'no',
    ...(exact && { exact }),
    ...(simulated && { simulated }),
  });
}

/** The row with its numbers shortened to eight digits. This halves the size, and no reader can see the difference. */
function shortened(row: OddsRow): OddsRow {
  const entries = Object.entries(row).map(([field, value]) => [
    field,
    typeof value === 'number' ? stickyDigits(value, 8) : value,
  ]);
  return Object.fromEntries(entries) as OddsRow;
}
