import { type ChartSpec, layers, SCHEMA } from './chart.ts';
import { CHOSEN_PARAM, frameOfChosen } from './chosen.ts';
import { sweepInWords, sweepTooltip } from './sweep-words.ts';
import type { SweepPicture } from './sweeps.ts';
import { THEME } from './theme.ts';

/** A bar for every combination, simulated with its interval, and a diamond at the exact number. */
export function sweepBars(picture: SweepPicture): ChartSpec {
  const { quantity, fields, rows, title } = picture;
  const has = (field: string) => rows.some((row) => field in row);
  const shown = has('simulated') ? 'simulated' : 'exact';
  const best = has('exact') ? 'exact' : 'simulated';
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
    description: sweepInWords(picture, best),
    title,
    params: [CHOSEN_PARAM],
    data: { values: [...rows] },
    width: 420,
    height: 34 * rows.length,
    encoding: {
      y: {
        field: 'label',
        type: 'nominal',
        sort: null,
        title: fields.join(' · '),
        axis: { domain: false, ticks: false },
      },
      tooltip: sweepTooltip(picture),
    },
    layer: layers(
      {
        mark: { type: 'bar', style: 'simulated', height: { band: 0.7 } },
        encoding: { x: { field: shown, ...x } },
      },
      has('low') && {
        mark: { type: 'rule', style: 'interval', strokeWidth: 2 },
        encoding: { x: { field: 'low', ...x }, x2: { field: 'high' } },
      },
      has('exact') && {
        mark: { type: 'point', style: 'exact', shape: 'diamond', size: 60, filled: true },
        encoding: { x: { field: 'exact', ...x } },
      },
      {
        mark: { type: 'text', style: 'number', align: 'left', dx: 10 },
        encoding: {
          x: { field: best, ...x },
          text: { field: best, type: 'quantitative', format: quantity.format },
        },
      },
      frameOfChosen({ x: { value: 0 }, x2: { value: 'width' } }),
    ),
  };
}
