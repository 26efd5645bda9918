/* The types of a field's JSON, which the library exports. */

import type { CaveatJson } from '../../../experiments/index.ts';

/** A card of a field, in as many copies as the budget allows. */
export interface ContestantJson {
  readonly name: string;
  readonly copies: number;
  /** Printed points of one copy; absent if the card states none. */
  readonly points?: number;
  /** Titles of powers that are not modelled, and of powers that are only partly modelled. */
  readonly unmodelled: readonly string[];
  readonly partly: readonly string[];
  /** Set if the card was given by name. Such a card counts even if it has powers that are not modelled. */
  readonly named?: true;
  /** All that matters in a duel: Life, dice, the figures of all copies, and powers. */
  readonly side: object;
}

/** A card's standing among all cards of a field. */
export interface StandingJson {
  /** The rank, from 1; cards with the same mean share a rank. */
  readonly rank: number;
  readonly name: string;
  readonly copies: number;
  /** Points of all copies; absent if the card does not state them. */
  readonly cost?: number;
  /** Mean win share over the counted pairs, from 0 to 1; absent if no pair counts. */
  readonly winShare?: number;
  /** Number of counted pairs. */
  readonly pairs: number;
  readonly beats: number;
  readonly losesTo: number;
  readonly winShareFor100Points?: number;
}

/**
 * A pair as a list: its row, its column, and four chances. The first two chances are that the row's card wins: if it
 * has the first turn, and if the column's card has it. The last two are that the column's card wins, in the same two
 * cases. A pair without odds has only row, column, and the reason.
 */
export type PairJson =
  | readonly [
      row: number,
      column: number,
      winsFirst: number,
      winsSecond: number,
      losesFirst: number,
      losesSecond: number,
    ]
  | readonly [row: number, column: number, why: 'endless' | 'tooManyStates'];

/** Cards that were played against each other, and results derived from their pairs. */
export interface PlayedJson {
  readonly setting: {
    /** Spaces between the two cards at the start. */
    readonly distance: number;
    /** Whether, after three turns of each side, the D20 decides who has the next turn. */
    readonly rounds?: true;
    /** Present if both sides make the choices with the highest probability to win. */
    readonly choices?: 'best';
    readonly superStrength: boolean;
    readonly states?: readonly string[];
    readonly rulings: Readonly<Record<string, boolean>>;
    /** The maximum points of a side. */
    readonly budget?: number;
    readonly countsUnmodelled: boolean;
  };
  /** The cards of the rows. */
  readonly cards: readonly ContestantJson[];
  /** The cards of the columns; absent if all cards fight each other. */
  readonly against?: readonly ContestantJson[];
  /** Cards that cannot take part, and why. */
  readonly absent?: readonly {
    readonly name: string;
    readonly why: 'noLife' | 'noPoints' | 'tooDear' | 'tooManyFigures';
  }[];
  /** Best first. */
  readonly ranking: readonly StandingJson[];
  /**
   * Triangles (triples in which each card beats the next and the last beats the first): the number of triangles, the
   * number of all triples, and the clearest triangles.
   */
  readonly triangles?: {
    readonly count: number;
    readonly of: number;
    readonly worst: readonly {
      readonly cards: readonly string[];
      readonly winShares: readonly number[];
    }[];
  };
  /** The number of all pairs, and how many do not count in means, by reason. */
  readonly leftOut: {
    readonly of: number;
    readonly endless: number;
    readonly tooManyStates: number;
    readonly unmodelled: number;
    /** The number of pairs not played because of an interruption; absent if all were played. */
    readonly notPlayed?: number;
  };
  /** What the duels of counted cards leave out or assume; absent in files from earlier versions. */
  readonly caveats?: readonly CaveatJson[];
  /** Every pair. If all cards fight each other, each pair appears once, with the lower index first. */
  readonly pairs: readonly PairJson[];
  /**
   * The checksum of `setting`, `cards`, `against`, `absent` and `pairs`. A file with a wrong checksum was edited and is
   * rejected. Absent in files from the first versions.
   */
  readonly checksum?: string;
}

/** A field as stored in its file. */
export interface FieldJson extends PlayedJson {
  readonly format: 'knockback-field';
  /** The version of the format. The same fields may mean something else in another version. */
  readonly version: 1;
  /** The version of the program that played the field. */
  readonly program: string;
  /** The revision of the rules; absent in files from the first versions. */
  readonly engine?: number;
  readonly title: string;
  /** The same cards with some changes. */
  readonly whatIf?: { readonly changes: readonly string[] } & PlayedJson;
}
