import { type Board, boardOf } from '../../boards/board.ts';
import type { Space } from '../../boards/space.ts';
import { readTerrain, type Terrain } from '../../boards/terrain.ts';
import type { Other, Setup } from './setup.ts';

/** A setup made ready for questions. */
export interface PreparedBoard {
  readonly terrain: Terrain;
  readonly board: Board<Other>;
}

/** Setups are plain data, with the terrain as text: what is made of one is kept as long as it is. */
const grounds = new WeakMap<Setup, PreparedBoard>();

export function groundOf(setup: Setup): PreparedBoard {
  return grounds.get(setup) ?? keepGround(setup, terrainOf(setup));
}

/** @param terrain what the setup's text says */
export function keepGround(setup: Setup, terrain: Terrain): PreparedBoard {
  const ground = { terrain, board: boardOf(terrain, setup.others, setup.walls) };
  grounds.set(setup, ground);
  return ground;
}

/** The same setup, on the same ground, with the attacker in another place. */
export function withAttackerAt(setup: Setup, attacker: readonly Space[]): Setup {
  const moved = { ...setup, attacker };
  grounds.set(moved, groundOf(setup));
  return moved;
}

/** The text was read without a mistake before. */
function terrainOf({ terrain }: Setup): Terrain {
  const read = readTerrain(terrain);
  if (Array.isArray(read)) throw new Error('the terrain of a scenario has been checked');
  return read as Terrain;
}
