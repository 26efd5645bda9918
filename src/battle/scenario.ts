/* The checked scenario of a battle, with its rulings and policies: plain data, which the engine plays. */

import type { Space, Wall } from '../board/index.ts';
import { FIGHT_RULINGS, type FightSide, type Other } from '../fight/index.ts';
import type { Rulings, Scenario } from '../rules/index.ts';

/** The rulings for attacks and duels, and the rulings that apply only to battles. */
export const BATTLE_RULINGS = [
  ...FIGHT_RULINGS,
  {
    name: 'armiesMustFit',
    usual: true,
    text: 'Every figure of an army needs a space in its start area; otherwise figures without a space are left out.',
  },
  {
    name: 'figuresBlockSight',
    usual: false,
    text: 'Figures on the line of sight block it, like ground.',
  },
  {
    name: 'roadsLengthenPowers',
    usual: false,
    text: 'If a power gives the number of spaces of a move, the move goes 3 spaces farther on road, like a normal move.',
  },
  {
    name: 'partialPoints',
    usual: true,
    text: 'After the last round, a card counts by its share of Life and figures left; otherwise, it counts in full while a figure is left.',
  },
] as const;

export type BattleRulings = Rulings<(typeof BATTLE_RULINGS)[number]['name']>;

export const POLICY_NAMES = ['standard', 'nearest', 'random'] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

/** Whether the sides begin in their own start areas (`given`), in each other's (`switched`), or at random (`drawn`). */
export const ENDS_NAMES = ['given', 'switched', 'drawn'] as const;

/** A card of an army with all of its copies, which share order markers. */
export interface ArmyCard {
  /** One copy. Its name is unique within the army. */
  readonly card: FightSide;
  /** How many copies; 1 for uncommon heroes, whose copies are separate entries. */
  readonly copies: number;
  /** Points of one copy. */
  readonly points: number;
  /**
   * The spaces on which the card's first figures begin, figure by figure. The other figures begin in the start area.
   * Undefined if all figures begin there.
   */
  readonly at?: readonly (readonly Space[])[];
}

export interface ArmySide {
  readonly name: string;
  readonly cards: readonly ArmyCard[];
  /** The spaces of the side's start area; empty if every figure has a given place. */
  readonly start: readonly Space[];
  readonly policy: PolicyName;
}

/** The ground of a battle: checked, plain data. */
export interface BattleBoard {
  /** The name of the map; undefined if the file contains the ground itself. */
  readonly name?: string;
  /** Board text: one row per line. */
  readonly terrain: string;
  readonly others: readonly Other[];
  readonly walls: readonly Wall[];
  /** For each terrain letter, the Move that it costs to enter a space with that letter; 1 for letters not listed. */
  readonly terrainCosts: Readonly<Record<string, number>>;
  readonly lacks?: readonly string[];
}

/** Two armies on a map, played to the end. Scenarios are plain data because they are sent to worker threads. */
export interface BattleScenario extends Scenario {
  readonly rules: 'c3g';
  readonly fight: 'battle';
  readonly sides: readonly [ArmySide, ArmySide];
  readonly board: BattleBoard;
  /**
   * The names of the start areas of the first and second side, if each game draws at random whether the sides exchange
   * areas; undefined if areas are never drawn.
   */
  readonly ends?: readonly [string, string];
  /** Number of rounds after which points decide. */
  readonly rounds: number;
  /** False if Super Strength is negated, so that there is no Knockback. */
  readonly superStrength: boolean;
  /** The switches that are on. Some powers depend on switches. */
  readonly states?: readonly string[];
  readonly rulings: BattleRulings;
}
