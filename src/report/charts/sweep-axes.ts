import type { SweepPicture } from './sweep-picture.ts';

/** Which varied field is where on heat maps; fields by their numbers. */
export interface MapAxes {
  readonly rows: number;
  readonly columns: number;
  /** A map for each of its values; absent where two fields are all, or it has too many values. */
  readonly panels?: number;
  /** What only one value at a time is shown of. */
  readonly rest: readonly number[];
  /** How many combinations of the rest there are. */
  readonly others: number;
}

/** More maps than these in one picture cannot be compared. */
const MOST_PANELS = 24;

/** The different values of a field, in their order. */
export function valuesAlong({ rows }: Pick<SweepPicture, 'rows'>, field: number): string[] {
  return [...new Set(rows.map((row) => String(row[`field${field}`])))];
}

/**
 * The first two fields of several values are rows and columns, the third is a map for each value.
 *
 * @returns undefined where fewer than two fields have several values
 */
export function mapAxes(picture: Pick<SweepPicture, 'rows' | 'fields'>): MapAxes | undefined {
  const counts = picture.fields.map((_, i) => valuesAlong(picture, i).length);
  const several = counts.flatMap((count, i) => (count > 1 ? [i] : []));
  const [rows, columns, third, ...after] = several;
  if (rows === undefined || columns === undefined) return undefined;
  const hasPanels = third !== undefined && (counts[third] ?? 0) <= MOST_PANELS;
  const rest = third === undefined ? [] : hasPanels ? after : [third, ...after];
  return {
    rows,
    columns,
    ...(hasPanels && { panels: third }),
    rest,
    others: rest.reduce((product, field) => product * (counts[field] ?? 1), 1),
  };
}
