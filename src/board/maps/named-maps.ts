import text from '#built/maps.txt';
import { capitalised, sameName } from '../../base/index.ts';

/** The texts of the maps that the program has, by the names that the command line knows them by. */
const MAPS: Readonly<Record<string, string>> = JSON.parse(text);

export const MAP_NAMES: readonly string[] = Object.keys(MAPS);

/** "Road and Ruins": what the map of a name is called. */
export function mapTitle(name: string): string {
  return name
    .split('-')
    .map((word) => (word === 'and' ? word : capitalised(word)))
    .join(' ');
}

/** The text of a map that the program has; undefined for a name of none. */
export function namedMap(name: string): string | undefined {
  const known = MAP_NAMES.find((one) => sameName(one, name));
  return known === undefined ? undefined : MAPS[known];
}
