/* The picture of a comparison. */

import type { TopLevelSpec } from 'vega-lite';
import { fractionValue } from '../../../base/index.ts';
import {
  BEFORE_AND_AFTER,
  combinationLabel,
  LOOK,
  layers,
  nameAxis,
  shareOfTrials,
} from '../../../report/index.ts';
import type { Comparison, Difference, MeasureDifference, Pair } from '../comparison.ts';
import { isSame, mainDifference, shownDifferences, sidesOf } from './quantity.ts';

/** The maximum number of rows that can still be read. */
const MOST_ROWS = 60;

/**
 * The differences with their intervals. For a single pair, they are followed by the distribution of the first count
 * that differs, A next to B. For a sweep, only the first measure that differs is drawn, with a row per combination.
 */
export function comparisonSpec({ a, b, pairs }: Comparison): TopLevelSpec {
  const [only, ...others] = pairs;
  const panels = only && others.length === 0 ? pairPanels(only) : sweepPanels(pairs);
  const has = (kind: 'exact' | 'simulated') =>
    pairs.some(({ measures }) =>
      measures.some(({ outcomes }) => outcomes.some((one) => one[kind])),
    );
  return {
    ...LOOK,
    title: {
      text: 'What changes from A to B',
      subtitle: [
        `A: ${sideLabel(a.file, pairs[0]?.a.name)}`,
        `B: ${sideLabel(b.file, pairs[0]?.b.name)}`,
        [
          ...(has('simulated') ? ['Dots: simulated, with 95% intervals'] : []),
          ...(has('exact') ? ['Diamonds: exact'] : []),
        ].join('. '),
      ],
    },
    spacing: 34,
    vconcat: panels,
  };
}

function sideLabel(file: string, name: string | undefined): string {
  return name === undefined ? file : `${name} (${file})`;
}

function pairPanels({ a, measures }: Pair): Panel[] {
  const open = measures.filter((one) => !isSame(one));
  const shown = open.length > 0 ? open : measures;
  const rowsOf = (kind: 'flag' | 'count') =>
    shown
      .filter(({ measure }) => measure.kind === kind)
      .flatMap((one) => rowOf(one, one.measure.title));
  const [chances, means] = [rowsOf('flag'), rowsOf('count')];
  const count = shown.find(({ measure }) => measure.kind === 'count') ?? shown[0];
  return [
    ...(chances.length > 0 ? [differencePanel(chances, CHANCE_AXIS)] : []),
    ...(means.length > 0 ? [differencePanel(means, MEAN_AXIS)] : []),
    ...(count ? [distributionPanel(count, shareOfTrials([a]))] : []),
  ];
}

function sweepPanels(pairs: readonly Pair[]): Panel[] {
  const all = pairs.flatMap(({ measures }) => measures);
  const first = all.find((one) => !isSame(one) && mainDifference(one)) ?? all.find(mainDifference);
  if (!first) return [];
  const { name, title, kind } = first.measure;
  const rows = pairs.flatMap((pair) => {
    const one = pair.measures.find(({ measure }) => measure.name === name);
    return one ? rowOf(one, combinationLabel(pair)) : [];
  });
  const axis = kind === 'flag' ? CHANCE_AXIS : MEAN_AXIS;
  const shown = rows.slice(0, MOST_ROWS);
  const part =
    shown.length < rows.length ? ` (${shown.length} of ${rows.length} combinations)` : '';
  return [differencePanel(shown, { title: `${title}: ${axis.title}${part}` })];
}

const CHANCE_AXIS = { title: 'B − A in percentage points', scale: 100 };
const MEAN_AXIS = { title: 'B − A on average', scale: 1 };

function rowOf(one: MeasureDifference, label: string): PanelRow[] {
  const difference = mainDifference(one)?.difference;
  if (!difference) return [];
  const scale = one.measure.kind === 'flag' ? CHANCE_AXIS.scale : MEAN_AXIS.scale;
  const { exact, simulated } = difference;
  return [
    {
      label,
      ...(exact && { exact: scale * fractionValue(exact.difference) }),
      ...(simulated && { simulated: scale * simulated.difference }),
      ...(simulated?.interval && {
        low: scale * simulated.interval.low,
        high: scale * simulated.interval.high,
      }),
    },
  ];
}

/** One of several charts that are stacked in a column. */
type Panel = Extract<TopLevelSpec, { vconcat: unknown }>['vconcat'][number];

/** A label with a difference: its exact value, its simulated value, and the ends of its interval. */
type PanelRow = Readonly<Record<string, string | number>>;

/** The maximum width of a row's label, in pixels. */
const MOST_LABEL = 320;

/** A dot with its interval in each row, and a vertical line at 0. */
function differencePanel(rows: readonly PanelRow[], { title }: { title: string }): Panel {
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
  const names = rows.map(({ label }) => String(label));
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
        axis: {
          domain: false,
          ticks: false,
          ...nameAxis(names, MOST_LABEL),
        },
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

/** Two bars per value, one for each side; their lengths are exact if known. */
function distributionPanel(one: MeasureDifference, share: string): Panel {
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
