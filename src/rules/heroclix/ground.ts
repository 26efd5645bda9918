import { type Board, boardOf } from '../../boards/board.ts';
import type { Space } from '../../boards/space.ts';
import { readTerrain, type Terrain } from '../../boards/terrain.ts';
import type { HeroclixScenario } from './scenario.ts';
import type { Bystander, Setup } from './setup.ts';

/** The ground that a knockback crosses, and the two squares that give it its direction. */
export interface Field {
  readonly board: Board<Bystander>;
  readonly attacker: Space;
  readonly defender: Space;
}

/** Level ground without end, on which the two stand side by side. */
const ENDLESS: Field = {
  board: { ground: () => ({ level: 0 }), occupants: () => [], wallBetween: () => false },
  attacker: [0, 0],
  defender: [1, 0],
};

export function fieldOf({ board: setup }: HeroclixScenario): Field {
  if (!setup) return ENDLESS;
  const board = boardOf(terrainOf(setup), setup.others, setup.walls);
  return { board, attacker: setup.attacker, defender: setup.defender };
}

/** The terrain of a scenario, whose text was read without a mistake before. */
export function terrainOf({ terrain }: Setup): Terrain {
  const read = readTerrain(terrain, true);
  if (Array.isArray(read)) throw new Error('the terrain of a scenario has been checked');
  return read as Terrain;
}
