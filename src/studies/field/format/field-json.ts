/* The types of a field's JSON, which the library exports. */

import type { CaveatJson } from '../../../experiments/index.ts';

/** A card in a field, in as many copies as the budget allows. */
export interface ContestantJson {
  readonly name: string;
  readonly copies: number;
  /** Printed points of one card; absent if it states none. */
  readonly points?: number;
  /** Titles of powers that are not modelled, or only in part. */
  readonly unmodelled: readonly string[];
  readonly partly: readonly string[];
  /** Whether the card was given by name, so that it counts despite powers that are not modelled. */
  readonly named?: true;
  /** Everything that counts in a duel: Life, dice, figures of all copies, powers. */
  readonly side: object;
}

/** A card's standing among all cards of a field. */
export interface StandingJson {
  /** From 1. */
  readonly rank: number;
  readonly name: string;
  readonly copies: number;
  /** Points of all copies; absent if the card does not state them. */
  readonly cost?: number;
  /** Mean chance to win over the counted pairs, from 0 to 1; absent if there are none. */
  readonly winShare?: number;
  /** Number of counted pairs. */
  readonly pairs: number;
  readonly beats: number;
  readonly losesTo: number;
  readonly winShareFor100Points?: number;
}

/**
 * A pair: row, column, and four chances. The first two are that the row's card wins if it has the first turn, and if
 * the other card has; the last two are the same for the other card. Or row, column, and why the pair has no odds.
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

/** Cards against each other, and the results derived from their pairs. */
export interface PlayedJson {
  readonly setting: {
    /** Spaces between the two cards at the start. */
    readonly distance: number;
    /** Whether the D20 decides who has the next turn after three turns of each side. */
    readonly rounds?: true;
    /** Both sides make the choices with the best chance to win. */
    readonly choices?: 'best';
    readonly superStrength: boolean;
    readonly states?: readonly string[];
    readonly rulings: Readonly<Record<string, boolean>>;
    /** The most points of a side. */
    readonly budget?: number;
    readonly countsUnmodelled: boolean;
  };
  /** The rows. */
  readonly cards: readonly ContestantJson[];
  /** The columns; absent if all cards fight each other. */
  readonly against?: readonly ContestantJson[];
  /** Cards that cannot take part, and why. */
  readonly absent?: readonly {
    readonly name: string;
    readonly why: 'noLife' | 'noPoints' | 'tooDear' | 'tooManyFigures';
  }[];
  /** Best first. */
  readonly ranking: readonly StandingJson[];
  /** Triples in which each card beats the next: their number, the number of all triples, and the clearest ones. */
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
    /** Number of pairs not played because of an interruption; absent if all were played. */
    readonly notPlayed?: number;
  };
  /** What the duels of counted cards leave out or assume; absent in fields of earlier programs. */
  readonly caveats?: readonly CaveatJson[];
  /** Each pair once, the row before the column, if all cards fight each other. */
  readonly pairs: readonly PairJson[];
  /**
   * Over `setting`, `cards`, `against`, `absent` and `pairs`; a file in which any of these was edited is rejected.
   * Absent in fields of the first programs.
   */
  readonly checksum?: string;
}

/** A field as stored in its file. */
export interface FieldJson extends PlayedJson {
  readonly format: 'knockback-field';
  /** The version of the format; another version has other meanings. */
  readonly version: 1;
  /** The version of the program that played it. */
  readonly program: string;
  /** The revision of the rules; absent in fields of the first programs. */
  readonly engine?: number;
  readonly title: string;
  /** The same cards with some changes. */
  readonly whatIf?: { readonly changes: readonly string[] } & PlayedJson;
}
