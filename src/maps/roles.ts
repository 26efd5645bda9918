/** Ground of one kind. */
export interface GroundKind {
  readonly name: string;
  /** Land adds a level. Water, ice and the like lie a level below land of the same layer. */
  readonly isLand: boolean;
  /** Its terrain letter, where it has one. */
  readonly letter?: string;
}

/** The side of one of a piece's hexes: its number in the shape, and a direction of `CLOCKWISE`. */
export type Side = readonly [hex: number, side: number];

/** What a piece of a map is on a board. */
export type Role =
  | { readonly is: 'ground'; readonly kind: GroundKind }
  /** Nobody can stand on its hexes; on those of `open`, numbers in the shape, one can. */
  | { readonly is: 'obstacle'; readonly open?: readonly number[] }
  /** Stands between hexes, on sides of its own that turn with it, so many levels high. */
  | { readonly is: 'wall'; readonly sides: readonly Side[]; readonly height: number }
  | { readonly is: 'glyph' }
  | { readonly is: 'figure' }
  | { readonly is: 'start' }
  /** Known, or not even that; there is nothing on a board to stand for it. */
  | { readonly is: 'left out' };

const land = (name: string, letter?: string): GroundKind => ({
  name,
  isLand: true,
  ...(letter && { letter }),
});
const liquid = (name: string, letter: string): GroundKind => ({ name, isLand: false, letter });

export const GROUND = {
  grass: land('grass'),
  rock: land('rock'),
  sand: land('sand'),
  road: land('road', 'r'),
  snow: land('snow', 's'),
  swamp: land('swamp', 'b'),
  dungeon: land('dungeon', 'd'),
  lavaField: land('lava field'),
  asphalt: land('asphalt'),
  concrete: land('concrete'),
  wallWalk: land('wall walk'),
  water: liquid('water', 'w'),
  swampWater: liquid('swamp water', 'p'),
  lava: liquid('molten lava', 'm'),
  ice: liquid('ice', 'i'),
  shadow: liquid('shadow', 'x'),
} as const satisfies Record<string, GroundKind>;

/** Directions of `CLOCKWISE` by which sides of pieces are named. */
const [E, SE, SW, W, , NE] = [0, 1, 2, 3, 4, 5] as const;

/** The two lower sides of every hex of a row. */
const below = (hexes: number): Side[] =>
  Array.from({ length: hexes }, (_, hex): Side[] => [
    [hex, SE],
    [hex, SW],
  ]).flat();

/**
 * Walls as they stand unturned. Low ones have the layer of the tile that they edge, above which they
 * are taken to rise by a level.
 */
export const WALLS = {
  ruin2: { is: 'wall', sides: [...below(2), [0, W]], height: 10 },
  ruin3: { is: 'wall', sides: [...below(3), [0, W]], height: 9 },
  stoneWall: { is: 'wall', sides: below(4), height: 2 },
  battlement: { is: 'wall', sides: [[0, NE]], height: 2 },
  /** As the map editor turns them: on the right where Virtualscape has them on the upper right. */
  battlementOnRight: { is: 'wall', sides: [[0, E]], height: 2 },
} as const satisfies Record<string, Role>;
