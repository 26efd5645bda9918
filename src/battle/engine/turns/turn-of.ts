/* Limits of turns: those of bonded turns and the like, and what is left of a turn. */

/** The figures and limits of a turn other than a card's own whole turn. */
export interface TurnOf {
  readonly figures: readonly number[];
  readonly only?: 'move' | 'attack';
  /** Spaces that they may move; absent: their Move. */
  readonly spaces?: number;
  readonly freely?: true;
  /** Spaces added to their Move. */
  readonly farther?: number;
  /** Number of figures that may attack; absent: all. */
  readonly attackersLeft?: number;
  /** Each figure either moves or attacks. */
  readonly either?: true;
}

/** What the figures of a turn may do in it. */
export interface MayDo {
  readonly figures: readonly number[];
  readonly move: boolean;
  readonly attack: boolean;
  /** Whether each figure either moves or attacks. */
  readonly isEither: boolean;
}
