/* The data that pages hand to their scripts: `src/report/page` writes it, this folder reads it. */

import type { SvgNode } from '../svg.ts';

/** The id of the element that holds a page's data, as JSON. */
export const DATA_ID = 'page-data';

export interface PageData {
  readonly charts: readonly PageChart[];
  /** Absent if nothing is varied. */
  readonly sweep?: PageSweep;
  /** Absent if there are no choices. */
  readonly play?: PagePlay;
  /** A battle's game and ground (`WatchedGame`): JSON, gzipped, in Base64. */
  readonly game?: string;
  /** The odds of a field's pairs, as they are and with changes to cards. */
  readonly matrices?: readonly PageMatrix[];
  /** Downloads by name: JSON, gzipped, in Base64. */
  readonly files: string;
  /** The look of the charts, with the page's own colours as CSS variables. */
  readonly theme: { readonly style?: object };
}

export interface PageChart {
  readonly name: string;
  /** A self-contained Vega-Lite spec, also offered for download. */
  readonly spec: Readonly<Record<string, unknown>>;
  /** Whether it may be stretched to the width of the page. */
  readonly fluid: boolean;
  /** The width in pixels below which it scrolls instead of shrinking. */
  readonly least?: number;
  /** Whether it has too many numbers for a phone. */
  readonly isCrowded?: boolean;
  /** For several maps in one picture: the width of each in pixels, and their number. */
  readonly panels?: { readonly width: number; readonly count: number };
}

/** The combinations of a sweep, numbered with the last field varying fastest. */
export interface PageSweep {
  readonly fields: readonly PageField[];
  /** The result of each combination, in a sentence. */
  readonly headlines: readonly string[];
  /** The combination shown first: the fight as written, if it is included. */
  readonly start: number;
}

/** A varied field, for which a reader chooses a value. */
export interface PageField {
  readonly label: string;
  readonly values: readonly string[];
  /** Whether its values are names, which have no order for a slider. */
  readonly isMenu: boolean;
}

/** The best play, for stepping through its decisions. */
export interface PagePlay {
  /** The objective as a clause: "Hawkgirl destroys Solomon Grundy". */
  readonly clause: string;
  /** The decision at the start comes first. */
  readonly decisions: readonly PageDecision[];
}

/** A decision and its best choice. */
export interface PageDecision {
  readonly when: string;
  readonly choice: string;
  /** The chance of reaching the objective after this decision. */
  readonly worth: number;
  readonly sequels: readonly PageSequel[];
  /** What is drawn on the board, if there is one. */
  readonly stand?: PageStand;
}

/**
 * The place from which an attacker acts, and the line of Knockback, as middles of spaces in board coordinates.
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

/** All pairs of a field, with the strongest cards first. */
export interface PageMatrix {
  /** Names the field among several. */
  readonly title: string;
  readonly rows: readonly PageCard[];
  /** Absent if all cards fight each other. */
  readonly columns?: readonly PageCard[];
  /**
   * For each cell, row by row, three two-byte numbers (`src/report/in-browser/field/odds.ts`): the win share of the
   * row's card overall, with the first turn, and without; gzipped, in Base64.
   */
  readonly odds: string;
  /** By cell, the code of the chance that no one wins, if that is possible. */
  readonly nobody: readonly (readonly [number, number])[];
  /** By cell, why it has no odds. */
  readonly refused: readonly (readonly [number, string])[];
}

/** A card of a field. */
export interface PageCard {
  readonly name: string;
  /** Its row in the field, used by tables; absent for opponents outside the rows. */
  readonly row?: number;
  /** Rank and mean: "Rank 3 of 42, 81.7% on average"; absent if none of its pairs counts. */
  readonly standing?: string;
  /** The reason why none of its pairs counts. */
  readonly leftOut?: string;
}

/** The ground of a board, ready to be sent to a page. Lengths are in steps. */
export interface PageGround {
  /** The SVG view box of the whole picture. */
  readonly box: string;
  /** The spaces with their walls and numbers. */
  readonly ground: readonly SvgNode[];
  /** Things that never move, such as trees, rocks and glyphs. */
  readonly things: readonly SvgNode[];
  /** The outline of a space, from its middle. */
  readonly outline: string;
}
