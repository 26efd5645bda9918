/*
 * The scenario of a turn: one or several attackers against one defender, and the cards to which the attackers belong.
 */

import type { Space } from '../../board/index.ts';
import type { Scenario } from '../../rules/index.ts';
import type { C3gRulings } from '../rulings.ts';
import type { Attacker, Defender, Goal, Higher } from '../scenario.ts';
import type { Setup } from '../setup.ts';
import { figuresOf } from '../side.ts';

/** One of several figures that attack the same defender in a turn. */
export interface TurnAttacker extends Attacker {
  readonly move: number;
  readonly range: number;
  /**
   * The name of the attacker's card, if several attackers are figures of that card; absent if no other attacker is a
   * figure of that card.
   */
  readonly squad?: string;
  /** Statistics that the card lacks, so that defaults replace them. */
  readonly usual?: readonly ('move' | 'range' | 'figures')[];
  /** The spaces where the attacker begins; empty if there is no board. */
  readonly start: readonly Space[];
  /** False if the attacker attacks from where it begins. */
  readonly moves: boolean;
  /** On clear ground: the defender is within the attacker's Range, so the attacker attacks without moving. */
  readonly stays?: true;
  /** The number of the attacker's normal attacks. If absent, its powers decide. */
  readonly attacks?: number;
  /**
   * The titles of the special attacks to choose from, or false for none. If absent, the attacker makes whichever attack
   * is best.
   */
  readonly specialAttack?: readonly string[] | false;
}

/** Several attackers, or all figures of a card, that attack one defender one after another (RULES.md, section 6). */
export interface TurnScenario extends Scenario {
  readonly rules: 'c3g';
  readonly fight: 'turn';
  readonly attackers: readonly TurnAttacker[];
  readonly defender: Defender;
  /** Whether the attackers act in the order of the list, or in the best order. */
  readonly order: 'best' | 'given';
  /** False if something negates Super Strength, so that there is no Knockback. */
  readonly superStrength: boolean;
  /** Spaces between attackers and defender on clear ground; 1 if adjacent. */
  readonly distance: number;
  /** Which base is higher, on clear ground. On a board, the levels determine it. */
  readonly heightAdvantage: Higher;
  /** The switches that are on. Some powers depend on them. */
  readonly states?: readonly string[];
  /** The board without the attackers' places; absent for clear, level, endless ground. */
  readonly board?: Setup;
  /** The default objective, used if the document has no question. */
  readonly goal: Goal;
  readonly rulings: C3gRulings;
}

/** The card whose turn it is, if all attackers are figures of one card; otherwise undefined. */
export function cardInTurn({ attackers }: Pick<TurnScenario, 'attackers'>): Attacker | undefined {
  const [first, ...others] = attackers;
  if (!first || others.length === 0) return first;
  const { squad } = first;
  const isOne = squad !== undefined && others.every((one) => one.squad === squad);
  return isOne ? { ...first, name: squad } : undefined;
}

/** One attacker for each card, with the name of the card. */
export function cardsInTurn({ attackers }: Pick<TurnScenario, 'attackers'>): TurnAttacker[] {
  return attackers
    .filter(({ squad }, i) => !squad || attackers.findIndex((one) => one.squad === squad) === i)
    .map(({ squad, ...one }) => (squad === undefined ? one : { ...one, name: squad }));
}

/**
 * The figures of an attacker's card among the attackers, including itself. Several heroes with one name have a card
 * each.
 */
export function figuresOfCard(
  { attackers }: Pick<TurnScenario, 'attackers'>,
  attacker: number,
): number[] {
  return attackers.flatMap((one, i) =>
    i === attacker || isSameCard(one, attackers[attacker]) ? [i] : [],
  );
}

/** Whether two attackers are figures of one card. */
export function isSameCard(one: TurnAttacker, other: TurnAttacker | undefined): boolean {
  return one.squad !== undefined && one.squad === other?.squad && figuresOf(one) > 1;
}

/** How many places of each base include a given space. */
const PLACES_OF_A_SPACE = { single: 1, double: 6 };

/** An upper bound on the number of an attacker's places that the other attackers can take. */
export function mostTaken(attackers: readonly TurnAttacker[], attacker: number): number {
  const others = attackers.filter((_, i) => i !== attacker);
  const spaces = others.reduce((sum, { base }) => sum + (base === 'double' ? 2 : 1), 0);
  const isDouble = attackers[attacker]?.base === 'double';
  return spaces * PLACES_OF_A_SPACE[isDouble ? 'double' : 'single'];
}
