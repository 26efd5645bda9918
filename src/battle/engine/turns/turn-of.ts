/** Who takes a turn, and how, where it is not the whole of a card's own turn. */
export interface TurnOf {
  readonly figures: readonly number[];
  readonly only?: 'move' | 'attack';
  /** How far they may move; absent: their Move. */
  readonly spaces?: number;
  readonly freely?: true;
  /** Spaces farther than their Move. */
  readonly farther?: number;
  /** How many of them may attack; absent: all. */
  readonly attackersLeft?: number;
  /** A figure that moves does not attack. */
  readonly either?: true;
}

/** What the figures of a turn may do in it. */
export interface MayDo {
  readonly figures: readonly number[];
  readonly move: boolean;
  readonly attack: boolean;
  /** Whether a figure that moves makes no attack. */
  readonly isEither: boolean;
}
