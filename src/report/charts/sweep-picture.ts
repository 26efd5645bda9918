/* What bars and heat maps of sweeps have in common: rows, words, the chosen combination, and the axes. */

import type { Layer } from './chart.ts';
import type { Quantity } from './sweep-quantity.ts';

/** One combination in a picture of a sweep. */
export type SweepPictureRow = Readonly<Record<string, string | number>>;

/** What a picture of a sweep is made from. */
export interface SweepPicture {
  readonly quantity: Quantity;
  /** The varied fields in plain words. Rows hold the values of these fields in `field0`, `field1` … */
  readonly fields: readonly string[];
  readonly rows: readonly SweepPictureRow[];
  readonly title: { readonly text: string; readonly subtitle: string };
}

/** A picture of a sweep in words: "…: from 12% (3 · 4) to 88% (6 · 2), over 72 combinations". */
export function sweepInWords(
  { quantity, fields, rows, title }: SweepPicture,
  shown: 'exact' | 'simulated',
): string {
  const ranked = rows
    .map((row) => ({ label: row.label, value: Number(row[shown]) }))
    .filter(({ value }) => Number.isFinite(value))
    .sort((a, b) => a.value - b.value);
  const [least, most] = [ranked[0], ranked.at(-1)];
  const text = (value = 0) =>
    quantity.format === '.1%' ? `${(100 * value).toFixed(1)}%` : value.toFixed(2);
  return (
    `${title.text}, by ${fields.join(' and ')}: from ${text(least?.value)} (${least?.label ?? ''}) ` +
    `to ${text(most?.value)} (${most?.label ?? ''}), over ${rows.length} combinations.`
  );
}

/** The tooltip of a combination. */
export function sweepTooltip({ quantity, fields, rows }: SweepPicture) {
  const format = quantity.format === '.1%' ? '.4%' : '.4f';
  const numbers = ['exact', 'simulated', 'low', 'high'] as const;
  const titles = { exact: 'exact', simulated: 'simulated', low: 'from', high: 'to' };
  return [
    ...fields.map((title, i) => ({ field: `field${i}`, title })),
    ...numbers
      .filter((field) => rows.some((row) => field in row))
      .map((field) => ({
        field,
        type: 'quantitative' as const,
        title: titles[field],
        format,
      })),
  ];
}

/** The parameter that holds the index of the chosen combination; null in a still picture. */
export const CHOSEN = 'chosen';

export const CHOSEN_PARAM = { name: CHOSEN, value: null };

/**
 * A frame around the chosen combination.
 *
 * @param beyond how far the frame extends on either side, in pixels
 */
export function frameOfChosen(
  encoding: object = {},
  beyond: { readonly left: number; readonly right: number } = { left: 0, right: 0 },
): Layer {
  return {
    transform: [{ filter: `datum.combination === ${CHOSEN}` }],
    mark: {
      type: 'rect',
      style: 'chosen',
      filled: false,
      strokeWidth: 3,
      ...(beyond.left > 0 && { xOffset: -beyond.left }),
      ...(beyond.right > 0 && { x2Offset: beyond.right }),
    },
    encoding,
  };
}

/** Which varied fields are on the axes of heat maps, by the index of the field. */
export interface MapAxes {
  readonly rows: number;
  readonly columns: number;
  /**
   * The field that has one map for each of its values; absent if there are only two fields, or if this field has too
   * many values.
   */
  readonly panels?: number;
  /** The fields for which only one value is shown at a time. */
  readonly rest: readonly number[];
  /** The number of combinations of the `rest` fields' values. */
  readonly others: number;
}

/** If there were more maps in one picture, they could not be compared. */
const MOST_PANELS = 24;

/** The distinct values of a field, in the order of the rows. */
export function valuesAlong({ rows }: Pick<SweepPicture, 'rows'>, field: number): string[] {
  return [...new Set(rows.map((row) => String(row[`field${field}`])))];
}

/**
 * Puts the first two fields with several values on the rows and columns. If there is a third such field, each of its
 * values gets a map of its own.
 *
 * @returns undefined if fewer than two fields have several values
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
