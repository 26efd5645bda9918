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
