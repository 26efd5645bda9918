import type { ExperimentDocument } from '../../document.ts';
import { exactResults } from '../exact-results.ts';
import { picturesOf } from './charts.ts';

/** Vega-Lite specs that make one picture, one below the other. */
export type Picture = readonly object[];

/** The first chart of a report's; none of what cannot come out in several ways, and of a sweep. */
export async function picture({
  document,
}: {
  readonly document: ExperimentDocument;
}): Promise<Picture> {
  const { charts } = picturesOf((await exactResults(document)).results);
  return charts.slice(0, 1).map(({ spec }) => spec);
}
