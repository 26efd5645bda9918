/* The scenario of one attack under the C3G rules, on which all other fights of this module build. */

import type { HexDirection } from '../board/index.ts';
import type { Card, EffectLine, SpecialAttack } from '../cards/index.ts';
import type { Aim, Scenario } from '../rules/index.ts';
import type { FriendNear } from './friends.ts';
import type { C3gRulings } from './rulings.ts';
import type { Setup } from './setup.ts';

/**
 * A figure in the fight: its card, the wounds it already has, and its circumstances. Dice that it
 * does not roll in this attack may be unknown.
 */
export interface Fighter extends Omit<Card, 'attack' | 'defense'>, Circumstances {
  readonly attack?: number;
  readonly defense?: number;
  readonly wounds: number;
}

export interface Attacker extends Fighter {
  readonly attack: number;
}

export interface Defender extends Fighter {
  readonly defense: number;
}

/** Circumstances other than the card that powers may depend on. Absent: unknown. */
interface Circumstances {
  /** Effects that other figures give it, such as auras. */
  readonly granted?: readonly EffectLine[];
  /** Friends near it; what they give is already in `granted`. */
  readonly near?: readonly FriendNear[];
  readonly moved?: boolean;
  readonly engaged?: boolean;
  /**
   * The figure's circumstances at the start of the turn: `engaged`, `unengaged`, terrain letters.
   */
  readonly beganTurn?: readonly string[];
  /** Spaces to the target at the start of the turn. */
  readonly charged?: number;
  /** The terrain letter of its space; on a board, the board's is used. */
  readonly terrain?: string;
  readonly nextToEnemy?: boolean;
  readonly allies?: number;
  readonly kills?: number;
  /** Whether its side has already attacked the figure it faces this turn. */
  readonly attackedBefore?: boolean;
  /** Wounds its side has dealt this turn to the figure it faces. */
  readonly dealt?: number;
}

/** The side whose base is higher. */
export type Higher = 'attacker' | 'defender' | 'neither';

/** One attack by the C3G rules (RULES.md, sections 1 and 2). */
export interface C3gScenario extends Scenario {
  readonly rules: 'c3g';
  readonly attacker: Attacker;
  readonly defender: Defender;
  readonly specialAttack: boolean;
  /** The card's special attack being made; absent: its normal dice. */
  readonly special?: SpecialAttack;
  /** Skulls of an attack roll shared by several attacks; absent: this attack rolls. */
  readonly rolled?: number;
  /** False if something negates or bypasses the attacker's Super Strength. */
  readonly superStrength: boolean;
  /** Whose base is higher; on a board its levels decide. */
  readonly heightAdvantage: Higher;
  /** How many levels higher, without a board; absent: unknown. */
  readonly levels?: number;
  /**
   * The card has special attacks and the scenario does not say which attack to make: the one with
   * the highest value. Titles restrict the choice to the special attacks with these titles.
   */
  readonly freeAttack?: true | readonly string[];
  /** Spaces between the two without a board; absent: 1, adjacent. */
  readonly distance?: number;
  /** Switches that are on, for powers that depend on them; absent: none. */
  readonly states?: readonly string[];
  /** Absent: clear, level ground without end. */
  readonly board?: Setup;
  /** How the attacker chooses among the lines of Knockback. */
  readonly choice: Choice;
  readonly rulings: C3gRulings;
}

export const GOAL_NAMES = ['spaces', 'wounds', 'destroy'] as const;
export type Goal = (typeof GOAL_NAMES)[number];

/** The attacker's objectives: the measure whose mean is maximised, and the tie-breakers. */
export const GOALS: Readonly<Record<Goal, Aim & { readonly ofEquals: readonly Goal[] }>> = {
  spaces: { measure: 'spacesMoved', title: 'mean spaces moved', ofEquals: ['wounds', 'destroy'] },
  wounds: { measure: 'totalWounds', title: 'mean wounds in all', ofEquals: ['destroy', 'spaces'] },
  destroy: { measure: 'destroyed', title: 'chance to destroy', ofEquals: ['wounds', 'spaces'] },
};

/** How the attacker chooses among several lines. */
export type Choice = { readonly goal: Goal } | { readonly direction: HexDirection };

/** The measure to maximise; with a given direction, that of the default goal. */
export function aimOf(choice: Choice): Aim {
  const { measure, title } = GOALS['goal' in choice ? choice.goal : 'spaces'];
  return { measure, title };
}
