/** A limitation or assumption behind a number, shown to its reader: plain data. */
export interface Caveat {
  /** The entry of the ruleset's caveats that it belongs to: `switches`, `notModelled`. */
  readonly kind: string;
  /** The card it is about; absent for the fight as a whole. */
  readonly card?: string;
  /** The titles of the card's powers that the text names; absent if none. */
  readonly powers?: readonly string[];
  /** One or two sentences, the same in every output. */
  readonly text: string;
}

/** The heading of caveats in every output. */
export const CAVEATS_TITLE = 'Caveats';
