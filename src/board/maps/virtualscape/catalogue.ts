/* The pieces of Virtualscape, by type number or, for user-made tiles, by name. */

import {
  GROUND,
  type GroundKind,
  groundPiece,
  leftOut,
  obstacle,
  PIECES,
  type PieceKind,
} from '../piece-kinds.ts';

/** The kind of ground of each family of tiles. A tile's type is 1000 times the family plus the number of hexes. */
const FAMILIES = new Map<number, GroundKind>([
  [1, GROUND.grass],
  [2, GROUND.rock],
  [3, GROUND.sand],
  [4, GROUND.water],
  [5, GROUND.ice],
  [6, GROUND.lava],
  [7, GROUND.lavaField],
  [8, GROUND.road],
  [9, GROUND.snow],
  [19, GROUND.swampWater],
  [20, GROUND.swamp],
  [21, GROUND.concrete],
  [22, GROUND.asphalt],
  [25, GROUND.shadow],
  [26, GROUND.dungeon],
]);

const TYPES = new Map<number, PieceKind>([
  [10004, PIECES.bigTree],
  [10011, PIECES.tree],
  [10012, PIECES.tree],
  [10013, PIECES.tree],
  [11002, PIECES.ruin2],
  [11003, PIECES.ruin3],
  [11006, PIECES.warehouse],
  [11007, PIECES.warehouse],
  [12004, PIECES.stoneWall],
  [13001, PIECES.glacier1],
  [13003, PIECES.glacier3],
  [13004, PIECES.glacier4],
  [13006, PIECES.glacier6],
  [16001, PIECES.walk1],
  [16007, PIECES.walk7],
  [16009, PIECES.walk9],
  [16101, PIECES.castleWall],
  [16102, PIECES.castleWall],
  [16103, PIECES.castleWall],
  [16201, PIECES.castleWall],
  [16202, PIECES.castleWall],
  [16203, PIECES.castleWall],
  [16301, PIECES.battlement],
  [16401, PIECES.castleDoor],
  [16402, PIECES.ladder],
  [16403, PIECES.flag],
  [16404, PIECES.castleArch],
  [23006, PIECES.hive],
  [24001, PIECES.palm],
  [24002, PIECES.brush],
  [24014, PIECES.palm],
  [24015, PIECES.palm],
  [24016, PIECES.palm],
  [27001, PIECES.outcrop1],
  [27003, PIECES.outcrop3],
]);

/** The kind of piece with this type; not for glyphs, start areas, figures or user-made tiles. */
export function pieceOf(type: number): PieceKind {
  const kind = FAMILIES.get(Math.floor(type / 1000));
  return (
    (kind && groundPiece(kind, type % 1000)) ?? TYPES.get(type) ?? leftOut(`tile of type ${type}`)
  );
}

/** Words in names of user-made tiles. A longer word comes before the shorter words that it contains. */
const OWN_NAMES: readonly (readonly [word: string, kind: GroundKind])[] = [
  ['swampwater', GROUND.swampWater],
  ['lavafield', GROUND.lavaField],
  ['wellspring', GROUND.water],
  ['water', GROUND.water],
  ['swamp', GROUND.swamp],
  ['lava', GROUND.lava],
  ['shadow', GROUND.shadow],
  ['dungeon', GROUND.dungeon],
  ['asphalt', GROUND.asphalt],
  ['concrete', GROUND.concrete],
  ['grass', GROUND.grass],
  ['rock', GROUND.rock],
  ['sand', GROUND.sand],
  ['road', GROUND.road],
  ['snow', GROUND.snow],
  ['ice', GROUND.ice],
];

/** The kind of a user-made tile, from its name. Users make tiles for pieces that Virtualscape does not have. */
export function ownPiece({ name, hexes }: { name: string; hexes: number }): PieceKind {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.includes('pillar')) return obstacle('pillar');
  const kind = OWN_NAMES.find(([word]) => plain.includes(word))?.[1];
  return (kind && groundPiece(kind, hexes)) ?? leftOut(`custom tile ${name || 'without a name'}`);
}

/** The names of glyphs, by the letter printed on them. */
const NAMES: Readonly<Record<string, string>> = {
  A: 'Astrid',
  B: 'Brandar',
  C: 'Crevcor',
  D: 'Dagmar',
  E: 'Erland',
  G: 'Gerda',
  I: 'Ivor',
  J: 'Jalgard',
  K: 'Kelda',
  L: 'Lodin',
  M: 'Mitonsoul',
  N: 'Nilrend',
  O: 'Oreld',
  P: 'Proftaka',
  R: 'Rannveig',
  S: 'Sturla',
  T: 'Thorian',
  U: 'Ulaniva',
  V: 'Valda',
  W: 'Wannok',
};

/** "Glyph of Astrid"; "unknown glyph" for a question mark or an unknown letter. */
export function glyphName(letter: string): string {
  return Object.hasOwn(NAMES, letter) ? `Glyph of ${NAMES[letter]}` : 'unknown glyph';
}
