/* Fields: cards, their setting, and the outcomes of their pairs. */

import type { DuelSetting, Wins } from '../../fight/index.ts';
import { type Absentee, type Contestant, sideName } from './contestant.ts';

/** What all duels of a field have in common. */
export interface FieldSetting extends Omit<DuelSetting, 'mostTurns'> {
  /** Absent if each figure makes the attack with the most mean wounds. */
  readonly choices?: 'best';
  /**
   * The most points of a side, which has as many copies of its card as they allow, or one if it is unique. Absent for
   * one card per side.
   */
  readonly budget?: number;
  /** Whether all cards with unmodelled powers count in means, instead of only those given by name. */
  readonly countsUnmodelled: boolean;
}

/**
 * The most states that a pair may have. Larger pairs are rejected, because one would take as long as hundreds of
 * others. Among all shipped cards at 200, 300 and 500 points per side, this rejects none, 2% and 5% of the pairs; the
 * limit of a single duel would reject none, 0.5% and 4%.
 */
export const MOST_STATES_OF_PAIR = 30_000;

/** Why a pair has no odds. */
export type Refusal = 'endless' | 'tooManyStates';

/** The outcome of a pair: chances, with the row's card as the attacker, or why there are none. */
export type PairOutcome = Wins | Refusal;

/**
 * Cards that fight each other. Every pair is an exact duel, with either side having the first turn.
 */
export interface Field {
  readonly setting: FieldSetting;
  readonly rows: readonly Contestant[];
  /** The opponents of the rows; the same list if all cards fight each other. */
  readonly columns: readonly Contestant[];
  /** By row and column; if all cards fight each other, only the cells right of the diagonal exist. */
  readonly outcomes: readonly (readonly (PairOutcome | undefined)[])[];
  /** Requested cards that cannot take part. */
  readonly absent: readonly Absentee[];
}

/** Whether all cards fight each other. */
export function isSquare({ rows, columns }: Pick<Field, 'rows' | 'columns'>): boolean {
  return rows === columns;
}

/** The answer to a request: the field of the unchanged cards, and the field with some changes. */
export interface FieldResult {
  /** The request in a few words: "Heroes of 80 to 200 points". */
  readonly title: string;
  readonly field: Field;
  readonly whatIf?: {
    /** As given: `solomon-grundy.defense=5`. */
    readonly changes: readonly string[];
    /** The same cards in the same order, some of them changed. */
    readonly field: Field;
  };
}

export function rowName({ rows }: Field, row: number): string {
  const one = rows[row];
  return one ? sideName(one) : '';
}

export function columnName({ columns }: Field, column: number): string {
  const one = columns[column];
  return one ? sideName(one) : '';
}
