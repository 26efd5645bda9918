/* The odds of a field's pairs, decoded from the page's data. */

import type { PageCard, PageMatrix } from '../data.ts';
import { unpacked } from '../unpacked.ts';
import { shareOfCode, textOfCode } from './odds.ts';

/** A pair from the perspective of the row's card. */
export interface PagePair {
  /** Absent if the pair has no odds. */
  readonly share?: number;
  readonly text: string;
  readonly first: string;
  readonly second: string;
  /** The chance that no one wins, if that is possible. */
  readonly nobody?: string;
  /** The reason why the pair is left out of means; absent if the pair counts. */
  readonly whyNot?: string;
}

/** The odds of a field; the strongest cards come first. */
export interface Matrix {
  readonly title: string;
  readonly rows: readonly PageCard[];
  readonly columns: readonly PageCard[];
  isMirror(row: number, column: number): boolean;
  /** Undefined if the pair has no odds. */
  shareAt(row: number, column: number): number | undefined;
  counts(row: number, column: number): boolean;
  pairAt(row: number, column: number): PagePair;
}

/** The numbers of a cell: the win share overall, with the first turn, and without. */
const NUMBERS = 3;

export function matrixOf({
  title,
  rows,
  columns: others,
  odds,
  nobody,
  refused,
}: PageMatrix): Matrix {
  const columns = others ?? rows;
  const codes = numbersIn(odds);
  const [nobodyWins, refusals] = [new Map(nobody), new Map(refused)];
  const cellAt = (row: number, column: number) => row * columns.length + column;
  const code = (cell: number, number: number) => codes[NUMBERS * cell + number] ?? 0;
  const isMirror = (row: number, column: number) => !others && row === column;
  const whyNot = (row: number, column: number): string | undefined =>
    isMirror(row, column)
      ? 'a card against itself'
      : (refusals.get(cellAt(row, column)) ?? rows[row]?.leftOut ?? columns[column]?.leftOut);
  return {
    title,
    rows,
    columns,
    isMirror,
    shareAt: (row, column) => shareOfCode(code(cellAt(row, column), 0)),
    counts: (row, column) => whyNot(row, column) === undefined,
    pairAt: (row, column) => {
      const cell = cellAt(row, column);
      const [share, why, lost] = [
        shareOfCode(code(cell, 0)),
        whyNot(row, column),
        nobodyWins.get(cell),
      ];
      return {
        ...(share !== undefined && { share }),
        text: textOfCode(code(cell, 0)),
        first: textOfCode(code(cell, 1)),
        second: textOfCode(code(cell, 2)),
        ...(lost !== undefined && { nobody: textOfCode(lost) }),
        ...(why !== undefined && { whyNot: why }),
      };
    },
  };
}

/** Decodes two-byte numbers, lower byte first, from gzipped data in Base64. */
function numbersIn(packed: string): Uint16Array {
  const bytes = unpacked(packed);
  return Uint16Array.from({ length: bytes.length / 2 }, (_, i) => {
    const [low = 0, high = 0] = bytes.subarray(2 * i, 2 * i + 2);
    return low + 256 * high;
  });
}
