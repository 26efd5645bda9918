import type { TopLevelSpec } from 'vega-lite';
import { SCHEMA } from './chart.ts';
import type { SweepPicture } from './sweeps.ts';
import { COLOURS, THEME } from './theme.ts';

/** Two varied fields as rows and columns, the darker the larger, with the number written in. */
export function heatMap({ quantity, fields, rows, title }: SweepPicture): TopLevelSpec {
  const shown = rows.some((row) => 'exact' in row) ? 'exact' : 'simulated';
  const axis = { domain: false, ticks: false, labelAngle: 0 };
  return {
    $schema: SCHEMA,
    config: THEME,
    title,
    data: { values: [...rows] },
    width: { step: 58 },
    height: { step: 40 },
    encoding: {
      x: { field: 'field1', type: 'ordinal', sort: null, title: fields[1] ?? '', axis },
      y: { field: 'field0', type: 'ordinal', sort: null, title: fields[0] ?? '', axis },
    },
    layer: [
      {
        mark: { type: 'rect', stroke: 'white', strokeWidth: 2 },
        encoding: {
          color: {
            field: shown,
            type: 'quantitative',
            scale: { scheme: COLOURS.sequence, domain: [0, quantity.most] },
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
    ],
  };
}
