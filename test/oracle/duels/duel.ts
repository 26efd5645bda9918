/**
 * A question about a duel: two sides and how they begin. Plain data in the words of RULES.md, section 5, and
 * POWERS.md.
 */

import type { Effect, Scale, When } from '../powers/fight.ts';

export type SideName = 'attacker' | 'defender';

export type Period = 'turn' | 'round' | 'game';

export interface DuelSpecialAttack {
  range: number;
  /** Left out: the attack dice of the card. */
  dice?: number;
  /** How many such attacks a figure makes; 1 when left out. */
  times?: number;
  againWhen?: When;
  effects?: readonly DuelEffect[];
  /** In addition to the normal attacks, after them. */
  beside?: boolean;
}

export interface DuelEffect extends Omit<Effect, 'per' | 'limited' | 'attacks'> {
  /** A period with `uses`, a scale otherwise. */
  per?: Scale | Period;
  uses?: number;
  attacks?: number | readonly DuelEffect[];
  specialAttack?: DuelSpecialAttack;
  /** On clear, level ground these change nothing. */
  flying?: true;
  lavaResistant?: true;
}

export interface DuelPower {
  name: string;
  effects: readonly DuelEffect[];
}

export interface FightSide {
  name: string;
  /** Of each figure. */
  life: number;
  /** 1 for a hero, 2 and more for a squad. */
  figures: number;
  attack: number;
  defense: number;
  move: number;
  range: number;
  /** On clear, level ground height and base change nothing. */
  height?: number;
  base?: string;
  powers?: readonly DuelPower[];
  size?: string;
  /** Left out: `hero`, or `squad` for several figures. */
  type?: string;
  species?: string;
  class?: string;
  personality?: string;
  general?: string;
  unique?: string;
  allies?: number;
  /** Before the duel; 0 when left out. */
  kills?: number;
  /**
   * Whether it makes its special attack whenever the enemy is in its range; if absent, the attack with more mean
   * wounds.
   */
  specialAttack?: boolean;
}

export interface FightRulings {
  /** Default true. False: Super Strength causes no Knockback. */
  knockback?: boolean;
  /** Default true. */
  squadsCloseRanks?: boolean;
  /** Default true. */
  automaticShieldsNeedARoll?: boolean;
  /** Default true. */
  destroyedFiguresStay?: boolean;
}

export interface Duel {
  attacker: FightSide;
  defender: FightSide;
  /** Default `toss`. */
  first?: SideName | 'toss';
  /** In spaces; 1 = adjacent, the default. */
  distance?: number;
  mostTurns?: number;
  states?: readonly string[];
  rulings?: FightRulings;
}

export type OfSides = Readonly<Record<SideName, number>>;

export interface DuelEnd {
  winner: SideName | 'undecided';
  /** The turns of both sides together, including the last one and additional ones. */
  turns: number;
  /** `attacks` is the sum of the two. */
  attacksMade: OfSides;
  spacesDriven: OfSides;
  lifeLeft: OfSides;
  figuresLeft: OfSides;
}

export const otherSide = (side: SideName): SideName =>
  side === 'attacker' ? 'defender' : 'attacker';

/** Turns of both sides in a round: three order markers each. */
export const TURNS_IN_A_ROUND = 6;
