import type { OtherData } from '../board.ts';
import type { CardData } from '../cards.ts';
import type { Space } from '../hexes.ts';
import type { Rulings } from '../scene.ts';

/** The sides of a battle. */
export type Side = 0 | 1;

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

export interface BattleRulings extends Rulings {
  armiesMustFit: boolean;
  figuresBlockSight: boolean;
  partialPoints: boolean;
}

/**
 * A wall between two neighbouring spaces. A ruin is a wall with a height, in levels; without a height a wall is
 * endless.
 */
export interface WallData {
  readonly between: readonly [Space, Space];
  readonly height?: number;
}

/** A card as collections write it; its powers may also be written as plain fields. */
export interface BattleCardData extends CardData {
  flying?: boolean;
  /** Enemies do not strike at it as it leaves. */
  disengage?: boolean;
  lavaResistant?: boolean;
  superStrength?: boolean;
}

export interface ArmyCardData {
  readonly card: BattleCardData;
  readonly copies?: number;
  /** The points of one copy; if absent, those of the card. */
  readonly points?: number;
}

export interface BattleData {
  /** One row per line, cells separated by spaces: a level with an optional letter of terrain, `.` off the map. */
  readonly terrain: string;
  readonly walls?: readonly WallData[];
  /** Glyphs, obstacles, objects, powers; no figures. */
  readonly others?: readonly OtherData[];
  readonly starts: readonly [readonly Space[], readonly Space[]];
  /** The cost of a step onto the letter; if absent, heavy snow (s) 2, slippery ice (i) 1. */
  readonly terrainCosts?: { readonly [letter: string]: number };
  readonly armies: readonly [readonly ArmyCardData[], readonly ArmyCardData[]];
  /** Left out: 12. */
  readonly rounds?: number;
  readonly rulings?: Partial<BattleRulings>;
  /** `false`: Super Strength is negated. */
  readonly superStrength?: boolean;
  /** Switches of powers that are on. */
  readonly states?: readonly string[];
}
