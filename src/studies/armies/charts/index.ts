/* The registry of charts for games between random armies. */

import type { Chart } from '../../../report/index.ts';
import type { RankedEstimate } from '../report/columns.ts';
import { armiesRanking } from './ranking.ts';
import { worthByPoints } from './worth.ts';

/** Every kind of chart, by the name that its files have. */
const KINDS: Readonly<Record<string, (rows: readonly RankedEstimate[]) => Chart[]>> = {
  'armies-ranking': armiesRanking,
  'worth-by-points': worthByPoints,
};

export const ARMIES_CHART_NAMES: readonly string[] = Object.keys(KINDS);

/** @param rows the cards, best per printed point first */
export function armiesCharts(rows: readonly RankedEstimate[]): Chart[] {
  return Object.values(KINDS).flatMap((make) => make(rows));
}
