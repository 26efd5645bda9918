/* Reads maps from hexoscape's game. These maps list spaces with levels instead of pieces. */

import { BadInput, ownProperty, type Problem, printable, shown } from '../../../base/index.ts';
import type { Hex } from '../axial.ts';
import type { Placement } from '../map-board.ts';
import { GROUND, type GroundKind } from '../piece-kinds.ts';

/** Kinds of ground, by their names in files from hexoscape's game. */
const TERRAINS: Readonly<Record<string, GroundKind>> = {
  grass: GROUND.grass,
  rock: GROUND.rock,
  sand: GROUND.sand,
  road: GROUND.road,
  snow: GROUND.snow,
  swamp: GROUND.swamp,
  dungeon: GROUND.dungeon,
  asphalt: GROUND.asphalt,
  concrete: GROUND.concrete,
  lavaField: GROUND.lavaField,
  water: GROUND.water,
  swampWater: GROUND.swampWater,
  lava: GROUND.lava,
  ice: GROUND.ice,
  shadow: GROUND.shadow,
};

/** Names for spaces that are not on the map. */
const ABSENT = ['void', 'empty'];

/** Maximum numbers of levels and players; no map has more. */
const MOST_LEVELS = 200;
const MOST_PLAYERS = 8;

const SPACE_FORM = `a space with whole numbers q and r, an altitude from 0 to ${MOST_LEVELS} and a terrain`;

/** Maximum number of mistakes reported, because no one would read more. */
const MOST_PROBLEMS = 1000;

type Mapping = Readonly<Record<string, unknown>>;

/**
 * The spaces of a map from hexoscape's game. The map lists each space with its level, terrain and start zone. The map's
 * `glyphs` lists the objects on spaces.
 *
 * @throws BadInput naming every space that has no place, no level or an unknown terrain
 */
export function placedHexes(boardHexes: unknown, { glyphs }: Mapping, file: string): Placement[] {
  const place = printable(file);
  if (typeof boardHexes !== 'object' || boardHexes === null) {
    const allowed = 'the spaces of a map';
    throw new BadInput({ path: ['boardHexes'], place, found: shown(boardHexes), allowed });
  }
  const problems: Problem[] = [];
  const tops = new Map<string, { readonly hex: Hex; readonly layer: number }>();
  const placements = Object.entries(boardHexes).flatMap(([key, written]): Placement[] => {
    const read = hexOf(written);
    if (read === undefined) {
      const path = ['boardHexes', key];
      if (problems.length < MOST_PROBLEMS)
        problems.push({ path, place, found: shown(written), allowed: SPACE_FORM });
      return [];
    }
    const { hex, level, kind, zones } = read;
    if (!kind) return [];
    // Land is one level higher than its layer.
    const layer = kind.isLand ? Math.max(0, level - 1) : level;
    tops.set(key, { hex, layer: layer + 1 });
    const at = { hexes: [hex], rotation: 0 };
    return [
      { name: kind.name, role: { is: 'ground', kind }, layer, isSolid: true, ...at },
      ...zones.map(
        (zone): Placement => ({
          name: `player ${zone + 1}`,
          role: { is: 'start' },
          layer: layer + 1,
          ...at,
        }),
      ),
    ];
  });
  const onThem = Object.entries(mapping(glyphs)).flatMap(([key, glyph]): Placement[] => {
    const { glyphID } = mapping(glyph);
    const at = tops.get(key);
    if (at) {
      const name = typeof glyphID === 'string' ? `glyph ${glyphID}` : 'unknown glyph';
      return [{ name, role: { is: 'glyph' }, hexes: [at.hex], layer: at.layer, rotation: 0 }];
    }
    const path = ['hexMap', 'glyphs', key];
    const allowed = 'glyphs on spaces of the map';
    if (problems.length < MOST_PROBLEMS)
      problems.push({ path, place, found: `a glyph on ${shown(key)}`, allowed });
    return [];
  });
  if (problems.length > 0) throw new BadInput(...problems);
  return [...placements, ...onThem];
}

/** Reads a space; undefined if the value is not a space. A space that is not on the map has no kind. */
function hexOf(written: unknown) {
  const { q, r, altitude, terrain, startzonePlayerIDs: players = [] } = mapping(written);
  if (![q, r, altitude].every(Number.isInteger) || typeof terrain !== 'string') return undefined;
  const [level, hex] = [altitude as number, { q: q as number, r: r as number }];
  const kind = ownProperty(TERRAINS, terrain);
  const isKnown = kind !== undefined || ABSENT.includes(terrain);
  const isNear = Math.max(Math.abs(hex.q), Math.abs(hex.r)) < 1e6;
  if (!isKnown || !isNear || level < 0 || level > MOST_LEVELS) return undefined;
  const zones = Array.isArray(players) ? players.map(Number) : [Number.NaN];
  const areKnown = zones.every(
    (zone) => Number.isInteger(zone) && zone >= 0 && zone < MOST_PLAYERS,
  );
  return areKnown ? { hex, level, kind, zones } : undefined;
}

function mapping(value: unknown): Mapping {
  return typeof value === 'object' && value !== null ? (value as Mapping) : {};
}
