/* Paints: names for the colors of a board's ground, by terrain and height. Palettes give the actual colors. */

import {
  isTerrainLetter,
  type SpaceGround,
  TERRAIN_KINDS,
  TERRAIN_LETTERS,
  type Terrain,
} from './terrain.ts';

/** Paints for the levels of a board, from the lowest to the highest. */
export const HEIGHTS = [
  'height0',
  'height1',
  'height2',
  'height3',
  'height4',
  'height5',
  'height6',
  'height7',
] as const;

/** All paints of a board's ground. */
export const GROUND_PAINTS = [
  ...HEIGHTS,
  ...TERRAIN_LETTERS.map((letter) => TERRAIN_KINDS[letter].paint),
  'blocking' as const,
] as const;
export type GroundPaint = (typeof GROUND_PAINTS)[number];

/** The lowest and the highest level of a board. Blocking terrain has no level. */
export interface Levels {
  readonly lowest: number;
  readonly highest: number;
}

export function levelsOf({ rows }: Terrain): Levels {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const row of rows) {
    for (const ground of row) {
      if (!ground || ground.blocking) continue;
      lowest = Math.min(lowest, ground.level);
      highest = Math.max(highest, ground.level);
    }
  }
  return { lowest, highest };
}

/** The paint of a space. Each kind of terrain has its own paint; the paint of other ground depends on its height. */
export function paintOf(ground: SpaceGround, { lowest, highest }: Levels): GroundPaint {
  if (ground.blocking) return 'blocking';
  if (ground.letter && isTerrainLetter(ground.letter)) return TERRAIN_KINDS[ground.letter].paint;
  const share = highest > lowest ? (ground.level - lowest) / (highest - lowest) : 0;
  return HEIGHTS[Math.round(share * (HEIGHTS.length - 1))] ?? HEIGHTS[0];
}
