import type { TopLevelSpec } from 'vega-lite';
import type { Difference, MeasureDifference } from '../../comparison/comparison.ts';
import { sidesOf } from '../comparison/quantity.ts';
import { shownDifferences } from '../comparison/rare-tail.ts';
import { layers } from './chart.ts';
import { BEFORE_AND_AFTER } from './palette.ts';

/** One of several charts below one another. */
export type Panel = Extract<TopLevelSpec, { vconcat: unknown }>['vconcat'][number];

/** A label with a difference: exact, simulated, and the ends of its interval. */
export type PanelRow = Readonly<Record<string, string | number>>;

/** A dot and its interval a row, about a line at no difference. */
export function differencePanel(rows: readonly PanelRow[], { title }: { title: string }): Panel {
  const has = (field: string) => rows.some((row) => field in row);
  const x = {
    type: 'quantitative',
    scale: { zero: true, nice: true },
    axis: {
      title,
      format: '+~g',
      labelExpr: "datum.value === 0 ? '0' : datum.label",
      tickCount: 7,
      domain: false,
      ticks: false,
    },
  } as const;
  return {
    data: { values: [...rows] },
    width: 420,
    height: { step: 30 },
    encoding: {
      y: {
        field: 'label',
        type: 'nominal',
        sort: null,
        title: null,
        axis: { domain: false, ticks: false },
      },
    },
    layer: layers(
      {
        mark: { type: 'rule', color: '#888' },
        encoding: { x: { datum: 0, ...x }, y: { value: 0 }, y2: { value: 'height' } },
      },
      has('low') && {
        mark: { type: 'rule', style: 'interval', strokeWidth: 3 },
        encoding: { x: { field: 'low', ...x }, x2: { field: 'high' } },
      },
      has('simulated') && {
        mark: { type: 'point', style: 'simulated', filled: true, size: 90 },
        encoding: { x: { field: 'simulated', ...x } },
      },
      has('exact') && {
        mark: { type: 'point', style: 'exact', shape: 'diamond', filled: true, size: 45 },
        encoding: { x: { field: 'exact', ...x } },
      },
    ),
  };
}

/** Two bars a value, exact where that is known. */
export function distributionPanel(one: MeasureDifference, share: string): Panel {
  const { measure } = one;
  const outcomes = shownDifferences(one);
  const values = outcomes.flatMap(({ value, ...is }: { value: number | string } & Difference) =>
    sidesOf(is).map((share, side) => ({ value, side: side === 0 ? 'A' : 'B', share })),
  );
  return {
    data: { values },
    width: Math.max(420, 64 * outcomes.length),
    height: 220,
    mark: { type: 'bar' },
    encoding: {
      x: {
        field: 'value',
        type: 'ordinal',
        sort: null,
        axis: { title: measure.title, labelAngle: 0, ticks: false },
      },
      xOffset: { field: 'side', type: 'nominal' },
      y: {
        field: 'share',
        type: 'quantitative',
        axis: { title: share, format: '.0%', domain: false, ticks: false },
      },
      color: {
        field: 'side',
        type: 'nominal',
        title: null,
        scale: { domain: ['A', 'B'], range: BEFORE_AND_AFTER },
      },
    },
  };
}
