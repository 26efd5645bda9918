/* The scenario of one attack under the C3G rules. All other kinds of fights in this module build on this scenario. */

import type { HexDirection } from '../board/index.ts';
import type { Card, EffectLine, SpecialAttack } from '../cards/index.ts';
import type { Aim, Scenario } from '../rules/index.ts';
import type { FriendNear } from './friends.ts';
import type { C3gRulings } from './rulings.ts';
import type { Setup } from './setup.ts';

/**
 * A figure in the fight: its card, the wounds it already has, and its circumstances. Dice that it
 * does not roll in this attack may be absent.
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

/** Circumstances of a figure that powers may depend on; unknown if absent. */
interface Circumstances {
  /** Effects that other figures give this figure, such as auras. */
  readonly granted?: readonly EffectLine[];
  /** Friends near this figure. Their effects are already in `granted`. */
  readonly near?: readonly FriendNear[];
  readonly moved?: boolean;
  readonly engaged?: boolean;
  /** The figure's circumstances when the turn began: `engaged`, `unengaged`, terrain letters. */
  readonly beganTurn?: readonly string[];
  /** Spaces to the target when the turn began. */
  readonly charged?: number;
  /** The terrain letter of the figure's space. On a board, the board determines it. */
  readonly terrain?: string;
  readonly nextToEnemy?: boolean;
  readonly allies?: number;
  readonly kills?: number;
  /** Whether the figure's side has already attacked the opponent this turn. */
  readonly attackedBefore?: boolean;
  /** Wounds that the figure's side has dealt the opponent this turn. */
  readonly dealt?: number;
  /** Counts from a battle, for the figure's powers whose amounts depend on counts. */
  readonly counted?: readonly number[];
}

/** The side whose base is higher. */
export type Higher = 'attacker' | 'defender' | 'neither';

/** One attack by the C3G rules (RULES.md, sections 1 and 2). */
export interface C3gScenario extends Scenario {
  readonly rules: 'c3g';
  readonly attacker: Attacker;
  readonly defender: Defender;
  readonly specialAttack: boolean;
  /** The special attack that is made; absent for the normal dice. */
  readonly special?: SpecialAttack;
  /** Skulls from an attack roll that several attacks share; absent if this attack has its own roll. */
  readonly rolled?: number;
  /** False if something negates or bypasses the attacker's Super Strength. */
  readonly superStrength: boolean;
  /** Which base is higher. On a board, the levels determine it. */
  readonly heightAdvantage: Higher;
  /** By how many levels the higher base is higher, if there is no board; absent if unknown. */
  readonly levels?: number;
  /**
   * Set if the card has special attacks and the scenario does not select an attack: then the most valuable attack is
   * made. Titles restrict the choice to special attacks with these titles.
   */
  readonly freeAttack?: true | readonly string[];
  /** Spaces between the two fighters if there is no board; 1 (adjacent) if absent. */
  readonly distance?: number;
  /** The switches that are on. Some powers depend on them. */
  readonly states?: readonly string[];
  /** Absent for clear, level, endless ground. */
  readonly board?: Setup;
  /** How the attacker chooses among the lines of Knockback. */
  readonly choice: Choice;
  readonly rulings: C3gRulings;
}

export const GOAL_NAMES = ['spaces', 'wounds', 'destroy'] as const;
export type Goal = (typeof GOAL_NAMES)[number];

/** The attacker's goals: the measure whose mean is maximized, and the tie-breakers. */
export const GOALS: Readonly<Record<Goal, Aim & { readonly ofEquals: readonly Goal[] }>> = {
  spaces: { measure: 'spacesMoved', title: 'mean spaces moved', ofEquals: ['wounds', 'destroy'] },
  wounds: { measure: 'totalWounds', title: 'mean wounds in all', ofEquals: ['destroy', 'spaces'] },
  destroy: { measure: 'destroyed', title: 'chance to destroy', ofEquals: ['wounds', 'spaces'] },
};

/** How the attacker chooses among several lines of Knockback. */
export type Choice = { readonly goal: Goal } | { readonly direction: HexDirection };

/** The measure to maximize; if a direction is given, the measure of the default goal. */
export function aimOf(choice: Choice): Aim {
  const { measure, title } = GOALS['goal' in choice ? choice.goal : 'spaces'];
  return { measure, title };
}
