/* Pictures of an attack on its board, and of a map alone, for reports and the explorer. */

import type { Ground, Piece, Scene, Wall } from '../../board/index.ts';
import { readGround } from '../../rules/index.ts';
import type { OtherDocument } from '../board-schema.ts';
import type { C3gScenario } from '../scenario.ts';
import { groundOf, OTHER_KINDS, type Setup } from '../setup.ts';
import type { Route } from './route.ts';
import { startsOf, type WrittenStarts } from './starts.ts';

/** The ground of a map, the things on it, and where armies begin. */
export interface MapGround {
  readonly terrain: string;
  readonly others: readonly OtherDocument[];
  readonly walls: readonly Wall[];
  readonly starts: WrittenStarts;
}

/** The picture of an attack on its board. */
export function sceneOf(
  { attacker, defender }: C3gScenario,
  setup: Setup,
  route: Route | undefined,
  mostPoints: number,
): Scene {
  const { terrain, board } = groundOf(setup);
  const pieces: Piece[] = [
    { name: attacker.name, role: 'attacker', kind: 'figure', spaces: setup.attacker },
    { name: defender.name, role: 'defender', kind: 'figure', spaces: setup.defender },
    ...otherPieces(setup),
  ];
  return {
    grid: 'hex',
    terrain,
    pieces,
    walls: setup.walls,
    line: lineOf(board.ground, route, mostPoints),
    placeMeasure: 'finalSpace',
  };
}

/** The picture of a map without fighters. */
export function mapScene({ terrain, others, walls, starts }: MapGround): Scene {
  const ground = readGround(terrain);
  return {
    grid: 'hex',
    terrain: ground,
    starts: startsOf(ground, starts),
    pieces: others.flatMap((other) => {
      const kind = OTHER_KINDS.find((one) => other[one] !== undefined);
      const name = kind && other[kind];
      return kind && name ? [{ name, role: 'other', kind, spaces: other.at }] : [];
    }),
    walls,
    line: [],
    placeMeasure: 'finalSpace',
  };
}

/** Pieces other than the fighters. */
export function otherPieces({ others }: Setup): Piece[] {
  return others.map(({ name, kind, spaces }) => ({ name, role: 'other', kind, spaces }));
}

/**
 * The spaces of the line, from the attacker's space through the defender's to the farthest space that can be reached.
 */
function lineOf(ground: Ground, route: Route | undefined, mostPoints: number): Scene['line'] {
  const line = route?.line;
  if (!line) return [];
  const { from, through, direction } = line;
  const reached = route.walk(mostPoints).steps.length;
  return ground.spacesAt([from, through, ...ground.lineFrom(through, direction, reached)]);
}
