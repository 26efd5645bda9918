import { type Board, boardOf } from '../../boards/board.ts';
import type { Space } from '../../boards/space.ts';
import { readTerrain, type Terrain } from '../../boards/terrain.ts';
import type { HeroclixScenario } from './scenario.ts';
import type { Bystander, Setup } from './setup.ts';

/** A setup made ready for questions. */
export interface Ground {
  readonly terrain: Terrain;
  readonly board: Board<Bystander>;
}

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
  const { attacker, defender } = setup;
  return { board: groundOf(setup).board, attacker, defender };
}

/** Setups are plain data, with the terrain as text: what is made of one is kept as long as it is. */
const grounds = new WeakMap<Setup, Ground>();

export function groundOf(setup: Setup): Ground {
  return grounds.get(setup) ?? keepGround(setup, terrainOf(setup));
}

/** @param terrain what the setup's text says */
export function keepGround(setup: Setup, terrain: Terrain): Ground {
  const ground = { terrain, board: boardOf(terrain, setup.others, setup.walls) };
  grounds.set(setup, ground);
  return ground;
}

/** The same setup, on the same ground, with the attacker in another place. */
export function withAttackerAt(setup: Setup, attacker: Space): Setup {
  const moved = { ...setup, attacker };
  grounds.set(moved, groundOf(setup));
  return moved;
}

/** The text was read without a mistake before. */
function terrainOf({ terrain }: Setup): Terrain {
  const read = readTerrain(terrain, true);
  if (Array.isArray(read)) throw new Error('the terrain of a scenario has been checked');
  return read as Terrain;
}
