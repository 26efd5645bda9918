import type { HexDirection } from '../../boards/hex.ts';
import type { Card } from '../../cards/card.ts';
import type { EffectLine } from '../../powers/effect-line.ts';
import type { SpecialAttack } from '../../powers/figure.ts';
import type { Aim } from '../plan.ts';
import type { Scenario } from '../ruleset.ts';
import type { C3gRulings } from './rulings.ts';
import type { Setup } from './setup.ts';

/**
 * A figure in the fight: its card, the wounds it already has, and how it stands. The dice that it does
 * not roll in this attack may be unknown.
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

/** What powers can ask of a figure beside its card. What is unknown is absent. */
interface Circumstances {
  /** Effects that other figures give it, such as auras. */
  readonly granted?: readonly EffectLine[];
  readonly moved?: boolean;
  readonly engaged?: boolean;
  /** How the turn began for it: `engaged`, `unengaged`, terrain letters. */
  readonly beganTurn?: readonly string[];
  /** Spaces to the target when the turn began. */
  readonly charged?: number;
  /** The terrain letter of its space; on a board, the board's. */
  readonly terrain?: string;
  readonly nextToEnemy?: boolean;
  readonly allies?: number;
  readonly kills?: number;
  /** Wounds that its side has dealt to the figure it faces in this turn. */
  readonly dealt?: number;
}

type Higher = 'attacker' | 'defender' | 'neither';

export interface C3gScenario extends Scenario {
  readonly rules: 'c3g';
  readonly attacker: Attacker;
  readonly defender: Defender;
  readonly specialAttack: boolean;
  /** Which special attack of the card's it is; absent: its normal dice. */
  readonly special?: SpecialAttack;
  /** Off where something negates or bypasses the attacker's Super Strength. */
  readonly superStrength: boolean;
  /** Whose base is higher; on a board, its levels say. */
  readonly heightAdvantage: Higher;
  /**
   * The card has special attacks, and nobody says which attack it is: the one with the highest value; or,
   * where several stand under one title, the one with the highest value of these.
   */
  readonly freeAttack?: true | string;
  /** Spaces between the two where there is no board; absent: 1, adjacent. */
  readonly distance?: number;
  /** Switches that powers ask for; absent: none is on. */
  readonly states?: readonly string[];
  /** Absent: clear, level ground without end. */
  readonly board?: Setup;
  /** How the attacker chooses among the lines that a board leaves it. */
  readonly choice: Choice;
  readonly rulings: C3gRulings;
}

export const GOAL_NAMES = ['spaces', 'wounds', 'destroy'] as const;
export type Goal = (typeof GOAL_NAMES)[number];

/** What the attacker can play for: the measure whose mean is to be large, and what decides of equals. */
export const GOALS: Readonly<Record<Goal, Aim & { readonly ofEquals: readonly Goal[] }>> = {
  spaces: { measure: 'spacesMoved', title: 'mean spaces moved', ofEquals: ['wounds', 'destroy'] },
  wounds: { measure: 'totalWounds', title: 'mean wounds in all', ofEquals: ['destroy', 'spaces'] },
  destroy: { measure: 'destroyed', title: 'chance to destroy', ofEquals: ['wounds', 'spaces'] },
};

/** How the attacker chooses among several lines. */
export type Choice = { readonly goal: Goal } | { readonly direction: HexDirection };

/** What is to be large; of a direction that was asked for, the usual goal. */
export function aimOf(choice: Choice): Aim {
  const { measure, title } = GOALS['goal' in choice ? choice.goal : 'spaces'];
  return { measure, title };
}
