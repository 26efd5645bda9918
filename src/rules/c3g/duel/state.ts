import type { Side } from '../../../powers/figure.ts';

/** A living figure. */
export interface FigureState {
  readonly wounds: number;
  /** It is fought until it is destroyed, also when another is hurt after it. */
  readonly isFought?: true;
  /** How often each limited line has acted whose uses are the figure's own; absent: none has. */
  readonly used?: readonly number[];
}

/** Living figures in the order in which they attack: the one first that was hurt last. */
export type Figures = Readonly<Record<Side, readonly FigureState[]>>;

/** Where a duel stands between two throws. */
export interface DuelState {
  /** Whose turn it is. */
  readonly acting: Side;
  readonly figures: Figures;
  readonly distance: number;
  /** Turns that are over; 0 throughout where nobody counts them. */
  readonly turns: number;
  /** Turns of the round that are over; 0 throughout where no power asks. */
  readonly ofRound: number;
  /** How often each limited line has acted. */
  readonly used: readonly number[];
  /** What the acting side's tables of attack dice came to this turn; none: not rolled, or without any. */
  readonly tables: readonly number[];
  /** Spaces between the sides when the turn began, and whether the side has moved since. */
  readonly began: number;
  readonly moved: boolean;
  /** Wounds that the acting side has dealt to the figure fought in this turn; 0 where no power asks. */
  readonly dealt: number;
  readonly phase: Phase;
}

/** What is thrown for next. */
export type Phase =
  /** The tables of attack dice are rolled; then figures arrive, or attack. */
  | { readonly name: 'tables'; readonly arrives: boolean }
  /** A figure of the acting side comes next to the enemy. */
  | { readonly name: 'arrival'; readonly figure: number }
  /** It is rolled how often a figure attacks. */
  | { readonly name: 'ready'; readonly figure: number }
  | Attacking
  /** The acting side's turn ends: powers of a figure, then another turn. */
  | { readonly name: 'end'; readonly figure: number }
  | { readonly name: 'anotherTurn' };

export interface Attacking {
  readonly name: 'attack';
  /** Which figure of the acting side, and which attack of its turn. */
  readonly figure: number;
  /** The number of the way in which it attacks. */
  readonly way: number;
  readonly attack: number;
  /** Its powers before the attack have destroyed the figure fought: they act no more in this attack. */
  readonly isLeft: boolean;
  /** How often it has attacked again, where that has a limit. */
  readonly again: number;
  /** Whether an attack of its own has hurt it: then it is the first from now on. */
  readonly hurt: boolean;
}

/**
 * The figures of a side with more wounds on one of them, or without it: then the first of the others is
 * fought, if it was that figure.
 *
 * @param wounds more, or fewer; undefined: it is destroyed
 */
export function wounded(
  figures: readonly FigureState[],
  index: number,
  wounds: number | undefined,
): readonly FigureState[] {
  if (wounds === 0) return figures;
  const figure = figures[index];
  if (!figure) return figures;
  if (wounds !== undefined) {
    const all = figure.wounds + wounds;
    return figures.with(index, { ...figure, wounds: all });
  }
  const [first, ...others] = figures.toSpliced(index, 1);
  if (!first) return [];
  return [figure.isFought ? { ...first, isFought: true } : first, ...others];
}

const SIDES: readonly Side[] = ['attacker', 'defender'];

/** The side that has no figures left, if one has; both, if neither has. */
export function losersOf(figures: Figures): Side[] {
  return SIDES.filter((side) => figures[side].length === 0);
}

/** The place of the figure that the other side fights. */
export function foughtOf(figures: readonly FigureState[]): number {
  if (figures.length === 1) return 0;
  return Math.max(
    0,
    figures.findIndex(({ isFought }) => isFought),
  );
}

/** The figures of a side when some limited lines have acted that are one figure's own. */
export function withUses(
  figures: readonly FigureState[],
  index: number,
  lines: readonly number[],
): readonly FigureState[] {
  const figure = figures[index];
  if (!figure || lines.length === 0) return figures;
  const used = [...(figure.used ?? [])];
  for (const line of lines) used[line] = (used[line] ?? 0) + 1;
  return figures.with(index, { ...figure, used: Array.from(used, (times) => times ?? 0) });
}

/** The figures of a side when some limited lines may act anew. */
export function withFreshUses(
  figures: readonly FigureState[],
  isFresh: (line: number) => boolean,
): readonly FigureState[] {
  if (!figures.some(({ used }) => used?.some((times, i) => times > 0 && isFresh(i))))
    return figures;
  return figures.map((figure) => {
    const { used: before, ...others } = figure;
    const used = before?.map((times, i) => (isFresh(i) ? 0 : times)) ?? [];
    return used.some((times) => times > 0) ? { ...others, used } : others;
  });
}

/** With a figure that has been hurt in the first place. */
export function hurtFirst(figures: readonly FigureState[], index: number): readonly FigureState[] {
  if (index === 0) return figures;
  const hurt = figures[index] as FigureState;
  return [hurt, ...figures.toSpliced(index, 1)];
}

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
