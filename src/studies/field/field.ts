/* Fields: cards, their setting, and the outcomes of their pairs. */

import type { DuelSetting, Wins } from '../../fight/index.ts';
import { type Absentee, type Contestant, sideName } from './contestant.ts';

/** The setting that all duels of a field share. */
export interface FieldSetting extends Omit<DuelSetting, 'mostTurns'> {
  /** Absent if each figure makes the attack with the highest mean wounds. */
  readonly choices?: 'best';
  /**
   * The maximum points of a side. A side has as many copies of its card as the points allow, or one if the card is
   * unique. If absent, each side has one copy.
   */
  readonly budget?: number;
  /** Whether cards with unmodelled powers always count in means; otherwise they count only if given by name. */
  readonly countsUnmodelled: boolean;
}

/**
 * The maximum number of states of a pair. Larger pairs are rejected, because one of them would take as long as hundreds
 * of other pairs. Among all shipped cards at 200, 300 and 500 points per side, this limit rejects 0%, 2% and 5% of the
 * pairs; the limit for a single duel would reject 0%, 0.5% and 4%.
 */
export const MOST_STATES_OF_PAIR = 30_000;

/** Why a pair has no odds. */
export type Refusal = 'endless' | 'tooManyStates';

/** The outcome of a pair: the chances with the row's card as the attacker, or why there are none. */
export type PairOutcome = Wins | Refusal;

/**
 * Cards that fight each other or a list of opponents. Every pair is an exact duel, computed twice: each side has the
 * first turn once.
 */
export interface Field {
  readonly setting: FieldSetting;
  readonly rows: readonly Contestant[];
  /** The opponents of the rows; if all cards fight each other, the same list as `rows`. */
  readonly columns: readonly Contestant[];
  /** Outcomes by row and column. If all cards fight each other, only the cells on and right of the diagonal exist. */
  readonly outcomes: readonly (readonly (PairOutcome | undefined)[])[];
  /** Requested cards that cannot take part. */
  readonly absent: readonly Absentee[];
}

/** Whether all cards fight each other. */
export function isSquare({ rows, columns }: Pick<Field, 'rows' | 'columns'>): boolean {
  return rows === columns;
}

/** The answer to a request: the field of the unchanged cards and, if there are changes, the field with the changes. */
export interface FieldResult {
  /** The request in a few words: "Heroes of 80 to 200 points". */
  readonly title: string;
  readonly field: Field;
  readonly whatIf?: {
    /** The changes as given: `solomon-grundy.defense=5`. */
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
