import type { Side } from '../../../powers/figure.ts';
import type { DuelState, Figures } from './state.ts';

/** How a duel ended, and who is left. */
export interface DuelEnd {
  readonly winner: Side | 'undecided';
  readonly figures: Figures;
}

/** What is counted on the way. */
export interface Counted {
  readonly turns: number;
  readonly made: Readonly<Record<Side, number>>;
  readonly driven: Readonly<Record<Side, number>>;
}

/** A state on its way from one throw to the next: whoever has it may change it. */
export type Draft = { -readonly [Field in keyof DuelState]: DuelState[Field] };

/** A copy to go on from. Every field is written out: a literal is copied many times faster than spread. */
export function draftOf(state: Omit<DuelState, 'figures'>, figures: Figures): Draft {
  return {
    acting: state.acting,
    figures,
    distance: state.distance,
    turns: state.turns,
    ofRound: state.ofRound,
    used: state.used,
    tables: state.tables,
    began: state.began,
    moved: state.moved,
    dealt: state.dealt,
    phase: state.phase,
  };
}

/** What comes next in a turn, until something is thrown for. */
export type Next =
  /** What the phase of the state says is thrown for. */
  | { readonly is: 'throw' }
  /** The figures of the acting side attack, from one on. */
  | { readonly is: 'attack'; readonly figure: number }
  /** The turn ends: powers of the figures act, from one on. */
  | { readonly is: 'end'; readonly figure: number }
  | { readonly is: 'pass'; readonly to: Side }
  | { readonly is: 'over'; readonly winner: DuelEnd['winner'] };

export const THROW: Next = { is: 'throw' };
