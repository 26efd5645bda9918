/* A scatter plot of worth in armies against printed points. */

import { listed } from '../../../base/index.ts';
import {
  type Chart,
  type ChartSpec,
  type Layer,
  LOOK,
  layers,
  namesOfDots,
} from '../../../report/index.ts';
import { pointsText } from '../../price/report/words.ts';
import { high, isOverpriced, isUnderpriced, low, type RankedEstimate } from '../report/columns.ts';

const WIDTH = 640;
const HEIGHT = 640;
/**
 * The narrowest width at which the chart is drawn, and the width inside its axes. Names that fit at this width always
 * fit.
 */
const LEAST = 512;
const NARROW = 460;
/** The minimum number of cards for a scatter plot. */
const LEAST_CARDS = 4;
/** The number of cards named on each side of the line. */
const NAMED = 5;
/** Axes begin and end at multiples of this. */
const STEP = 50;

/**
 * Points estimated from games, plotted against printed points, with intervals. The cards farthest from the line are
 * named.
 */
export function worthByPoints(rows: readonly RankedEstimate[]): Chart[] {
  if (rows.length < LEAST_CARDS) return [];
  const byExcess = rows.toSorted((a, b) => excess(b) - excess(a));
  const under = byExcess.filter(isUnderpriced).slice(0, NAMED);
  const over = byExcess.filter(isOverpriced).slice(-NAMED).reverse();
  const named = new Set([...under, ...over].map(({ card }) => card));
  // If names would overlap, cards farther from the line take precedence.
  const byDistance = rows.toSorted((a, b) => Math.abs(excess(b)) - Math.abs(excess(a)));
  const dots = rows.map((row) => ({
    card: row.card,
    printed: row.printed,
    worth: row.points,
    low: low(row),
    high: high(row),
    isSure: isUnderpriced(row) || isOverpriced(row),
  }));
  const most = stepped(Math.max(...dots.map(({ printed }) => printed)), Math.ceil);
  const bottom = stepped(Math.min(0, ...dots.map((one) => one.low)), Math.floor);
  const top = Math.max(most, stepped(Math.max(...dots.map((one) => one.high)), Math.ceil));
  const x = { field: 'printed', domain: [0, most], pixels: NARROW } as const;
  const y = { field: 'worth', domain: [bottom, top], pixels: HEIGHT } as const;
  const names = namesOfDots(
    byDistance.map(({ card, printed, points }) => ({
      x: printed,
      y: points,
      text: card,
      isNamed: named.has(card),
      goes: points > printed ? 'up' : 'down',
    })),
    x,
    y,
  );
  const spec: ChartSpec = {
    ...LOOK,
    description: inWords(under, over),
    title: {
      text: 'Worth of cards over printed points',
      subtitle:
        'A card on the diagonal is worth its printed points. Vertical lines: 95% intervals. Hollow dots: the interval includes the printed points',
    },
    width: WIDTH,
    height: HEIGHT,
    data: { values: dots },
    encoding: {
      x: {
        field: 'printed',
        type: 'quantitative',
        title: 'Printed points',
        scale: { domain: [...x.domain], nice: false },
        axis: { domain: false, ticks: false, tickCount: 8 },
      },
      y: {
        field: 'worth',
        type: 'quantitative',
        title: 'Points estimated from games between armies',
        scale: { domain: [...y.domain], nice: false },
        axis: { domain: false, ticks: false },
      },
    },
    layer: layers(
      {
        data: { values: [{ printed: 0, worth: 0, end: most }] },
        mark: { type: 'rule', style: 'faint', strokeDash: [5, 4] },
        encoding: { x2: { field: 'end' }, y2: { field: 'end' } },
      },
      {
        mark: { type: 'rule', style: 'interval', opacity: 0.35 },
        encoding: {
          y: { field: 'low', type: 'quantitative' },
          y2: { field: 'high' },
          tooltip: TOOLTIP,
        },
      },
      ...names.lines,
      dotLayer(false),
      dotLayer(true),
      ...names.names,
    ),
  };
  return [{ name: 'worth-by-points', spec, least: LEAST }];
}

function excess({ points, printed }: RankedEstimate): number {
  return points - printed;
}

function stepped(points: number, round: (value: number) => number): number {
  return round(points / STEP) * STEP;
}

const TOOLTIP = [
  { field: 'card', type: 'nominal' as const, title: 'card' },
  { field: 'printed', type: 'quantitative' as const, title: 'printed' },
  { field: 'worth', type: 'quantitative' as const, title: 'worth', format: '.0f' },
  { field: 'low', type: 'quantitative' as const, title: '95% interval from', format: '.0f' },
  { field: 'high', type: 'quantitative' as const, title: 'to', format: '.0f' },
];

function dotLayer(isSure: boolean): Layer {
  return {
    transform: [{ filter: { field: 'isSure', equal: isSure } }],
    mark: {
      type: 'point',
      style: isSure ? 'exact' : 'faint',
      filled: isSure,
      size: 34,
      opacity: isSure ? 0.85 : 0.7,
      strokeWidth: 1,
    },
    encoding: { tooltip: TOOLTIP },
  };
}

function inWords(under: readonly RankedEstimate[], over: readonly RankedEstimate[]): string {
  const told = (rows: readonly RankedEstimate[]) =>
    listed(
      rows.map(
        ({ card, printed, points }) => `${card} (${printed} printed, worth ${pointsText(points)})`,
      ),
    );
  const parts = [
    ...(under.length > 0 ? [`Farthest above the line: ${told(under)}.`] : []),
    ...(over.length > 0 ? [`Farthest below it: ${told(over)}.`] : []),
  ];
  return [
    'Points estimated from games between armies, over printed points; a dot for each card, with its 95% interval.',
    ...(parts.length > 0 ? parts : ['Every interval includes the printed points.']),
  ].join(' ');
}
