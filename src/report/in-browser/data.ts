/* The data that pages hand to their scripts: `src/report/page` writes them, this folder reads them. */

import type { SvgNode } from '../svg.ts';

/** The id of the element that holds a page's data, as JSON. */
export const DATA_ID = 'page-data';

export interface PageData {
  readonly charts: readonly PageChart[];
  /** Absent if nothing is varied. */
  readonly sweep?: PageSweep;
  /** Absent if there are no choices. */
  readonly play?: PagePlay;
  /** The game of a battle, with its ground (`WatchedGame`), as gzipped JSON in Base64. */
  readonly game?: string;
  /** The odds for all pairs of cards in a field, without and with changes to cards. */
  readonly matrices?: readonly PageMatrix[];
  /** The downloads by name, as gzipped JSON in Base64. */
  readonly files: string;
  /** The look of the charts, with CSS variables of the page as colors. */
  readonly theme: { readonly style?: object };
}

export interface PageChart {
  readonly name: string;
  /** A self-contained Vega-Lite spec, which the page also offers for download. */
  readonly spec: Readonly<Record<string, unknown>>;
  /** Whether the chart may be stretched to the width of the page. */
  readonly fluid: boolean;
  /** The width in pixels below which the chart scrolls instead of shrinking. */
  readonly least?: number;
  /** Whether the chart has too many numbers for a phone. */
  readonly isCrowded?: boolean;
  /** For several maps in one picture: the width of each map in pixels, and the number of maps. */
  readonly panels?: { readonly width: number; readonly count: number };
}

/** The combinations of a sweep, numbered so that the last field varies fastest. */
export interface PageSweep {
  readonly fields: readonly PageField[];
  /** The result of each combination, in a sentence. */
  readonly headlines: readonly string[];
  /** The combination that is shown first: the fight as written, if that is one of the combinations. */
  readonly start: number;
}

/** A varied field, for which a reader chooses a value. */
export interface PageField {
  readonly label: string;
  readonly values: readonly string[];
  /** Whether the values are names, for which a menu is better than a slider, since they have no order. */
  readonly isMenu: boolean;
}

/** The best play, for stepping through its decisions. */
export interface PagePlay {
  /** The objective as a clause: "Hawkgirl destroys Solomon Grundy". */
  readonly clause: string;
  /** The first entry is the decision at the start of the turn. */
  readonly decisions: readonly PageDecision[];
}

/** A decision and its best choice. */
export interface PageDecision {
  readonly when: string;
  readonly choice: string;
  /** The probability of reaching the objective from this decision on. */
  readonly worth: number;
  readonly sequels: readonly PageSequel[];
  /** What to draw on the board; absent if there is nothing to draw. */
  readonly stand?: PageStand;
}

/**
 * The place from which an attacker acts, and the line of Knockback, both as the middles of spaces in board coordinates.
 */
export interface PageStand {
  readonly name: string;
  readonly places: readonly PagePoint[];
  readonly line: readonly PagePoint[];
}

export type PagePoint = readonly [x: number, y: number];

/** A possible result of a choice. */
export interface PageSequel {
  readonly text: string;
  readonly probability: number;
  readonly worth: number;
  /** The index of the next decision. */
  readonly next?: number;
}

/** All pairs of cards in a field, with the strongest cards first. */
export interface PageMatrix {
  /** A title that distinguishes the field from another one. */
  readonly title: string;
  readonly rows: readonly PageCard[];
  /** The columns; absent if all cards fight each other. */
  readonly columns?: readonly PageCard[];
  /**
   * Three two-byte numbers for each cell, row by row (`src/report/in-browser/field/odds.ts`): the win share of the
   * row's card overall, with the first turn, and without it. They are gzipped and encoded in Base64.
   */
  readonly odds: string;
  /** For each cell in which it is possible that no one wins: the index of the cell, and the code for the chance. */
  readonly nobody: readonly (readonly [number, number])[];
  /** For each cell without odds: the index of the cell, and the reason. */
  readonly refused: readonly (readonly [number, string])[];
}

/** A card in a field. */
export interface PageCard {
  readonly name: string;
  /** The card's row in the field, as used by tables; absent if the card is only an opponent. */
  readonly row?: number;
  /** The rank and the mean: "Rank 3 of 42, 81.7% on average"; absent if none of the card's pairs counts. */
  readonly standing?: string;
  /** The reason why none of the card's pairs counts; absent if at least one does. */
  readonly leftOut?: string;
}

/** The ground of a board, in the form that is sent to a page. Lengths are in steps. */
export interface PageGround {
  /** The SVG view box of the whole picture. */
  readonly box: string;
  /** The spaces, with walls and numbers. */
  readonly ground: readonly SvgNode[];
  /** Things that never move, such as trees, rocks and glyphs. */
  readonly things: readonly SvgNode[];
  /** The outline of a space, relative to its middle. */
  readonly outline: string;
}
