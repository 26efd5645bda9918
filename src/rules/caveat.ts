/** Something that a number leaves out or takes for granted, which its reader is told with it: plain data. */
export interface Caveat {
  /** Which entry of the ruleset's caveats it is of: `switches`, `notModelled`. */
  readonly kind: string;
  /** The card that it is about; absent: about the fight as a whole. */
  readonly card?: string;
  /** The titles of that card's powers that it names; absent: none. */
  readonly powers?: readonly string[];
  /** In one or two sentences, the same in every output. */
  readonly text: string;
}

/** What a list of caveats is called in every output. */
export const CAVEATS_TITLE = 'Caveats';
