import theFord from '../../experiments/maps/the-ford.json' with { type: 'json' };
import { sameName } from '../words/slug.ts';

/** The maps that the program has, by the names that the command line knows them by: JSON of the heroscape-map-editor. */
const MAPS: Readonly<Record<string, object>> = { 'the-ford': theFord };

export const MAP_NAMES: readonly string[] = Object.keys(MAPS);

/** The text of a map that the program has; undefined for a name of none. */
export function namedMap(name: string): string | undefined {
  const known = MAP_NAMES.find((one) => sameName(one, name));
  return known === undefined ? undefined : JSON.stringify(MAPS[known]);
}
