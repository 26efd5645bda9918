/* Setups of fights on boards, with a cache of their parsed terrain. */

import {
  type Board,
  boardOf,
  type Occupant,
  readTerrain,
  type Terrain,
  type Wall,
} from '../board/index.ts';

/** The part of a setup common to all rulesets: plain data, with the terrain as text. */
interface AnySetup {
  readonly terrain: string;
  readonly attacker: unknown;
  readonly others: readonly Occupant[];
  readonly walls: readonly Wall[];
}

/** The parsed form of a setup. */
export interface PreparedGround<S extends AnySetup> {
  readonly terrain: Terrain;
  readonly board: Board<S['others'][number]>;
}

/** Caches the parsed form of each setup of a ruleset. */
export interface Grounds<S extends AnySetup> {
  /** The setup's text must be known to be valid. */
  groundOf(setup: S): PreparedGround<S>;
  /** @param terrain the parsed form of the setup's text */
  keepGround(setup: S, terrain: Terrain): PreparedGround<S>;
  /** A copy of a setup on the same ground, with the attacker in another place. */
  withAttackerAt(setup: S, attacker: S['attacker']): S;
}

/**
 * A cache that lives as long as the setups do.
 *
 * @param blocking whether `#` may stand for blocking terrain
 */
export function groundsFor<S extends AnySetup>(blocking = false): Grounds<S> {
  const grounds = new WeakMap<S, PreparedGround<S>>();
  const keepGround = (setup: S, terrain: Terrain): PreparedGround<S> => {
    const ground = { terrain, board: boardOf(terrain, setup.others, setup.walls) };
    grounds.set(setup, ground);
    return ground;
  };
  const groundOf = (setup: S) =>
    grounds.get(setup) ?? keepGround(setup, terrainOf(setup, blocking));
  return {
    groundOf,
    keepGround,
    withAttackerAt(setup, attacker) {
      const moved = { ...setup, attacker };
      grounds.set(moved, groundOf(setup));
      return moved;
    },
  };
}

/** The text was validated when the scenario was read. */
function terrainOf({ terrain }: AnySetup, blocking: boolean): Terrain {
  const read = readTerrain(terrain, blocking);
  if (Array.isArray(read)) throw new Error('the terrain of a scenario has been checked');
  return read as Terrain;
}
