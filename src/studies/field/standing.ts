/* The ranking of a field's cards by mean win share. */

import { isCounted, shareOf } from './cells.ts';
import { costOf } from './contestant.ts';
import type { Field } from './field.ts';

/** How the card in a row does against all columns with which it forms a counted pair. */
export interface Standing {
  /** The index of its row. */
  readonly row: number;
  /** From 1; cards with the same mean share a rank. */
  readonly rank: number;
  /** Mean win share. */
  readonly mean: number;
  /** The number of pairs that count. */
  readonly counted: number;
  /**
   * The columns against which the card wins more than half of all duels, and those against which it loses more than
   * half; clearest first.
   */
  readonly beats: readonly number[];
  readonly losesTo: readonly number[];
  /** Mean win share per 100 points of its side; absent if its card states no points. */
  readonly perPoints?: number;
}

/** A win share that differs from one half by at most this counts as even, since sums have rounding errors. */
export const EVEN = 1e-12;

/** Win shares are also stated per this many points. */
export const POINTS_TOLD = 100;

/** The standings of the rows by decreasing mean win share. Cards without a pair that counts are left out. */
export function standings(field: Field): Standing[] {
  const found = field.rows.flatMap((contestant, row) => {
    const { columns } = field;
    const counted = [...columns.keys()].filter((column) => isCounted(field, row, column));
    if (counted.length === 0) return [];
    const shares = new Map(counted.map((column) => [column, shareOf(field, row, column)]));
    const by = (column: number) => shares.get(column) as number;
    const mean = counted.reduce((sum, column) => sum + by(column), 0) / counted.length;
    const cost = costOf(contestant);
    return [
      {
        row,
        mean,
        counted: counted.length,
        beats: counted.filter((one) => by(one) > 0.5 + EVEN).sort((a, b) => by(b) - by(a)),
        losesTo: counted.filter((one) => by(one) < 0.5 - EVEN).sort((a, b) => by(a) - by(b)),
        ...(cost && { perPoints: (mean / cost) * POINTS_TOLD }),
      },
    ];
  });
  found.sort((a, b) => b.mean - a.mean);
  return found.map((one) => ({
    ...one,
    rank: 1 + found.findIndex(({ mean }) => isTie(mean, one.mean)),
  }));
}

const isTie = (a: number, b: number) => Math.abs(a - b) < EVEN;
