/* Reads a document's terrain, and creates the errors about places on it, for all rulesets. */

import { BadInput, type Problem } from '../base/index.ts';
import {
  readTerrain,
  type Space,
  showsOtherRowsShifted,
  spaceName,
  type Terrain,
} from '../board/index.ts';

/** The terrain's path in an experiment file of any ruleset. */
const TERRAIN_PATH = ['board', 'terrain'];

/**
 * Reads the ground of a document.
 *
 * @param blocking whether `#` may stand for blocking terrain
 * @throws BadInput with every mistake in the text, by line and column
 */
export function readGround(text: string, blocking = false): Terrain {
  const terrain = readTerrain(text, blocking);
  if (!Array.isArray(terrain)) return terrain as Terrain;
  const mistakes = terrain as Exclude<typeof terrain, Terrain>;
  throw new BadInput(
    ...mistakes.map(
      ({ line, column, found, allowed }): Problem => ({
        path: TERRAIN_PATH,
        within: { line, column },
        found,
        allowed,
      }),
    ),
  );
}

/** Reports a hex board whose text shifts the wrong rows: the first, third, fifth … instead of the second, fourth … */
export function misshifted(text: string): Problem[] {
  if (!showsOtherRowsShifted(text)) return [];
  return [
    {
      path: TERRAIN_PATH,
      within: { line: 0, column: text.search(/\S/) },
      found: 'the first, third, fifth … row shifted to the right',
      allowed:
        'the second, fourth, sixth … row shifted; if the first row should be shifted, put a row of . above it ' +
        'and add 1 to the row of every place',
    },
  ];
}

/** Reports that the attacker's place is missing. The command `aim` needs no place, because it tries every place. */
export function attackerMissing(allowed: string): Problem {
  return {
    path: ['board', 'attacker'],
    found: 'nothing',
    allowed: `${allowed}; only the command \`aim\` needs none`,
  };
}

/** @param what the game's word for a place: "space" or "square" */
export function offTheMap(
  space: Space,
  path: Problem['path'],
  terrain: Terrain,
  what = 'space',
): Problem {
  const [column, row] = space;
  const onMap = column < terrain.columns && row < terrain.rows.length;
  return {
    path,
    found: `${spaceName(space)}, which is ${onMap ? 'a hole' : 'off the map'}`,
    allowed: `a ${what} of the map, up to ${terrain.columns - 1},${terrain.rows.length - 1}`,
  };
}
