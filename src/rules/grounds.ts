/* A cache that holds the parsed terrain and board for each setup. */

import { once } from '../base/index.ts';
import { readTerrain, type Terrain } from '../board/index.ts';

/** The part of a setup that all rulesets share. Plain data, with the terrain as text. */
interface AnySetup {
  readonly terrain: string;
  readonly attacker: unknown;
}

/** The parsed form of a setup. */
export interface PreparedGround<Board> {
  readonly terrain: Terrain;
  /** Made on first use. */
  readonly board: Board;
}

/** Caches the parsed form of each setup of a ruleset. */
export interface Grounds<S extends AnySetup, Board> {
  /** The parsed form of a setup, whose terrain text must already be checked. */
  groundOf(setup: S): PreparedGround<Board>;
  /**
   * @param terrain the parsed form of the setup's text
   * @param boardOn makes the board (default: made as for any other setup)
   */
  keepGround(setup: S, terrain: Terrain, boardOn?: () => Board): PreparedGround<Board>;
  /** A copy of a setup on the same ground, with the attacker in another place. */
  withAttackerAt(setup: S, attacker: S['attacker']): S;
}

/**
 * Makes a cache whose entries live as long as the setups.
 *
 * @param boardOf makes the board of a setup from its terrain
 * @param blocking whether `#` may stand for blocking terrain
 */
export function groundsFor<S extends AnySetup, Board>(
  boardOf: (terrain: Terrain, setup: S) => Board,
  blocking = false,
): Grounds<S, Board> {
  const grounds = new WeakMap<S, PreparedGround<Board>>();
  const keepGround = (setup: S, terrain: Terrain, boardOn = () => boardOf(terrain, setup)) => {
    const board = once(boardOn);
    const ground = {
      terrain,
      get board() {
        return board();
      },
    };
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

/** Parses a terrain text, which was checked when the scenario was read. */
function terrainOf({ terrain }: AnySetup, blocking: boolean): Terrain {
  const read = readTerrain(terrain, blocking);
  if (Array.isArray(read)) throw new Error('the terrain of a scenario has been checked');
  return read as Terrain;
}
