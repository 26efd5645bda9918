/* Rolls dice face by face, for narrated games and examples; simulations draw whole groups instead (groups.ts). */

import { ownProperty } from '../../base/index.ts';
import type { Pool } from './throw.ts';

/** The names of the faces rolled in each pool, in the order in which they were rolled. */
export type FacesRolled = Readonly<Record<string, readonly string[]>>;

/**
 * Rolls the dice of a pool one by one and returns the names of the faces.
 *
 * @param next32 gives uniform whole numbers below 2^32; numbers that would favor some faces are skipped
 */
export function rollFaces({ die, count }: Pool, next32: () => number): string[] {
  const sides = die.faces.length;
  const fair = 2 ** 32 - (2 ** 32 % sides);
  return Array.from({ length: count }, () => {
    let draw = next32();
    while (draw >= fair) draw = next32();
    return die.faces[draw % sides]?.name ?? '';
  });
}

/** How often each symbol of a pool shows on the rolled faces. */
export function symbolsOf(faces: readonly string[], { die, asked }: Pool): Record<string, number> {
  const symbolsOn = (name: string) => die.faces.find((face) => face.name === name)?.symbols;
  const count = (symbol: string) =>
    faces.reduce((sum, name) => sum + (ownProperty(symbolsOn(name), symbol) ?? 0), 0);
  return Object.fromEntries(asked.map((symbol) => [symbol, count(symbol)]));
}
