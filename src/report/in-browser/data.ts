/** What a report page carries for its script, as JSON in an element of this id. */
export const DATA_ID = 'page-data';

export interface PageData {
  readonly charts: readonly PageChart[];
  /** Absent where nothing was varied. */
  readonly sweep?: PageSweep;
  /** Absent where nobody chooses. */
  readonly play?: PagePlay;
  /** A game of a battle and its ground (`WatchedGame`): JSON, compressed as gzip, in base64. */
  readonly game?: string;
  /** The odds of a field's pairs: as they are, and what they would be with some changes. */
  readonly matrices?: readonly PageMatrix[];
  /** The files to be downloaded, by name: JSON, compressed as gzip, in base64. */
  readonly files: string;
  /** The look of the charts, with the page's own colours as CSS variables. */
  readonly theme: { readonly style?: object };
}

export interface PageChart {
  readonly name: string;
  /** A Vega-Lite spec that stands by itself; also what is downloaded. */
  readonly spec: Readonly<Record<string, unknown>>;
  /** Whether it may be stretched to the width of the page. */
  readonly fluid: boolean;
  /** The width, in pixels, below which it keeps its own and scrolls. */
  readonly least?: number;
  /** Drawn to scale: made larger or smaller as a whole. */
  readonly toScale?: boolean;
  /** Too many numbers for a phone. */
  readonly isCrowded?: boolean;
  /** Of several maps in one picture: the room that each takes, in pixels, and how many there are. */
  readonly panels?: { readonly width: number; readonly count: number };
}

/** The combinations of a sweep, numbered with the last field running fastest. */
export interface PageSweep {
  readonly fields: readonly PageField[];
  /** What each combination comes to, in a sentence. */
  readonly headlines: readonly string[];
  /** The combination that is shown first: the fight as its file has it, where it is among them. */
  readonly start: number;
}

/** A varied field, which a reader chooses a value of. */
export interface PageField {
  readonly label: string;
  readonly values: readonly string[];
  /** Whether its values are names, which have no order that a slider could run along. */
  readonly isMenu: boolean;
}

/** The best play, to be gone through decision by decision. */
export interface PagePlay {
  /** What is played for, as a clause: "Hawkgirl destroys Solomon Grundy". */
  readonly clause: string;
  /** The first of all first. */
  readonly decisions: readonly PageDecision[];
}

/** A moment at which somebody chooses, and what is best then. */
export interface PageDecision {
  readonly when: string;
  readonly choice: string;
  /** The chance of what is played for, from here on. */
  readonly worth: number;
  readonly sequels: readonly PageSequel[];
  /** What is drawn on the board, if there is one. */
  readonly stand?: PageStand;
}

/** Where somebody acts from, and the line of Knockback: the middles of spaces as the board has them. */
export interface PageStand {
  readonly name: string;
  readonly places: readonly PagePoint[];
  readonly line: readonly PagePoint[];
}

export type PagePoint = readonly [x: number, y: number];

/** What may come of what was chosen. */
export interface PageSequel {
  readonly text: string;
  readonly probability: number;
  readonly worth: number;
  /** The number of the decision that follows. */
  readonly next?: number;
}

/** All pairs of a field, the strongest cards first. */
export interface PageMatrix {
  /** Which of several fields it is. */
  readonly title: string;
  readonly rows: readonly PageCard[];
  /** Absent where all fight all. */
  readonly columns?: readonly PageCard[];
  /**
   * For each cell, row by row, three numbers of two bytes (`src/report/in-browser/field/odds.ts`): the win share of the
   * row's card, and that with and without the first turn; compressed as gzip, in base64.
   */
  readonly odds: string;
  /** By cell, how likely it is that nobody wins, as such a number, where that may be. */
  readonly nobody: readonly (readonly [number, number])[];
  /** By cell, why it has no odds. */
  readonly refused: readonly (readonly [number, string])[];
}

/** A card of a field. */
export interface PageCard {
  readonly name: string;
  /** Its row in the field, by which tables call it; absent of opponents that are not in the rows. */
  readonly row?: number;
  /** "Rank 3 of 42, 81.7% on average"; absent where no pair of it counts. */
  readonly standing?: string;
  /** Why none of its pairs counts. */
  readonly leftOut?: string;
}

/** The ground of a board as it is drawn: numbers and paths, fit to be sent to a page. */
export interface PageGround {
  /** Of the whole picture, as SVG writes it. */
  readonly box: string;
  /** The spaces of each paint, by the name of its variable. */
  readonly paths: readonly { readonly paint: string; readonly d: string }[];
  readonly walls: readonly Readonly<Record<'x' | 'y' | 'x2' | 'y2', string>>[];
  /** The size of the numbers. */
  readonly letters: string;
  readonly numbers: readonly { readonly n: number; readonly x: string; readonly y: string }[];
  /** What stands there and never moves: trees, rocks, glyphs; a few letters on each space. */
  readonly things: readonly {
    readonly kind: string;
    readonly text: string;
    readonly x: string;
    readonly y: string;
  }[];
  /** The sides of a space, from its middle. */
  readonly outline: string;
}
