/*
 * The square grid, as HeroClix uses it: distances, pushes and walls. Each square touches eight other squares: four at
 * its sides, four at its corners.
 */

import { type Occupant, occupantsBy } from './board.ts';
import { type Space, spaceName, type Wall } from './space.ts';
import { groundAt, type SpaceGround, type Terrain } from './terrain.ts';

/** A board of squares: its ground, the pieces on each square, and its walls. */
export interface SquareBoard<O extends Occupant = Occupant> {
  ground(square: Space): SpaceGround | undefined;
  occupants(square: Space): readonly O[];
  wallBetween(a: Space, b: Space): boolean;
}

export function squareBoardOf<O extends Occupant>(
  terrain: Terrain,
  occupants: readonly O[],
  walls: readonly Wall[],
): SquareBoard<O> {
  const on = occupantsBy(occupants, spaceName);
  const edges = new Set(walls.flatMap(([a, b]) => [edgeName(a, b), edgeName(b, a)]));
  return {
    ground: (square) => groundAt(terrain, square),
    occupants: (square) => on(spaceName(square)),
    wallBetween: (a, b) => edges.has(edgeName(a, b)),
  };
}

function edgeName(a: Space, b: Space): string {
  return `${spaceName(a)} ${spaceName(b)}`;
}

/** Distance in squares; a diagonal step counts as one, so squares that touch are 1 apart. */
export function squareDistance(a: Space, b: Space): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
}

export function shareSide(a: Space, b: Space): boolean {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;
}

/**
 * The square this many steps past `through`, on the line from `from` to `through`. These two squares need not be
 * adjacent. The slope is kept; halves are rounded away from zero.
 */
export function squareBeyond(from: Space, through: Space, steps: number): Space {
  const [dx, dy] = [through[0] - from[0], through[1] - from[1]];
  const longest = squareDistance(from, through);
  return [
    through[0] + roundedAway((steps * dx) / longest),
    through[1] + roundedAway((steps * dy) / longest),
  ];
}

/** Rounds halves away from zero, whereas `Math.round` rounds them up. */
function roundedAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

/**
 * Whether walls block a step between two squares that touch. A diagonal step has two ways around the corner, each
 * across two sides. It is blocked only if both ways are blocked.
 */
export function walledOff(board: Pick<SquareBoard, 'wallBetween'>, a: Space, b: Space): boolean {
  if (shareSide(a, b)) return board.wallBetween(a, b);
  const ways: Space[] = [
    [b[0], a[1]],
    [a[0], b[1]],
  ];
  return ways.every((way) => board.wallBetween(a, way) || board.wallBetween(way, b));
}
