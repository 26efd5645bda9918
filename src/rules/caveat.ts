/** A limitation or assumption behind the numbers of a report, shown to its readers. Plain data. */
export interface Caveat {
  /** The ruleset's kind of caveat, such as `switches` or `notModelled`. */
  readonly kind: string;
  /** The card that the caveat is about; absent if the caveat is about the whole fight. */
  readonly card?: string;
  /** The titles of the card's powers that the text names; absent if none. */
  readonly powers?: readonly string[];
  /** One or two sentences, the same in every output. */
  readonly text: string;
}

/** The heading of caveats in every output. */
export const CAVEATS_TITLE = 'Caveats';
