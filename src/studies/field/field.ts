import type { DuelSetting, Wins } from '../../fight/index.ts';
import { type Absentee, type Contestant, sideName } from './contestant.ts';

/** What all duels of a field have in common. */
export interface FieldSetting extends Omit<DuelSetting, 'mostTurns'> {
  /** Absent: each figure makes the attack with the most mean wounds. */
  readonly choices?: 'best';
  /**
   * Points that each side may cost: as many copies of its card as they buy, but one of a unique card; absent: one card a
   * side.
   */
  readonly budget?: number;
  /** Whether all cards with powers that are not modelled count in means, not just those that were named. */
  readonly countsUnmodelled: boolean;
}

/**
 * A pair that can come to more states is refused: it would take as long as hundreds of others. Of all
 * shipped cards for 200, 300 and 500 points a side, this refuses none, 2% and 5% of the pairs; with the
 * limit of a single duel it would be none, 0.5% and 4%.
 */
export const MOST_STATES_OF_PAIR = 30_000;

/** Why a pair has no odds. */
export type Refusal = 'endless' | 'tooManyStates';

/** What came of a pair: chances, of which the row's card is the attacker's, or why there are none. */
export type PairOutcome = Wins | Refusal;

/** Cards that fight each other, every pair an exact duel, from both starts. */
export interface Field {
  readonly setting: FieldSetting;
  readonly rows: readonly Contestant[];
  /** Whom the rows fight: the same list where all fight all. */
  readonly columns: readonly Contestant[];
  /** By row and column; where all fight all, those left of the diagonal stand right of it alone. */
  readonly outcomes: readonly (readonly (PairOutcome | undefined)[])[];
  /** Cards that were asked for and cannot take part. */
  readonly absent: readonly Absentee[];
}

/** Whether every card fights every other one. */
export function isSquare({ rows, columns }: Pick<Field, 'rows' | 'columns'>): boolean {
  return rows === columns;
}

/** A field as it was asked for: what its cards are now, and what they would be with some changes. */
export interface FieldResult {
  /** What was asked for, in a few words: "Heroes of 80 to 200 points". */
  readonly title: string;
  readonly field: Field;
  readonly whatIf?: {
    /** As they were given: `solomon-grundy.defense=5`. */
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
