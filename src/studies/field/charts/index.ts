/* The registry of charts for fields. */

import type { Chart } from '../../../report/index.ts';
import type { FieldResult } from '../field.ts';
import { fieldMatrix } from './matrix.ts';
import { winShareByPoints } from './points.ts';
import { fieldRanking } from './ranking.ts';
import { fieldShift } from './shift.ts';

/**
 * Every kind of chart for a field, by the name that its files have. To add one, add a file to this folder and a line
 * here.
 */
const KINDS: Readonly<Record<string, (result: FieldResult) => Chart[]>> = {
  'field-matrix': fieldMatrix,
  'field-ranking': fieldRanking,
  'win-share-by-points': winShareByPoints,
  'field-shift': fieldShift,
};

export const FIELD_CHART_NAMES: readonly string[] = Object.keys(KINDS);

export function fieldCharts(result: FieldResult): Chart[] {
  return Object.values(KINDS).flatMap((make) => make(result));
}
