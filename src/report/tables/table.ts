/** A table of text, before anyone decides how it is drawn. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns of text, which are set to the left; the others hold numbers. */
  readonly textColumns?: number;
  /** A line below. */
  readonly note?: string;
}
