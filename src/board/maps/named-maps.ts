/* The built-in maps, by name. */

import text from '#built/maps.txt';
import { capitalised, sameName } from '../../base/index.ts';

/** The texts of the built-in maps, by their names on the command line. */
const MAPS: Readonly<Record<string, string>> = JSON.parse(text);

export const MAP_NAMES: readonly string[] = Object.keys(MAPS);

/** The title of a built-in map: "Road and Ruins". */
export function mapTitle(name: string): string {
  return name
    .split('-')
    .map((word) => (word === 'and' ? word : capitalised(word)))
    .join(' ');
}

/** The text of a built-in map; undefined if there is none with this name. */
export function namedMap(name: string): string | undefined {
  const known = MAP_NAMES.find((one) => sameName(one, name));
  return known === undefined ? undefined : MAPS[known];
}
