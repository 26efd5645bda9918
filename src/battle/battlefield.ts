/* Reads the ground of a battle: terrain, objects, walls, start areas and terrain costs. */

import { BadInput, type Problem, shown } from '../base/index.ts';
import {
  Ground,
  groundAt,
  isTerrainLetter,
  proposalText,
  proposedStarts,
  type StartArea,
  spacesOf,
  TERRAIN_KINDS,
  TERRAIN_LETTERS,
  type Terrain,
} from '../board/index.ts';
import type { Library } from '../cards/index.ts';
import { mapOf, readGroundOf, type Stand } from '../fight/index.ts';
import type { Surroundings } from '../rules/index.ts';
import type { BattleBoard } from './scenario.ts';
import type { BattleDocument } from './schema.ts';

/** Default costs of terrain: heavy snow costs 2. */
const USUAL_TERRAIN_COSTS: Readonly<Record<string, number>> = { s: 2 };

/** The ground of a battle after it has been read and indexed, with all of its start areas. */
export interface Battlefield {
  readonly board: BattleBoard;
  /** Obstacles occupy their spaces permanently; figures and objects do not. */
  readonly ground: Ground;
  readonly starts: readonly StartArea[];
  /** A sentence about start areas proposed for a map that has none. */
  readonly proposal?: string;
}

/**
 * Reads the ground of a battle.
 *
 * @param figures the figures that begin on spaces given in the armies
 * @throws BadInput with every mistake in the ground and the things on it
 */
export function readBattlefield(
  written: BattleDocument['board'],
  library: Library,
  surroundings: Surroundings,
  figures: readonly Stand[] = [],
): Battlefield {
  const map = mapOf(written, surroundings);
  const {
    terrain,
    text,
    others,
    walls,
    starts,
    lacks: lacking = [],
  } = readGroundOf(written, library, map, figures);
  // Only maps from other programs may lack start areas. The author of a board file can add start areas.
  const isWithout = map !== undefined && starts.length === 0 && figures.length === 0;
  const proposed = isWithout ? proposedStarts(terrain, others, walls) : [];
  const proposal = proposed.length > 0 ? proposalText(proposed) : undefined;
  const lacks = [...lacking, ...(proposal === undefined ? [] : [proposal])];
  const unknown = unknownLetters(written.terrainCosts ?? {}, terrain);
  if (unknown.length > 0) throw new BadInput(...unknown);
  const costs = { ...USUAL_TERRAIN_COSTS, ...map?.terrainCosts, ...written.terrainCosts };
  const held = others.flatMap(({ kind, spaces }) => (kind === 'obstacle' ? spaces : []));
  return {
    board: {
      ...(map?.name !== undefined && { name: map.name }),
      terrain: text,
      others,
      walls,
      terrainCosts: costs,
      ...(lacks.length > 0 && { lacks }),
    },
    ground: new Ground({ terrain, walls, held, costs }),
    ...(proposal === undefined ? { starts } : { starts: proposed, proposal }),
  };
}

/** Reports costs for letters that neither stand for a known kind of terrain nor occur on any space. */
function unknownLetters(costs: Readonly<Record<string, number>>, terrain: Terrain): Problem[] {
  const there = new Set(spacesOf(terrain).map((space) => groundAt(terrain, space)?.letter));
  const known = TERRAIN_LETTERS.map((letter) => `${letter} ${TERRAIN_KINDS[letter].name}`);
  return Object.keys(costs)
    .filter((letter) => !isTerrainLetter(letter) && !there.has(letter))
    .map((letter) => ({
      path: ['board', 'terrainCosts', letter],
      atKey: true,
      found: `${shown(letter)}, which is not a terrain letter and not on the board`,
      allowed: `letters of terrain: ${known.join(', ')}`,
    }));
}
