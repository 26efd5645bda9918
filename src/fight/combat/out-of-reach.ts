/* Which attacks reach a figure at some distance, and the error if none does. */

import { listed, type Problem } from '../../base/index.ts';

/** The properties of an attack that decide which figures it reaches. */
export interface Ranged {
  /** The title of a special attack; absent for a normal attack. */
  readonly special?: string;
  /** In spaces. If absent, because no card gives the Range, any distance is in range. */
  readonly range?: number;
}

/** The distance between two figures. */
interface Apart {
  /** In spaces, between the nearest two spaces of the figures. */
  readonly distance: number;
  readonly adjacent: boolean;
}

/**
 * Range 1 reaches adjacent figures only. A longer Range reaches that many spaces, whatever lies
 * between.
 */
export function reaches({ range }: Ranged, { distance, adjacent }: Apart): boolean {
  return range === undefined || (range === 1 ? adjacent : range >= distance);
}

/**
 * Reports a fight in which none of a figure's attacks reaches the enemy.
 *
 * @param attacks the attacks that the figure may choose from
 * @param path the field that determines the distance
 */
export function outOfReach(
  name: string,
  attacks: readonly Ranged[],
  apart: Apart,
  path: Problem['path'],
): Problem[] {
  if (attacks.some((attack) => reaches(attack, apart))) return [];
  const { distance } = apart;
  const what = distance === 1 ? NOT_ADJACENT : `over ${distance} spaces`;
  const [first, ...others] = attacks.map(rangeText);
  const ranges = listed([
    `${first?.whose ?? ''} is ${first?.range}`,
    ...others.map(({ whose, range }) => `${whose} ${range}`),
  ]);
  const longest = Math.max(...attacks.map(({ range = 0 }) => range));
  const allowed = longest === 1 ? 'an adjacent target' : `a target at most ${longest} spaces away`;
  return [{ path, found: `${name} attacks ${what}, but ${ranges}`, allowed }];
}

const NOT_ADJACENT =
  'a figure on the next space that is not adjacent, because a wall is between them, or their levels differ by at least the Height of the lower figure';

const rangeText = ({ special, range }: Ranged) => ({
  whose: special === undefined ? 'its Range' : `the Range of its ${special}`,
  range,
});
