import type { Quantity } from './sweep-quantity.ts';

/** What a picture of a sweep shows of one combination. */
export type SweepRow = Readonly<Record<string, string | number>>;

/** What a picture of a sweep is made from. */
export interface SweepPicture {
  readonly quantity: Quantity;
  /** The varied fields in plain words; their values stand in `field0`, `field1` … of the rows. */
  readonly fields: readonly string[];
  readonly rows: readonly SweepRow[];
  readonly title: { readonly text: string; readonly subtitle: string };
}

/** "…: from 12% (3 · 4) to 88% (6 · 2), over 72 combinations": what a picture of a sweep shows. */
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

/** What a reader sees who points at a combination. */
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
