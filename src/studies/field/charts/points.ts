/* Win shares against printed points, as a scatter plot with a fitted line. */

import {
  type Chart,
  type ChartSpec,
  type Layer,
  LOOK,
  labelWidth,
  layers,
} from '../../../report/index.ts';
import { shareText } from '../cells.ts';
import { type FieldResult, rowName } from '../field.ts';
import { POINTS_TOLD, standings } from '../standing.ts';

const WIDTH = 640;
const HEIGHT = 380;
/** The minimum number of cards for a scatter plot. */
const LEAST_CARDS = 4;
/** The number of cards named above the line, and below it. */
const NAMED = 6;
/** The height of a name, the margin around a dot, and the gap between name and dot, in pixels. */
const LINE = 14;
const DOT = 9;
const GAP = 8;
/** The axis of points begins and ends at multiples of this. */
const ROUND = 20;
/** The difference in points that the title uses if the printed points differ by less than `POINTS_TOLD`. */
const FEW_POINTS = 10;

interface Dot {
  readonly card: string;
  readonly points: number;
  readonly mean: number;
  /** Signed distance from the line; positive above it. */
  readonly above: number;
}

/** Mean win share against printed points, with the least-squares line. The cards farthest from the line are named. */
export function winShareByPoints({ field }: FieldResult): Chart[] {
  const known = standings(field).flatMap(({ row, mean }) => {
    const points = field.rows[row]?.points;
    return points === undefined ? [] : [{ card: rowName(field, row), points, mean }];
  });
  const line = lineThrough(known.map(({ points, mean }) => ({ x: points, y: mean })));
  if (known.length < LEAST_CARDS || !line) return [];
  const dots = known.map((one) => ({ ...one, above: one.mean - line.at(one.points) }));
  return [{ name: 'win-share-by-points', spec: specOf(dots, line), least: WIDTH * 0.8 }];
}

function specOf(dots: readonly Dot[], line: Line): ChartSpec {
  const all = dots.map(({ points }) => points);
  const ends = [Math.min(...all), Math.max(...all)];
  const span = axisSpan(all);
  const title = titleOf(line, Math.max(...all) - Math.min(...all));
  const named = namesBeside(dots, span);
  const texts = named.map(
    ({ card, points, mean }) => `${card} (${points} points: ${shareText(mean)})`,
  );
  return {
    ...LOOK,
    description: `${title}. Farthest from the line: ${texts.join(', ')}.`,
    title: {
      text: title,
      subtitle:
        'Mean win share of each card over its printed points. The line is fitted by least squares; the cards farthest from it are named',
    },
    width: WIDTH,
    height: HEIGHT,
    data: {
      values: dots.map((dot) => ({ ...dot, ...named.find(({ card }) => card === dot.card) })),
    },
    encoding: {
      x: {
        field: 'points',
        type: 'quantitative',
        title: 'Points',
        scale: { domain: [...span] },
        axis: { domain: false, ticks: false },
      },
      y: {
        field: 'mean',
        type: 'quantitative',
        title: 'Mean win share',
        scale: { domain: [0, 1] },
        axis: { format: '.0%', domain: false, ticks: false, tickCount: 5 },
      },
    },
    layer: layers(
      {
        data: { values: ends.map((points) => ({ points, mean: line.at(points) })) },
        mark: { type: 'line', style: 'interval', strokeWidth: 2, clip: true },
      },
      {
        mark: { type: 'point', style: 'exact', filled: true, size: 36, opacity: 0.75 },
        encoding: {
          tooltip: [
            { field: 'card', title: 'card' },
            { field: 'points', type: 'quantitative', title: 'points' },
            { field: 'mean', type: 'quantitative', title: 'mean win share', format: '.2%' },
          ],
        },
      },
      nameLayer('left'),
      nameLayer('right'),
    ),
  };
}

/** "A card that costs 100 points more wins 24.0 percentage points more on average" */
function titleOf({ slope }: Line, range: number): string {
  const dearer = range < POINTS_TOLD ? FEW_POINTS : POINTS_TOLD;
  const rise = 100 * dearer * slope;
  return `A card that costs ${dearer} points more wins ${Math.abs(rise).toFixed(1)} percentage points ${rise < 0 ? 'less' : 'more'} on average`;
}

type Span = readonly [least: number, most: number];

/**
 * The axis of points. It starts at 0 if the cards still cover more than half of the axis, otherwise just below the
 * cheapest card.
 */
function axisSpan(points: readonly number[]): Span {
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const end = ROUND * Math.ceil(most / ROUND);
  return [least > most - least ? ROUND * Math.floor(least / ROUND) : 0, end];
}

type Align = 'left' | 'right';

function nameLayer(align: Align): Layer {
  return {
    transform: [{ filter: `datum.side === '${align}'` }],
    mark: { type: 'text', style: 'number', align, dx: align === 'left' ? GAP : -GAP, fontSize: 11 },
    encoding: { text: { field: 'card', type: 'nominal' } },
  };
}

type Named = Dot & { readonly side: Align };

/** A name's possible place, in pixels from the left and from the top. */
interface Placed {
  readonly dot: Named;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The names of the cards farthest from the line, placed so that none covers another name or, if possible, a dot. */
function namesBeside(dots: readonly Dot[], [least, most]: Span): Named[] {
  const sorted = dots.toSorted((a, b) => b.above - a.above);
  const wanted = [...sorted.slice(0, NAMED), ...sorted.slice(-NAMED).reverse()];
  const at = ({ points, mean }: Dot) => ({
    x: (WIDTH * (points - least)) / (most - least),
    y: HEIGHT * (1 - mean),
  });
  const placed: Placed[] = [];
  for (const dot of new Set(wanted)) {
    const width = labelWidth(dot.card) + GAP;
    const { x, y } = at(dot);
    const ways = [
      { dot: { ...dot, side: 'left' as const }, x, y, width },
      { dot: { ...dot, side: 'right' as const }, x: x - width, y, width },
    ].filter(
      (way) =>
        way.x >= 0 &&
        way.x + width <= WIDTH &&
        placed.every((one) => !isOver(way, one.x, one.x + one.width, one.y, LINE)),
    );
    const isClear = (way: Placed) =>
      dots.every((one) => one === dot || !isOver(way, at(one).x, at(one).x, at(one).y, DOT));
    const way = ways.find(isClear) ?? ways[0];
    if (way) placed.push(way);
  }
  return placed.map(({ dot }) => dot);
}

function isOver({ x, y, width }: Placed, from: number, to: number, at: number, height: number) {
  return from <= x + width && to >= x && Math.abs(at - y) < height;
}

/** A straight line. */
interface Line {
  readonly slope: number;
  readonly at: (x: number) => number;
}

/** The least-squares line of y on x; undefined if all x are equal. */
export function lineThrough(points: readonly { x: number; y: number }[]): Line | undefined {
  const n = points.length;
  const mean = (of: (one: { x: number; y: number }) => number) =>
    points.reduce((sum, one) => sum + of(one), 0) / n;
  const [x, y] = [mean((one) => one.x), mean((one) => one.y)];
  const spread = mean((one) => (one.x - x) ** 2);
  if (n < 2 || spread === 0) return undefined;
  const slope = mean((one) => (one.x - x) * (one.y - y)) / spread;
  return { slope, at: (at) => y + slope * (at - x) };
}
