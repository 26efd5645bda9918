/* The type of charts, for all code that makes, draws or stores them. */

import type { TopLevelSpec } from 'vega-lite';
import type { Result } from '../../experiments/index.ts';
import type { BoardPicture } from './board/picture.ts';
import type { Palette } from './palette.ts';

/**
 * A picture of results: the name of its files, and a self-contained Vega-Lite spec. The spec's `description` says in
 * words what the picture shows, for readers who cannot see it.
 */
export interface Chart {
  readonly name: string;
  readonly spec: ChartSpec;
  /** The title; absent if the title in the spec is enough. */
  readonly title?: string;
  /** The title and the description if the chart is read as "x or more". */
  readonly atLeast?: { readonly title: string; readonly words: string };
  /** The picture of a board. It is drawn without the spec. */
  readonly board?: (palette: Palette) => BoardPicture;
  /** Whether the chart is drawn to scale, so that it may be enlarged but not stretched. */
  readonly toScale?: boolean;
  /** The minimum legible width in pixels. If there is less room, the chart scrolls. */
  readonly least?: number;
  /** Whether the chart's numbers would overlap on a phone. */
  readonly isCrowded?: boolean;
  /** For several maps in one picture: the width of each map in pixels, and the number of maps. */
  readonly panels?: { readonly width: number; readonly count: number };
}

export type ChartSpec = TopLevelSpec & { readonly description: string };

/** Makes any number of charts from results. Chart makers are registered in `index.ts`. */
export type ChartMaker = (results: readonly Result[]) => Chart[];

/** A chart's title, and the lines below it. */
export function captionOf({ title, spec }: Chart): {
  readonly title: string;
  readonly subtitle: readonly string[];
} {
  const own = spec.title as { readonly text: string; readonly subtitle: string | string[] };
  return { title: title ?? own.text, subtitle: [own.subtitle].flat() };
}

export const SCHEMA = 'https://vega.github.io/schema/vega-lite/v6.json';

/** One layer of a layered chart. */
export type Layer = Extract<TopLevelSpec, { layer: unknown }>['layer'][number];

/** The layers that are present. */
export function layers(...all: (Layer | false | undefined)[]): Layer[] {
  return all.filter((layer) => layer !== false && layer !== undefined);
}

/**
 * A chart's spec in a form that Vega can draw. In expressions, Vega mistakes some strings for variables: `if`, and
 * names of properties that every object has, such as `constructor`. These strings also fail as keys of Vega's own
 * objects. A trailing blank, which is invisible, turns them into ordinary strings.
 */
export function drawable<Spec>(spec: Spec): Spec {
  return drawablePart(spec, false) as Spec;
}

const TAKEN: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'if']);

const QUOTED = new RegExp(`"(${[...TAKEN].join('|')})"`, 'g');

/** Keys whose values are expressions, anywhere in a spec. */
const EXPRESSIONS: ReadonlySet<string> = new Set([
  'calculate',
  'expr',
  'filter',
  'labelExpr',
  'signal',
  'test',
]);

function drawablePart(part: unknown, isExpression: boolean): unknown {
  if (typeof part === 'string') {
    if (isExpression) return part.replace(QUOTED, '"$1 "');
    return TAKEN.has(part) ? `${part} ` : part;
  }
  if (Array.isArray(part)) return part.map((inner) => drawablePart(inner, false));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [key, drawablePart(inner, EXPRESSIONS.has(key))]),
  );
}
