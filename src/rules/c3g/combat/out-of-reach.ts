import { listed } from '../../../words/english.ts';
import type { Problem } from '../../../words/problem.ts';

/** An attack by what decides whom it reaches. */
export interface Ranged {
  /** The title of a special attack; absent: a normal attack. */
  readonly special?: string;
  /** In spaces; absent where no card gives it, so that the attack reaches everybody. */
  readonly range?: number;
}

/** How far apart two figures are. */
interface Apart {
  /** In spaces, between the nearest two of theirs. */
  readonly distance: number;
  readonly adjacent: boolean;
}

/** A Range of 1 reaches whoever is adjacent; others so many spaces, whatever lies between. */
export function reaches({ range }: Ranged, { distance, adjacent }: Apart): boolean {
  return range === undefined || (range === 1 ? adjacent : range >= distance);
}

/**
 * What is wrong with a fight in which nothing that somebody may attack with reaches the enemy.
 *
 * @param attacks of which it makes one
 * @param path    the field that decides how far apart the two are
 */
export function outOfReach(
  name: string,
  attacks: readonly Ranged[],
  apart: Apart,
  path: Problem['path'],
): Problem[] {
  if (attacks.some((attack) => reaches(attack, apart))) return [];
  const { distance } = apart;
  // A wall, or too many levels, can stand between two spaces that are next to each other.
  const what = distance === 1 ? 'a figure that is not adjacent' : `over ${distance} spaces`;
  const [first, ...others] = attacks.map(rangeText);
  const ranges = listed([
    `${first?.whose ?? ''} is ${first?.range}`,
    ...others.map(({ whose, range }) => `${whose} ${range}`),
  ]);
  const longest = Math.max(...attacks.map(({ range = 0 }) => range));
  const allowed =
    longest === 1 ? 'an attack on an adjacent figure' : `an attack over at most ${longest} spaces`;
  return [{ path, found: `${name} attacking ${what}, but ${ranges}`, allowed }];
}

const rangeText = ({ special, range }: Ranged) => ({
  whose: special === undefined ? 'its Range' : `the Range of its ${special}`,
  range,
});
