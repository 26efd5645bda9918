/* The types of a field's JSON, which the library exports. */

import type { CaveatJson } from '../../../experiments/index.ts';

/** A card in a field, or as many copies as the budget buys. */
export interface ContestantJson {
  readonly name: string;
  readonly copies: number;
  /** Printed, for one card; absent if the card does not state them. */
  readonly points?: number;
  /** Titles of powers that are not modelled, and of those modelled in part. */
  readonly unmodelled: readonly string[];
  readonly partly: readonly string[];
  /** Given by name: it counts despite powers that are not modelled. */
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
  /** Mean chance to win over the pairs that count, from 0 to 1; absent if none does. */
  readonly winShare?: number;
  /** Pairs that count. */
  readonly pairs: number;
  readonly beats: number;
  readonly losesTo: number;
  readonly winShareFor100Points?: number;
}

/**
 * A pair: row, column, then four chances: that the row's card wins when it begins and when the other begins, and that
 * the other wins when the row's card begins and when it begins itself. Or row, column, and why the pair has no odds.
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
    /** Spaces between the two at the start. */
    readonly distance: number;
    /** After three turns of each side, the D20 decides who has the next. */
    readonly rounds?: true;
    /** Both sides make the choices with the best chance to win. */
    readonly choices?: 'best';
    readonly superStrength: boolean;
    readonly states?: readonly string[];
    readonly rulings: Readonly<Record<string, boolean>>;
    /** Points that each side may cost. */
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
  /** Triples in which each card beats the next: their number, the number of all triples, and the clearest. */
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
    /** Pairs that an interruption left out; absent if all were played. */
    readonly notPlayed?: number;
  };
  /** What duels of counting cards leave out or take for granted; absent in fields of earlier programs. */
  readonly caveats?: readonly CaveatJson[];
  /** If all cards fight each other, each pair once, the row before the column. */
  readonly pairs: readonly PairJson[];
  /**
   * Over `setting`, `cards`, `against`, `absent` and `pairs`; a file in which any of these has changed is refused.
   * Absent in fields of the first programs.
   */
  readonly checksum?: string;
}

/** A field as stored in its file. */
export interface FieldJson extends PlayedJson {
  readonly format: 'knockback-field';
  /** The format's version; other versions have other meanings. */
  readonly version: 1;
  /** The version of the program that played it. */
  readonly program: string;
  /** The revision of the rules; absent in fields of the first programs. */
  readonly engine?: number;
  readonly title: string;
  /** The same cards with some changes. */
  readonly whatIf?: { readonly changes: readonly string[] } & PlayedJson;
}
