import type { TopLevelSpec } from 'vega-lite';
import type { Result } from '../../experiments/index.ts';

/**
 * A picture of results: the name of its files, and a Vega-Lite spec that stands by itself. Its
 * `description` says in words what it shows, for readers who do not see it.
 */
export interface Chart {
  readonly name: string;
  readonly spec: ChartSpec;
  /** What it is called; absent where the spec's own title says it. */
  readonly title?: string;
  /** What it is called and shows in words while it is read as "x or more". */
  readonly atLeast?: { readonly title: string; readonly words: string };
  /** Drawn to scale: it may be made larger or smaller, but not stretched. */
  readonly toScale?: boolean;
  /** The narrowest that it can be drawn legibly, in pixels: where there is less room, it scrolls. */
  readonly least?: number;
  /** On a phone, its numbers would run into each other. */
  readonly isCrowded?: boolean;
  /** Of several maps in one picture: the room that each takes, in pixels, and how many there are. */
  readonly panels?: { readonly width: number; readonly count: number };
}

export type ChartSpec = TopLevelSpec & { readonly description: string };

/** Draws what it can of some results: no chart, one or several. Registered in `index.ts`. */
export type ChartMaker = (results: readonly Result[]) => Chart[];

/** What a chart is called, and the lines below. */
export function captionOf({ title, spec }: Chart): {
  readonly title: string;
  readonly subtitle: readonly string[];
} {
  const own = spec.title as { readonly text: string; readonly subtitle: string | string[] };
  return { title: title ?? own.text, subtitle: [own.subtitle].flat() };
}

export const SCHEMA = 'https://vega.github.io/schema/vega-lite/v6.json';

/** One layer of a chart that lays several over one another. */
export type Layer = Extract<TopLevelSpec, { layer: unknown }>['layer'][number];

/** The layers that there is something to draw for. */
export function layers(...all: (Layer | false | undefined)[]): Layer[] {
  return all.filter((layer) => layer !== false && layer !== undefined);
}

/**
 * A chart's spec as Vega can draw it. Vega takes texts in expressions that are called as something that every
 * object has, such as `constructor`, for names of variables, and so does it with `if`; as keys of its own they are
 * taken as well. A blank behind makes them texts like any other, and is not seen.
 */
export function drawable<Spec>(spec: Spec): Spec {
  return drawablePart(spec, false) as Spec;
}

const TAKEN: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'if']);

const QUOTED = new RegExp(`"(${[...TAKEN].join('|')})"`, 'g');

/** What is an expression wherever it stands in a spec. */
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
