/* The registry of charts: which charts a report has, in which order, and the names of their files. */

import { fileStem } from '../../base/index.ts';
import type { Result } from '../../experiments/index.ts';
import { boards, boardsOfSweeps } from './boards.ts';
import type { Chart, ChartMaker } from './chart.ts';
import { convergence } from './convergence.ts';
import { courses } from './course.ts';
import { distributions } from './distribution.ts';
import { whoWins } from './first.ts';
import { whatIsLeft } from './left.ts';
import { lifeByTurn } from './life.ts';
import { pointsLeft } from './points.ts';
import { standing } from './standing.ts';
import { sweeps } from './sweeps.ts';

/**
 * Every kind of chart, with the name of its files; the name is undefined if the files are named after a measure. To add
 * a kind, add a file to this folder and a line here.
 */
const KINDS: readonly (readonly [name: string | undefined, make: ChartMaker])[] = [
  ['board', boards],
  ['first', whoWins],
  ['course', courses],
  ['standing', standing],
  ['left', whatIsLeft],
  ['life', lifeByTurn],
  ['points', pointsLeft],
  [undefined, distributions],
  ['convergence', convergence],
  ['sweep', sweeps],
  ['board', boardsOfSweeps],
];

/** The names of charts that are not named after a measure. */
export const CHART_NAMES: readonly string[] = KINDS.flatMap(([name]) => name ?? []);

export function chartsOf(results: readonly Result[]): Chart[] {
  return KINDS.flatMap(([name, make]) =>
    make(results).map((chart) => ({
      ...chart,
      name: fileStem(name ? chart.name : nameOfMeasure(chart.name)),
    })),
  );
}

/** The name of a measure's chart: the name of the measure, unless another kind of chart has that name. */
export function nameOfMeasure(measure: string): string {
  return CHART_NAMES.includes(measure) ? `measure-${measure}` : measure;
}
