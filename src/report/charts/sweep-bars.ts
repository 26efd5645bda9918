import type { TopLevelSpec } from 'vega-lite';
import { layers, SCHEMA } from './chart.ts';
import type { SweepPicture } from './sweeps.ts';
import { COLOURS, THEME } from './theme.ts';

/** A bar for every combination, simulated with its interval, and a diamond at the exact number. */
export function sweepBars({ quantity, fields, rows, title }: SweepPicture): TopLevelSpec {
  const has = (field: string) => rows.some((row) => field in row);
  const shown = has('simulated') ? 'simulated' : 'exact';
  const x = {
    type: 'quantitative',
    scale: { domain: [0, quantity.most] as number[] },
    axis: {
      title: quantity.axis,
      format: quantity.format.replace('.1%', '.0%'),
      domain: false,
      ticks: false,
    },
  } as const;
  return {
    $schema: SCHEMA,
    config: THEME,
    title,
    data: { values: [...rows] },
    width: 420,
    height: { step: 34 },
    encoding: {
      y: {
        field: 'label',
        type: 'nominal',
        sort: null,
        title: fields.join(' · '),
        axis: { domain: false, ticks: false },
      },
    },
    layer: layers(
      {
        mark: {
          type: 'bar',
          color: COLOURS.simulated,
          stroke: COLOURS.interval,
          height: { band: 0.7 },
        },
        encoding: { x: { field: shown, ...x } },
      },
      has('low') && {
        mark: { type: 'rule', color: COLOURS.interval, strokeWidth: 2 },
        encoding: { x: { field: 'low', ...x }, x2: { field: 'high' } },
      },
      has('exact') && {
        mark: { type: 'point', shape: 'diamond', size: 60, filled: true, color: COLOURS.exact },
        encoding: { x: { field: 'exact', ...x } },
      },
      {
        mark: { type: 'text', align: 'left', dx: 10, fontSize: 12 },
        encoding: {
          x: { field: shown, ...x },
          text: { field: shown, type: 'quantitative', format: quantity.format },
        },
      },
    ),
  };
}
