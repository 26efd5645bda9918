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

/** Between two neighbouring spaces. A ruin is a wall with a height, in levels; without one it is endless. */
export interface WallData {
  readonly between: readonly [Space, Space];
  readonly height?: number;
}

/** A card as collections write it; what it can do may also be written as plain fields. */
export interface BattleCardData extends CardData {
  flying?: boolean;
  /** Nobody strikes at it as it leaves. */
  disengage?: boolean;
  lavaResistant?: boolean;
  superStrength?: boolean;
}

export interface ArmyCardData {
  readonly card: BattleCardData;
  readonly copies?: number;
  /** Of one copy; left out: those of the card. */
  readonly points?: number;
}

export interface BattleData {
  /** One row per line, cells separated by spaces: a level with an optional letter of terrain, `.` off the map. */
  readonly terrain: string;
  readonly walls?: readonly WallData[];
  /** Glyphs, obstacles, objects, powers; no figures. */
  readonly others?: readonly OtherData[];
  readonly starts: readonly [readonly Space[], readonly Space[]];
  /** Of a step onto the letter; left out: heavy snow (s) 2, slippery ice (i) 1. */
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
