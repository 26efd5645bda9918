/* Boards with their pieces and walls, indexed for quick lookup by space. */

import { type Space, spaceName } from './space.ts';
import { groundAt, type SpaceGround, type Terrain } from './terrain.ts';

/** A piece on a board. */
export interface Occupant {
  readonly kind: string;
  readonly name: string;
  readonly spaces: readonly Space[];
}

export type Wall = readonly [Space, Space];

/** An indexed board: its ground, the pieces on each space, and its walls. */
export interface Board<O extends Occupant = Occupant> {
  ground(space: Space): SpaceGround | undefined;
  occupants(space: Space): readonly O[];
  wallBetween(a: Space, b: Space): boolean;
}

/** Indexes a board once, so that every lookup takes the same short time on boards of any size. */
export function boardOf<O extends Occupant>(
  terrain: Terrain,
  occupants: readonly O[],
  walls: readonly Wall[],
): Board<O> {
  const standing = new Map<string, O[]>();
  for (const occupant of occupants) {
    for (const space of occupant.spaces) {
      const here = standing.get(spaceName(space));
      if (here) here.push(occupant);
      else standing.set(spaceName(space), [occupant]);
    }
  }
  const edges = new Set(walls.flatMap(([a, b]) => [edgeName(a, b), edgeName(b, a)]));
  return {
    ground: (space) => groundAt(terrain, space),
    occupants: (space) => standing.get(spaceName(space)) ?? [],
    wallBetween: (a, b) => edges.has(edgeName(a, b)),
  };
}

function edgeName(a: Space, b: Space): string {
  return `${spaceName(a)} ${spaceName(b)}`;
}
