/* Hex boards: a ground with the pieces on it, by the number of the space. */

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
  /** The pieces on a space, by its number. */
  occupants(space: number): readonly O[];
}

/** Indexes the pieces once, so that every lookup takes the same short time on boards of any size. */
export function boardOf<O extends Occupant>(ground: Ground, occupants: readonly O[]): Board<O> {
  const on = new Map<number, O[]>();
  for (const occupant of occupants) {
    for (const space of ground.numbersOf(occupant.spaces)) {
      const here = on.get(space);
      if (here) here.push(occupant);
      else on.set(space, [occupant]);
    }
  }
  return { ground, occupants: (space) => on.get(space) ?? [] };
}
