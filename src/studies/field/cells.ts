/* The cells of a field's matrix: the odds of a pair, and whether it counts in means. */

import { otherSide, type Side } from '../../cards/index.ts';
import type { ByFirst, Wins } from '../../fight/index.ts';
import type { Contestant } from './contestant.ts';
import {
  type Field,
  type FieldSetting,
  isSquare,
  type PairOutcome,
  type Refusal,
} from './field.ts';

/** Why a pair is left out of means. */
export type LeftOut = Refusal | 'unmodelled' | 'notPlayed';

/** A pair from the perspective of the row's card. Shares are its win shares. */
export interface Cell {
  /**
   * The share over all duels; each side has the first turn in half of them. A duel without a winner counts as half a
   * win.
   */
  readonly share: number;
  /** The share if the row's card has the first turn, and if it does not. */
  readonly first: number;
  readonly second: number;
  /** The probability that neither side wins. */
  readonly nobody: number;
}

/** The odds of a row's card against a column's; undefined if the pair has none. */
export function cellOf(field: Field, row: number, column: number): Cell | undefined {
  const isTurned = isSquare(field) && column < row;
  const outcome = isTurned ? field.outcomes[column]?.[row] : field.outcomes[row]?.[column];
  return hasOdds(outcome) ? cellFor(outcome, isTurned ? 'defender' : 'attacker') : undefined;
}

/** The win share of the row's card; NaN if the pair has no odds. */
export function shareOf(field: Field, row: number, column: number): number {
  return cellOf(field, row, column)?.share ?? Number.NaN;
}

/**
 * Why a pair is left out of means; undefined if it counts. A card never counts against itself, but the caller must
 * check this.
 */
export function whyLeftOut(field: Field, row: number, column: number): LeftOut | undefined {
  const { rows, columns, setting } = field;
  const [a, b] = isSquare(field) && column < row ? [column, row] : [row, column];
  const outcome = field.outcomes[a]?.[b];
  if (outcome === undefined) return 'notPlayed';
  if (typeof outcome === 'string') return outcome;
  const doCount = [rows[row], columns[column]].every((one) => one && countsIn(one, setting));
  return doCount ? undefined : 'unmodelled';
}

/** Whether the powers of a card allow its pairs to count in means. */
export function countsIn(
  { unmodelled, named }: Pick<Contestant, 'unmodelled' | 'named'>,
  { countsUnmodelled }: Pick<FieldSetting, 'countsUnmodelled'>,
): boolean {
  return unmodelled.length === 0 || named === true || countsUnmodelled;
}

/** Whether a pair counts in means and rankings. */
export function isCounted(field: Field, row: number, column: number): boolean {
  const isMirror = isSquare(field) && row === column;
  return !isMirror && whyLeftOut(field, row, column) === undefined;
}

function hasOdds(outcome: PairOutcome | undefined): outcome is Wins {
  return typeof outcome === 'object';
}

function cellFor(wins: Wins, side: Side): Cell {
  const other = otherSide(side);
  const share = (by: keyof ByFirst) =>
    (1 + (wins[side] as ByFirst)[by] - (wins[other] as ByFirst)[by]) / 2;
  const [first, second] = [share(side), share(other)];
  const { attacker, defender } = wins;
  const somebody = attacker.attacker + attacker.defender + defender.attacker + defender.defender;
  return { share: (first + second) / 2, first, second, nobody: Math.max(0, 1 - somebody / 2) };
}

/**
 * A win share as a percentage. A possible win is never shown as 0%, and an uncertain one never as 100%: `<0.1%`,
 * `>99.9%`.
 */
export function shareText(share: number, decimals = 1): string {
  const step = 10 ** -decimals;
  if (share > 0 && 100 * share < step / 2) return `<${step.toFixed(decimals)}%`;
  if (share < 1 && 100 * (1 - share) < step / 2) return `>${(100 - step).toFixed(decimals)}%`;
  return `${(100 * share).toFixed(decimals)}%`;
}

/** The pairs left out of means, by reason, as row and column; each pair appears once. */
export type LeftOutPairs = Readonly<Record<LeftOut, readonly (readonly [number, number])[]>>;

export function leftOutPairs(field: Field): LeftOutPairs {
  const found: Record<LeftOut, (readonly [number, number])[]> = {
    endless: [],
    tooManyStates: [],
    unmodelled: [],
    notPlayed: [],
  };
  for (const row of field.rows.keys()) {
    for (const column of field.columns.keys()) {
      if (isSquare(field) && column <= row) continue;
      const why = whyLeftOut(field, row, column);
      if (why) found[why].push([row, column]);
    }
  }
  return found;
}

/** The number of pairs of two different cards. */
export function pairCount(field: Pick<Field, 'rows' | 'columns'>): number {
  const [rows, columns] = [field.rows.length, field.columns.length];
  return isSquare(field) ? (rows * (rows - 1)) / 2 : rows * columns;
}
