import { type LeftOut, whyLeftOut } from './cells.ts';
import { type Field, isSquare } from './field.ts';

/** Pairs that count in no mean, by reason: rows and columns, each pair once. */
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

/** Pairs of different cards. */
export function pairCount(field: Pick<Field, 'rows' | 'columns'>): number {
  const [rows, columns] = [field.rows.length, field.columns.length];
  return isSquare(field) ? (rows * (rows - 1)) / 2 : rows * columns;
}
