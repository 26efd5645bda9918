import type { TopLevelSpec } from 'vega-lite';
import type { Result } from '../../results/result.ts';

/**
 * A picture of results: the name of its files, and a Vega-Lite spec that stands by itself. Its
 * `description` says in words what it shows, for readers who do not see it.
 */
export interface Chart {
  readonly name: string;
  readonly spec: ChartSpec;
  /** Drawn to scale: it may be made larger or smaller, but not stretched. */
  readonly toScale?: boolean;
  /** The narrowest that it can be drawn legibly, in pixels: where there is less room, it scrolls. */
  readonly least?: number;
}

export type ChartSpec = TopLevelSpec & { readonly description: string };

/** Draws what it can of some results: no chart, one or several. Registered in `index.ts`. */
export type ChartMaker = (results: readonly Result[]) => Chart[];

export const SCHEMA = 'https://vega.github.io/schema/vega-lite/v6.json';

/** One layer of a chart that lays several over one another. */
export type Layer = Extract<TopLevelSpec, { layer: unknown }>['layer'][number];

/** The layers that there is something to draw for. */
export function layers(...all: (Layer | false | undefined)[]): Layer[] {
  return all.filter((layer) => layer !== false && layer !== undefined);
}
