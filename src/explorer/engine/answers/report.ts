/* The parts of a report that the page shares or shows on request: its charts, and the whole report as Markdown. */

import type { Result } from '../../../experiments/index.ts';
import {
  type ChartMaker,
  captionOf,
  convergence,
  courses,
  distributions,
  lifeByTurn,
  markdownText,
  PAGE_PALETTE,
  type PageChart,
  type PageData,
  pageChartOf,
  pointsLeft,
  sweeps,
  themeOf,
  whatIsLeft,
  whoWins,
} from '../../../report/index.ts';
import { oddsStudy } from '../../../studies/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { exactOdds } from './odds.ts';

/** Charts, and the theme in which they are drawn. */
export interface Pictures {
  readonly charts: readonly CaptionedChart[];
  /** The colors of report pages, which the explorer uses too. */
  readonly theme: PageData['theme'];
}

export interface CaptionedChart {
  readonly title: string;
  /** The chart's content in words, for readers who cannot see the chart. */
  readonly words: string;
  readonly chart: PageChart;
}

/** The report charts that add something to the rest of the page. */
const MAKERS: readonly ChartMaker[] = [
  whoWins,
  courses,
  whatIsLeft,
  lifeByTurn,
  pointsLeft,
  distributions,
  convergence,
  sweeps,
];

/** The charts for some results, as Vega-Lite specs. */
export function picturesOf(results: readonly Result[]): Pictures {
  const all = MAKERS.flatMap((make) => make(results));
  return {
    charts: all.map((chart) => ({
      title: captionOf(chart).title,
      words: chart.spec.description,
      chart: pageChartOf(chart),
    })),
    theme: themeOf(PAGE_PALETTE),
  };
}

/**
 * The charts for an experiment's exact odds.
 *
 * @throws BadInput as for an experiment file
 */
export async function pictures({
  document,
}: {
  readonly document: ExperimentDocument;
}): Promise<Pictures> {
  return picturesOf((await exactOdds(document)).results);
}

/** The Vega-Lite specs of one picture, to be stacked vertically. */
export type Picture = readonly object[];

/** The first chart of a report; empty if nothing is random, and for a long sweep of one field. */
export async function picture(asked: { readonly document: ExperimentDocument }): Promise<Picture> {
  const { charts } = await pictures(asked);
  return charts.slice(0, 1).map(({ chart }) => chart.spec);
}

/** The exact odds as Markdown, as `--format markdown --no-simulation` prints them. */
export async function markdown({
  document,
}: {
  readonly document: ExperimentDocument;
}): Promise<string> {
  const { title, blocks } = oddsStudy.present(await exactOdds(document));
  return markdownText(title, await blocks());
}
