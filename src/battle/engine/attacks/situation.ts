/* The situation of one attack, and the numbers that identify it in the keys of cached distributions. */

import type { PowerDependencies } from '../../../fight/index.ts';
import type { AsksOfBoard } from '../state/cards.ts';

/** The facts of an attack's situation on which powers can depend. One object is reused. */
export interface AttackSituation {
  isAdjacent: boolean;
  /** Whether the attacker sees the defender; true if sight does not matter to its attacks. */
  isSeen: boolean;
  /** Length of a straight line to the defender, in spaces; 1 if line length does not matter to the attacks. */
  alongLine: number;
  /** In spaces. */
  distance: number;
  /** Level of the attacker minus level of the defender. */
  above: number;
  ownWounds: number;
  enemyWounds: number;
  hasMoved: boolean;
  /** Distance between the two figures when the turn began, in spaces. */
  charged: number;
  /** Whether the attacker was engaged when the turn began, and whether the defender was. */
  ownBegan: boolean;
  enemyBegan: boolean;
  /** Whether the attacker is engaged with any figure, and whether the defender is. */
  ownEngaged: boolean;
  enemyEngaged: boolean;
  ownTerrain: string;
  enemyTerrain: string;
  /** The terrain on which the attacker began the turn; empty if it was off the board. */
  ownBeganOn: string;
  /** Whether another figure of the attacker's side is next to the defender. */
  hasHelp: boolean;
  /** Whether another figure of the defender's side is next to the attacker. */
  enemyHasHelp: boolean;
  ownFigures: number;
  enemyFigures: number;
  ownKills: number;
  enemyKills: number;
  hasAttackedBefore: boolean;
  dealt: number;
  /** How often this attack has already been repeated. */
  again: number;
  /** The numbers of the attacker's and the defender's sets of effects from other figures and glyphs (`Grants`). */
  ownGrant: number;
  enemyGrant: number;
  /** Limited lines that are used up, as bits in the order of `PairDistributions.limited`. */
  spent: number;
  /** The switches that the battle decides and has turned on, as bits: the attacker's card first. */
  switches: number;
  /** Each side's counts (`BattleCard.counted`), packed into one number in base `COUNTS`. */
  ownCounted: number;
  enemyCounted: number;
  /** The results of this turn's tables of attack dice. */
  tables: readonly number[];
}

export const newSituation = (): AttackSituation => ({
  isAdjacent: true,
  isSeen: true,
  alongLine: 1,
  distance: 1,
  above: 0,
  ownWounds: 0,
  enemyWounds: 0,
  hasMoved: false,
  charged: 1,
  ownBegan: false,
  enemyBegan: false,
  ownEngaged: false,
  enemyEngaged: false,
  ownTerrain: '',
  enemyTerrain: '',
  ownBeganOn: '',
  hasHelp: false,
  enemyHasHelp: false,
  ownFigures: 1,
  enemyFigures: 1,
  ownKills: 0,
  enemyKills: 0,
  hasAttackedBefore: false,
  dealt: 0,
  again: 0,
  ownGrant: 0,
  enemyGrant: 0,
  spent: 0,
  switches: 0,
  ownCounted: 0,
  enemyCounted: 0,
  tables: [],
});

/** The distance as powers count it: 1 only if the two figures are adjacent. */
export const distanceOf = ({ isAdjacent, distance }: AttackSituation): number =>
  isAdjacent ? 1 : Math.max(2, distance);

/**
 * The class of a difference in height. Differences of ten levels or more form a separate class (ruling `greatHeight`).
 */
export function heightClass(above: number): number {
  if (above === 0) return 0;
  return above > 0 ? (above >= 10 ? 2 : 1) : above <= -10 ? 4 : 3;
}

/** How many counts each of the two cards needs. */
interface CountsOfSides {
  readonly own: number;
  readonly enemy: number;
}

/** Counts of figures and markers are below this. */
export const COUNTS = 32;

/** Packs counts into one number in base `COUNTS`, beginning with the first count. */
export const packed = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum * COUNTS + Math.min(count, COUNTS - 1), 0);

/** Unpacks counts from a number: the inverse of `packed`. */
export function unpacked(number: number, length: number): number[] {
  const counts: number[] = [];
  for (let rest = number; counts.length < length; rest = Math.floor(rest / COUNTS))
    counts.unshift(rest % COUNTS);
  return counts;
}

/**
 * All other facts on which the powers of a pair of cards depend, as one mixed-radix number.
 *
 * @param switches how many switches both cards have
 */
export function restOfKey(
  met: AttackSituation,
  asks: PowerDependencies,
  board: AsksOfBoard,
  switches: number,
  counts: CountsOfSides,
): number {
  let key = 0;
  if (board.distance) key = key * 64 + Math.min(63, met.distance);
  if (board.terrain !== '') {
    for (const letter of [met.ownTerrain, met.enemyTerrain, met.ownBeganOn])
      key = key * 32 + (letter === '' ? 0 : 1 + board.terrain.indexOf(letter));
  }
  if (board.levels) key = key * 64 + Math.min(63, Math.abs(met.above));
  if (board.engaged) key = key * 4 + Number(met.ownEngaged) * 2 + Number(met.enemyEngaged);
  if (asks.movement) {
    key = (key * 2 + Number(met.hasMoved)) * 64 + Math.min(63, met.charged);
    key = key * 4 + Number(met.ownBegan) * 2 + Number(met.enemyBegan);
  }
  if (asks.kills) {
    key = (key * 32 + Math.min(31, met.ownFigures)) * 32 + Math.min(31, met.enemyFigures);
    key = (key * 32 + Math.min(31, met.ownKills)) * 32 + Math.min(31, met.enemyKills);
  }
  if (asks.company) key = key * 4 + Number(met.hasHelp) * 2 + Number(met.enemyHasHelp);
  if (asks.attacked) key = key * 2 + Number(met.hasAttackedBefore);
  if (asks.dealt) key = key * 32 + Math.min(31, met.dealt);
  if (asks.mostAgain > 0) key = key * 16 + Math.min(15, met.again);
  if (asks.limited.length > 0) key = key * 2 ** asks.limited.length + met.spent;
  if (switches > 0) key = key * 2 ** switches + met.switches;
  if (counts.own > 0) key = key * COUNTS ** counts.own + met.ownCounted;
  if (counts.enemy > 0) key = key * COUNTS ** counts.enemy + met.enemyCounted;
  for (const dice of met.tables) key = key * 64 + dice + 32;
  return key;
}
