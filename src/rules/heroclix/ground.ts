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

let lastRead: { readonly text: string; readonly terrain: Terrain } | undefined;

/**
 * The terrain of a scenario, whose text was read without a mistake before. What was read last is
 * kept: a board is compiled once for every place to attack from, and thousands of places share it.
 */
export function terrainOf({ terrain: text }: Setup): Terrain {
  if (lastRead?.text !== text) {
    const terrain = readTerrain(text, true);
    if (Array.isArray(terrain)) throw new Error('the terrain of a scenario has been checked');
    lastRead = { text, terrain: terrain as Terrain };
  }
  return lastRead.terrain;
}
