/* Hex boards. A board is a ground (a map with numbered spaces) and the pieces on its spaces. */

import type { Ground } from './ground.ts';
import type { Space } from './space.ts';

/** A piece on a board. */
export interface Occupant {
  readonly kind: string;
  readonly name: string;
  readonly spaces: readonly Space[];
}

/** A ground and the pieces on it. */
export interface Board<O extends Occupant = Occupant> {
  readonly ground: Ground;
  /** The pieces on the space with this number. */
  occupants(space: number): readonly O[];
}

export function boardOf<O extends Occupant>(ground: Ground, occupants: readonly O[]): Board<O> {
  return { ground, occupants: occupantsBy(occupants, (space) => ground.numberOf(space)) };
}

/** Indexes pieces by the keys of their spaces. The time for a lookup does not depend on the size of the board. */
export function occupantsBy<O extends Occupant, Key>(
  occupants: readonly O[],
  keyOf: (space: Space) => Key,
): (key: Key) => readonly O[] {
  const on = new Map<Key, O[]>();
  for (const occupant of occupants) {
    for (const key of occupant.spaces.map(keyOf)) {
      const here = on.get(key);
      if (here) here.push(occupant);
      else on.set(key, [occupant]);
    }
  }
  return (key) => on.get(key) ?? [];
}
