/* The data that a report's page hands to its script. */

import { jsonText } from '../../base/index.ts';
import type { Result } from '../../experiments/index.ts';
import { type Chart, drawable } from '../charts/chart.ts';
import { explorer } from '../charts/explorer.ts';
import { FONT, themeOf } from '../charts/theme.ts';
import type { PageData, PageSweep } from '../in-browser/data.ts';
import { variedFields } from '../tables/labels.ts';
import { PAGE_PALETTE } from './colours.ts';
import type { Downloads } from './downloads.ts';
import { gameOf } from './game.ts';
import { pageChartOf } from './page-chart.ts';
import { playOf } from './play.ts';

/** The theme of a page's charts. */
export const PAGE_THEME = {
  ...themeOf(PAGE_PALETTE),
  font: `${FONT}, system-ui, sans-serif`,
  padding: 4,
};

/** The data for the page's script. */
export function pageData(
  results: readonly Result[],
  charts: readonly Chart[],
  { packed }: Downloads,
): PageData {
  const sweep = sweepOf(results);
  const play = playOf(results);
  const game = gameOf(results);
  return {
    charts: charts.filter(isLively).map(pageChartOf),
    ...(sweep && { sweep }),
    ...(play && { play }),
    ...(game !== undefined && { game }),
    files: packed,
    theme: PAGE_THEME,
  };
}

/** The charts of a page: those of the report, with the interactive chart in second place. */
export function pageCharts(charts: readonly Chart[], results: readonly Result[]): Chart[] {
  return [...charts.slice(0, 1), ...explorer(results), ...charts.slice(1)];
}

/** A chart with more rows would keep the browser busy for seconds. */
const MOST_ROWS = 5000;

/**
 * Whether the script draws the chart in the browser. Otherwise the page shows a still picture; boards are part of the
 * page itself.
 */
export function isLively(chart: Chart): boolean {
  return !chart.board && isSmall(chart);
}

/** Whether a chart has few enough rows to be drawn in the browser. */
export function isSmall({ spec }: Chart): boolean {
  const { values } = spec.data as { readonly values: readonly unknown[] | string };
  return values.length <= MOST_ROWS;
}

/** The specs of a page's boards, as files to download. The specs of all other charts are in the script's data. */
export function boardFiles(charts: readonly Chart[]): Readonly<Record<string, string>> {
  const boards = charts.filter((chart) => chart.board && isSmall(chart));
  return Object.fromEntries(
    boards.map(({ name, spec }) => [`${name}.vl.json`, jsonText(drawable(spec))]),
  );
}

function sweepOf(results: readonly Result[]): PageSweep | undefined {
  if (results.length < 2) return undefined;
  return {
    fields: variedFields(results).map(({ field, name, values, labelOf }) => ({
      label: name,
      values: values.map(labelOf),
      isMenu: !values.every((value) => typeof value === 'number') || isNamed(results, field),
    })),
    headlines: results.map(({ headline }) => headline),
    start: Math.max(
      0,
      results.findIndex(({ asWritten }) => asWritten?.isThis),
    ),
  };
}

/** Whether the experiment's file labels the values of a field. */
function isNamed(results: readonly Result[], field: string): boolean {
  return results.some(({ labels }) => Object.hasOwn(labels, field));
}
