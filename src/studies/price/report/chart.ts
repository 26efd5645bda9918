/* The picture of a collection's prices. */

import { capitalised } from '../../../base/index.ts';
import {
  type ChartSpec,
  type Layer,
  LOOK,
  layers,
  namesOfDots,
  type PanelDot,
} from '../../../report/index.ts';
import { byOverpricing, type Way } from '../prices.ts';
import { type CollectionAnswer, estimateBy, waysTold } from './answer.ts';
import { intervalText, pointsText, spreadText, wayText } from './words.ts';

/** The height of a panel in pixels. Its width has the same scale. */
const HEIGHT = 320;

/** The number of cards named at each end. */
const NAMED = 4;

/**
 * Printed points against estimated points, with one panel for each way of estimating. The most mispriced cards are
 * named.
 */
export function pricesSpec(answer: CollectionAnswer): ChartSpec {
  const ways = waysTold(answer);
  const high = mostPoints(answer, ways);
  const title = `Printed and estimated points of ${answer.collection}`;
  return {
    ...LOOK,
    description: `${title}. ${ways.map((way) => inWords(answer, way)).join(' ')}`,
    title: {
      text: title,
      subtitle: 'Cards above the line cost more than estimated; cards below it cost less',
    },
    spacing: 34,
    hconcat: ways.map((way) => panel(answer, way, high)),
  };
}

interface Point {
  readonly card: string;
  readonly printed: number;
  readonly estimated: number;
  /** The spread or interval of the estimate, in words. */
  readonly reach: string;
  readonly kind: 'usual' | 'named';
}

function panel(answer: CollectionAnswer, way: Way, high: number) {
  const points = pointsOf(answer, way);
  const low = leastPoints(points);
  /** Pixels per point. */
  const scale = HEIGHT / high;
  const axis = (title: string) => ({ title, tickCount: 6, domain: false, ticks: false });
  const across = { domain: [low, high], nice: false };
  const up = { domain: [0, high], nice: false };
  const x = { field: 'estimated', type: 'quantitative', scale: across } as const;
  const y = { field: 'printed', type: 'quantitative', scale: up } as const;
  const of = (kind: Point['kind']) => ({ filter: { field: 'kind', equal: kind } });
  const tooltip = [
    { field: 'card', type: 'nominal', title: 'card' },
    { field: 'printed', type: 'quantitative', title: 'printed' },
    { field: 'estimated', type: 'quantitative', title: 'estimated', format: '.0f' },
    { field: 'reach', type: 'nominal', title: way === 'armies' ? '95% interval' : 'spread' },
  ] as const;
  const dots = (kind: Point['kind'], style: string): Layer | false =>
    points.some((point) => point.kind === kind) && {
      transform: [of(kind)],
      mark: { type: 'point', style, filled: true, size: 26, opacity: 0.75, strokeWidth: 1 },
      encoding: {
        x: { ...x, axis: axis(`estimated by ${wayText(way, answer.collection)}`) },
        y: { ...y, axis: axis('printed points') },
        tooltip: [...tooltip],
      },
    };
  const axes = [
    { field: 'estimated', domain: [low, high], pixels: (high - low) * scale },
    { field: 'printed', domain: [0, high], pixels: HEIGHT },
  ] as const;
  const { lines, names } = namesOfDots(points.map(dotOf), ...axes);
  return {
    width: Math.round((high - low) * scale),
    height: HEIGHT,
    data: { values: points },
    layer: layers(
      {
        data: { values: [{ estimated: 0, printed: 0, highX: high, highY: high }] },
        mark: { type: 'rule', style: 'faint', strokeDash: [5, 4] },
        encoding: { x, y, x2: { field: 'highX' }, y2: { field: 'highY' } },
      },
      dots('usual', 'interval'),
      ...lines,
      dots('named', 'accent'),
      ...names,
    ),
  };
}

function pointsOf({ prices }: CollectionAnswer, way: Way): Point[] {
  const ranked = byOverpricing(prices.rows, way).map(({ name }) => name);
  const named = new Set([...ranked.slice(0, NAMED), ...ranked.slice(-NAMED)]);
  return prices.rows.flatMap((row): Point[] => {
    const estimate = estimateBy(row, way);
    if (estimate?.points === undefined) return [];
    const kind = named.has(row.name) ? 'named' : 'usual';
    return [
      {
        card: row.name,
        printed: row.printed,
        estimated: estimate.points,
        reach: spreadText(estimate) || intervalText(estimate),
        kind,
      },
    ];
  });
}

/** Axes begin and end at multiples of this. */
const STEP = 50;

function mostPoints(answer: CollectionAnswer, ways: readonly Way[]): number {
  const all = ways.flatMap((way) =>
    pointsOf(answer, way).flatMap(({ printed, estimated }) => [printed, estimated]),
  );
  return Math.max(1, Math.ceil(Math.max(0, ...all) / STEP)) * STEP;
}

function leastPoints(points: readonly Point[]): number {
  return Math.floor(Math.min(0, ...points.map(({ estimated }) => estimated)) / STEP) * STEP;
}

function dotOf({ card, printed, estimated, kind }: Point): PanelDot {
  return {
    x: estimated,
    y: printed,
    text: card,
    isNamed: kind === 'named',
    goes: printed > estimated ? 'up' : 'down',
  };
}

function inWords({ prices, collection }: CollectionAnswer, way: Way): string {
  const ranked = byOverpricing(prices.rows, way);
  const [over, under] = [ranked[0], ranked.at(-1)];
  const told = (one: typeof over) =>
    one ? `${one.name} (${one.printed} printed, ${pointsText(one.points)} estimated)` : '';
  if (!over || !under) return '';
  return `${capitalised(wayText(way, collection))}: the most overpriced is ${told(over)}, the most underpriced ${told(under)}.`;
}
