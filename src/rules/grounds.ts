import { type Board, boardOf, type Occupant, type Wall } from '../boards/board.ts';
import { readTerrain, type Terrain } from '../boards/terrain.ts';

/** What a ruleset's setup has in any case: plain data, with the terrain as text. */
interface AnySetup {
  readonly terrain: string;
  readonly attacker: unknown;
  readonly others: readonly Occupant[];
  readonly walls: readonly Wall[];
}

/** A setup made ready for questions. */
interface PreparedGround<S extends AnySetup> {
  readonly terrain: Terrain;
  readonly board: Board<S['others'][number]>;
}

/** What has been made of a ruleset's setups, each made once. */
interface Grounds<S extends AnySetup> {
  /** Of a setup whose text is known to have no mistake. */
  groundOf(setup: S): PreparedGround<S>;
  /** @param terrain what the setup's text says */
  keepGround(setup: S, terrain: Terrain): PreparedGround<S>;
  /** The same setup, on the same ground, with the attacker in another place. */
  withAttackerAt(setup: S, attacker: S['attacker']): S;
}

/**
 * What is made of a setup is kept as long as the setup is.
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

/** The text was read without a mistake before. */
function terrainOf({ terrain }: AnySetup, blocking: boolean): Terrain {
  const read = readTerrain(terrain, blocking);
  if (Array.isArray(read)) throw new Error('the terrain of a scenario has been checked');
  return read as Terrain;
}
