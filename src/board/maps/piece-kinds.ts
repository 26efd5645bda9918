/* Kinds of map pieces, and what each kind becomes on a board. The catalogs of all formats refer to these kinds. */

import { TERRAIN_KINDS, type TerrainLetter } from '../terrain.ts';
import { isShape, type ShapeName } from './shapes.ts';

/** A kind of ground. */
export interface GroundKind {
  readonly name: string;
  /** Land is one level higher than water, ice and similar ground in the same layer. */
  readonly isLand: boolean;
  /** Its terrain letter, if it has one. */
  readonly letter?: TerrainLetter;
}

/** A side of a piece: the index of the hex in the piece's shape, and the index of the side in `CLOCKWISE`. */
export type PieceSide = readonly [hex: number, side: number];

/** What a map piece becomes on a board. */
export type Role =
  | { readonly is: 'ground'; readonly kind: GroundKind }
  /** An obstacle: figures can only stand on its `open` hexes, given as indices in the shape. */
  | { readonly is: 'obstacle'; readonly open?: readonly number[] }
  /** A wall `height` levels high, along hex sides. They rotate with the piece. */
  | { readonly is: 'wall'; readonly sides: readonly PieceSide[]; readonly height: number }
  | { readonly is: 'glyph' }
  | { readonly is: 'figure' }
  | { readonly is: 'start' }
  /** A piece that boards cannot represent. */
  | { readonly is: 'left out' };

const plain = (name: string): GroundKind => ({ name, isLand: true });
const land = (letter: TerrainLetter): GroundKind => ({ ...kind(letter), isLand: true });
const liquid = (letter: TerrainLetter): GroundKind => ({ ...kind(letter), isLand: false });
const kind = (letter: TerrainLetter) => ({ name: TERRAIN_KINDS[letter].name, letter });

export const GROUND = {
  grass: plain('grass'),
  rock: plain('rock'),
  sand: plain('sand'),
  asphalt: plain('asphalt'),
  concrete: plain('concrete'),
  wallWalk: plain('wall walk'),
  wood: plain('wood'),
  toxic: plain('toxic ground'),
  ancient: plain('ancient terrain'),
  toxicWater: { name: 'toxic water', isLand: false },
  road: land('r'),
  snow: land('s'),
  swamp: land('b'),
  dungeon: land('d'),
  lavaField: land('l'),
  water: liquid('w'),
  swampWater: liquid('p'),
  lava: liquid('m'),
  ice: liquid('i'),
  shadow: liquid('x'),
} as const satisfies Record<string, GroundKind>;

/** Names for the directions in `CLOCKWISE`. */
const [E, SE, SW, W, , NE] = [0, 1, 2, 3, 4, 5] as const;

/** The two lower sides of every hex in a row. */
const below = (hexes: number): PieceSide[] =>
  Array.from({ length: hexes }, (_, hex): PieceSide[] => [
    [hex, SE],
    [hex, SW],
  ]).flat();

/**
 * Walls before any rotation. A low wall is in the same layer as the tile on which it stands, so a height of 2 puts its
 * top one level above the tile.
 */
export const WALLS = {
  ruin2: { is: 'wall', sides: [...below(2), [0, W]], height: 10 },
  ruin3: { is: 'wall', sides: [...below(3), [0, W]], height: 9 },
  stoneWall: { is: 'wall', sides: below(4), height: 2 },
  battlement: { is: 'wall', sides: [[0, NE]], height: 2 },
  /**
   * In the map editor, an unrotated battlement is on the right side of its hex; in Virtualscape (`battlement`), on the
   * upper right.
   */
  battlementOnRight: { is: 'wall', sides: [[0, E]], height: 2 },
} as const satisfies Record<string, Role>;

/** A kind of piece, as the formats' catalogs list it. */
export interface PieceKind {
  readonly name: string;
  readonly shape: ShapeName;
  readonly role: Role;
  /** The part of the piece that boards cannot represent. */
  readonly lacking?: string;
}

/** A piece of ground with this number of hexes; undefined if no such piece exists. */
export function groundPiece(kind: GroundKind, hexes: number): PieceKind | undefined {
  return isShape(hexes)
    ? { name: kind.name, shape: hexes, role: { is: 'ground', kind } }
    : undefined;
}

export function obstacle(name: string, shape: ShapeName = 1): PieceKind {
  return { name, shape, role: { is: 'obstacle' } };
}

export function leftOut(name: string): PieceKind {
  return { name, shape: 1, role: { is: 'left out' } };
}

const concrete: Role = { is: 'ground', kind: GROUND.concrete };
const walk: Role = { is: 'ground', kind: GROUND.wallWalk };

/** The pieces that both catalogs list, by the names that this program gives them. */
export const PIECES = {
  tree: obstacle('tree'),
  bigTree: obstacle('big tree', 4),
  palm: obstacle('palm'),
  brush: obstacle('brush'),
  outcrop1: obstacle('outcrop'),
  outcrop3: obstacle('outcrop', 3),
  glacier1: obstacle('glacier'),
  glacier3: obstacle('glacier', 3),
  glacier4: obstacle('glacier', 4),
  glacier6: obstacle('glacier', 6),
  hive: obstacle('hive', 6),
  pillar: obstacle('pillar'),
  shroudshroom: obstacle('shroudshroom'),
  castleWall: obstacle('castle wall'),
  castleArch: {
    name: 'castle wall',
    shape: 'straight3',
    role: { is: 'obstacle', open: [1] },
  },
  castleDoor: obstacle('castle door', 'straight3'),
  walk1: { name: 'wall walk', shape: 1, role: walk },
  walk7: { name: 'wall walk', shape: 'walk7', role: walk },
  walk9: { name: 'wall walk', shape: 'walk9', role: walk },
  ruin2: { name: 'ruin', shape: 2, role: WALLS.ruin2 },
  ruin3: { name: 'ruin', shape: 'straight3', role: WALLS.ruin3 },
  stoneWall: { name: 'stone wall', shape: 'straight4', role: WALLS.stoneWall },
  battlement: { name: 'battlement', shape: 1, role: WALLS.battlement },
  battlementOnRight: { name: 'battlement', shape: 1, role: WALLS.battlementOnRight },
  warehouseFloor: { name: 'concrete', shape: 'warehouse6', role: concrete },
  warehouse: {
    name: 'concrete',
    shape: 'warehouse6',
    role: concrete,
    lacking: 'warehouse ruin, except for its floor',
  },
  ladder: leftOut('ladder'),
  flag: leftOut('flag'),
} as const satisfies Record<string, PieceKind>;
