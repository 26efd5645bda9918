/* Limits on turns such as bonded turns, and what figures may still do in them. */

/** The figures and limits of a turn that is not a card's own whole turn. */
export interface TurnOf {
  readonly figures: readonly number[];
  readonly only?: 'move' | 'attack';
  /** How many spaces the figures may move; undefined if they use their Move. */
  readonly spaces?: number;
  /** Whether enemies do not strike the figures as they leave. */
  readonly freely?: true;
  /** Spaces added to the figures' Move. */
  readonly farther?: number;
  /** How many figures may attack; undefined if all may. */
  readonly attackersLeft?: number;
  /** Each figure may either move or attack, but not both. */
  readonly either?: true;
}

/** What the figures of a turn may do. */
export interface MayDo {
  readonly figures: readonly number[];
  readonly move: boolean;
  readonly attack: boolean;
  /** Whether each figure may either move or attack, but not both. */
  readonly isEither: boolean;
}
