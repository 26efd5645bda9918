import type { ExperimentDocument } from '../../document.ts';
import { pictures } from './charts.ts';

/** Vega-Lite specs that make one picture, one below the other. */
export type Picture = readonly object[];

/** The first chart of a report's; none of what cannot come out in several ways, and of a long sweep of one field. */
export async function picture(asked: { readonly document: ExperimentDocument }): Promise<Picture> {
  const { charts } = await pictures(asked);
  return charts.slice(0, 1).map(({ chart }) => chart.spec);
}
