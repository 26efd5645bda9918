import { labelWidth } from './bar-labels.ts';
import { type ChartSpec, SCHEMA } from './chart.ts';
import { CHOSEN_PARAM, frameOfChosen } from './chosen.ts';
import type { SweepPicture } from './sweep-picture.ts';
import { sweepInWords, sweepTooltip } from './sweep-words.ts';
import { SEQUENCE, THEME } from './theme.ts';

/** The width of a tile in pixels: as drawn, and at least, for its number; and its height. */
const STEP = 58;
const LEAST_STEP = 46;
const ROW = 40;
/** Between the labels of the rows and the edge, with the title of the axis. */
const MARGIN = 45;

function different({ rows }: SweepPicture, field: string): number {
  return new Set(rows.map((row) => row[field])).size;
}

/** How narrow a heat map may be, in pixels. */
export function leastWidth(picture: SweepPicture): number {
  const labels = picture.rows.map((row) => labelWidth(String(row.field0)));
  return Math.ceil(LEAST_STEP * different(picture, 'field1') + Math.max(...labels) + MARGIN);
}

/** Two varied fields as rows and columns, the darker the larger, with the number written in. */
export function heatMap(picture: SweepPicture): ChartSpec {
  const { quantity, fields, rows, title } = picture;
  const shown = rows.some((row) => 'exact' in row) ? 'exact' : 'simulated';
  const axis = { domain: false, ticks: false, labelAngle: 0 };
  return {
    $schema: SCHEMA,
    config: THEME,
    description: sweepInWords(picture, shown),
    title,
    params: [CHOSEN_PARAM],
    data: { values: [...rows] },
    width: STEP * different(picture, 'field1'),
    height: ROW * different(picture, 'field0'),
    encoding: {
      x: { field: 'field1', type: 'ordinal', sort: null, title: fields[1] ?? '', axis },
      y: { field: 'field0', type: 'ordinal', sort: null, title: fields[0] ?? '', axis },
      tooltip: sweepTooltip(picture),
    },
    layer: [
      {
        mark: { type: 'rect', style: 'tile', strokeWidth: 2 },
        encoding: {
          color: {
            field: shown,
            type: 'quantitative',
            scale: { scheme: SEQUENCE, domain: [0, quantity.most] },
            legend: null,
          },
        },
      },
      {
        mark: { type: 'text', fontSize: 12 },
        encoding: {
          text: { field: shown, type: 'quantitative', format: quantity.format },
          // White on the dark half of the scale: legible also in grey.
          color: {
            condition: { test: `datum.${shown} > ${0.6 * quantity.most}`, value: 'white' },
            value: '#111',
          },
        },
      },
      frameOfChosen(),
    ],
  };
}
