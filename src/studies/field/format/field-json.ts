import type { CaveatJson } from '../../../experiments/index.ts';

/** A card in a field, or as many of it as the budget buys. */
export interface ContestantJson {
  readonly name: string;
  readonly copies: number;
  /** Printed, of one card; absent where the card does not say. */
  readonly points?: number;
  /** Titles of powers that are not modelled, and of those that are in part. */
  readonly unmodelled: readonly string[];
  readonly partly: readonly string[];
  /** Asked for by name: it counts although it has powers that are not modelled. */
  readonly named?: true;
  /** All that counts in a duel: Life, dice, figures of all copies, powers. */
  readonly side: object;
}

/** How a card stands among all of a field. */
export interface StandingJson {
  /** From 1. */
  readonly rank: number;
  readonly name: string;
  readonly copies: number;
  /** Points of all copies; absent where the card does not say. */
  readonly cost?: number;
  /** Mean chance to win, from 0 to 1, over the pairs that count; absent where none does. */
  readonly winShare?: number;
  /** Pairs that count. */
  readonly pairs: number;
  readonly beats: number;
  readonly losesTo: number;
  readonly winShareFor100Points?: number;
}

/**
 * A pair: row, column, then the chances that the row's card wins when it begins and when the other begins,
 * and that the other wins when the row's card begins and when it begins itself; or why the pair has no odds.
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

/** Cards against each other, and what follows from it. */
export interface PlayedJson {
  readonly setting: {
    /** Spaces between the two at the start. */
    readonly distance: number;
    /** The D20 decides after three turns of each side which one has the next. */
    readonly rounds?: true;
    /** Both sides do what gives them the best chance to win. */
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
  /** The columns; absent where all fight all. */
  readonly against?: readonly ContestantJson[];
  /** Cards that cannot take part, and why. */
  readonly absent?: readonly {
    readonly name: string;
    readonly why: 'noLife' | 'noPoints' | 'tooDear' | 'tooManyFigures';
  }[];
  /** The best first. */
  readonly ranking: readonly StandingJson[];
  /** Threes of which each beats the next: how many of all threes, and the clearest. */
  readonly triangles?: {
    readonly count: number;
    readonly of: number;
    readonly worst: readonly {
      readonly cards: readonly string[];
      readonly winShares: readonly number[];
    }[];
  };
  /** Pairs that do not count in means, and of how many. */
  readonly leftOut: {
    readonly of: number;
    readonly endless: number;
    readonly tooManyStates: number;
    readonly unmodelled: number;
    /** Pairs that an interruption left out; absent where all were played. */
    readonly notPlayed?: number;
  };
  /** What the duels of cards that count leave out and take for granted; absent in fields of earlier programs. */
  readonly caveats?: readonly CaveatJson[];
  /** Where all fight all, each pair once, the row before the column. */
  readonly pairs: readonly PairJson[];
  /**
   * Of `setting`, `cards`, `against`, `absent` and `pairs`: a file in which any of these has changed is refused. Absent in
   * fields of the first programs.
   */
  readonly checksum?: string;
}

/** A field as its file holds it. */
export interface FieldJson extends PlayedJson {
  readonly format: 'knockback-field';
  /** Of the format: a file of another version has other meanings. */
  readonly version: 1;
  /** The version of the program that played it. */
  readonly program: string;
  /** The revision of the rules that it was played by; absent in fields of the first programs. */
  readonly engine?: number;
  readonly title: string;
  /** The same cards with some changes. */
  readonly whatIf?: { readonly changes: readonly string[] } & PlayedJson;
}
