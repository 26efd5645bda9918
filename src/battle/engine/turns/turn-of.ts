/* Limits of turns, such as bonded ones, and what is left of a turn. */

/** The figures and limits of any turn other than a card's own whole turn. */
export interface TurnOf {
  readonly figures: readonly number[];
  readonly only?: 'move' | 'attack';
  /** How many spaces they may move; if absent, their Move. */
  readonly spaces?: number;
  readonly freely?: true;
  /** Spaces added to their Move. */
  readonly farther?: number;
  /** How many figures may attack; if absent, all. */
  readonly attackersLeft?: number;
  /** Each figure may either move or attack, but not both. */
  readonly either?: true;
}

/** What the figures of a turn may do in it. */
export interface MayDo {
  readonly figures: readonly number[];
  readonly move: boolean;
  readonly attack: boolean;
  /** Whether each figure may either move or attack, but not both. */
  readonly isEither: boolean;
}
