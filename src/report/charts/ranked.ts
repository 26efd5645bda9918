/* The chart of a ranking of cards or armies, which the studies use. */

import { type Chart, type ChartSpec, layers } from './chart.ts';
import { labelWidth, nameLabels } from './labels.ts';
import { LOOK } from './theme.ts';

/** The maximum number of cards that can be distinguished in one chart. */
export const MOST_RANKED = 40;
const ROW = 20;
const WIDTH = 460;
const MOST_LABEL = 190;

/** A card in a ranking: its value, and both ends of its bar. */
export interface RankedDot {
  /** A unique key, since names may be equal. */
  readonly place: string;
  readonly card: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** A ranking to be drawn. */
export interface Ranked {
  readonly name: string;
  readonly description: string;
  readonly title: string;
  readonly subtitle: string | string[];
  readonly dots: readonly RankedDot[];
  /** The gap for cards that are left out: the number of dots before it, and the text in it. */
  readonly gap?: { readonly after: number; readonly text: string };
  /** The axis of the ranked value: its title, and the number formats of ticks and of single values. */
  readonly axis: {
    readonly title: string;
    readonly ticks: string;
    readonly format: string;
    readonly domain?: readonly [number, number];
    /** The position of a reference line. */
    readonly line?: number;
  };
  /** What the bars represent: "95% interval". */
  readonly bars: string;
}

const GAP = 'gap';

/** A ranking, best card first; each card has a dot on a bar. */
export function rankedChart(ranked: Ranked): Chart {
  const { name, description, title, subtitle, dots, gap, axis, bars } = ranked;
  const places = dots.map(({ place }) => place);
  if (gap) places.splice(gap.after, 0, GAP);
  const labels = nameLabels(
    dots.map(({ card }) => card),
    MOST_LABEL,
  );
  const names: Record<string, string> = Object.fromEntries([
    ...dots.map(({ place }, i) => [place, labels[i]]),
    ...(gap ? [[GAP, gap.text]] : []),
  ]);
  const spec: ChartSpec = {
    ...LOOK,
    description,
    title: { text: title, subtitle },
    width: WIDTH,
    height: ROW * places.length,
    data: { values: [...dots] },
    encoding: {
      y: {
        field: 'place',
        type: 'ordinal',
        sort: null,
        title: null,
        scale: { domain: places },
        axis: {
          domain: false,
          ticks: false,
          labelLimit: 0,
          labelExpr: `${JSON.stringify(names)}[datum.label]`,
        },
      },
      tooltip: [
        { field: 'card', title: 'card' },
        {
          field: 'mean',
          type: 'quantitative',
          title: axis.title.toLowerCase(),
          format: axis.format,
        },
        { field: 'low', type: 'quantitative', title: `${bars} from`, format: axis.format },
        { field: 'high', type: 'quantitative', title: 'to', format: axis.format },
      ],
    },
    layer: layers(
      {
        mark: { type: 'bar', style: 'band', height: 8 },
        encoding: {
          x: {
            field: 'low',
            type: 'quantitative',
            ...(axis.domain && { scale: { domain: [...axis.domain] } }),
            title: axis.title,
            axis: { format: axis.ticks, domain: false, ticks: false, tickCount: 5 },
          },
          x2: { field: 'high' },
        },
      },
      axis.line !== undefined && {
        data: { values: [{ at: axis.line }] },
        mark: { type: 'rule', style: 'faint', strokeDash: [5, 4] },
        encoding: {
          x: { field: 'at', type: 'quantitative' },
          y: { value: 0 },
          y2: { value: 'height' },
          tooltip: { value: null },
        },
      },
      {
        mark: { type: 'point', style: 'exact', filled: true, size: 55 },
        encoding: { x: { field: 'mean', type: 'quantitative' } },
      },
    ),
  };
  const widest = Math.max(...Object.values(names).map(labelWidth));
  return { name, spec, least: Math.ceil(widest) + 160 };
}
