import type { FieldResult } from '../../../fields/field.ts';
import type { Chart } from '../chart.ts';
import { fieldMatrix } from './matrix.ts';
import { winShareByPoints } from './points.ts';
import { fieldRanking } from './ranking.ts';
import { fieldShift } from './shift.ts';

/** Every kind of chart of a field. A new one is a file beside these and a line here. */
const MAKERS: readonly ((result: FieldResult) => Chart[])[] = [
  fieldMatrix,
  fieldRanking,
  winShareByPoints,
  fieldShift,
];

export function fieldCharts(result: FieldResult): Chart[] {
  return MAKERS.flatMap((make) => make(result));
}
