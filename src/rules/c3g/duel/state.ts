import type { Side } from '../../../powers/figure.ts';

/** A living figure. */
export interface FigureState {
  readonly wounds: number;
  /** It is fought until it is destroyed, also when another is hurt after it. */
  readonly isFought?: true;
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
  /** How often it has attacked again, where that has a limit. */
  readonly again: number;
  /** Whether an attack of its own has hurt it: then it is the first from now on. */
  readonly hurt: boolean;
}

export function keyOf({
  acting,
  figures,
  distance,
  turns,
  ofRound,
  used,
  tables,
  began,
  moved,
  phase,
}: DuelState): string {
  const side = (all: readonly FigureState[]) =>
    all.map(({ wounds, isFought }) => (isFought ? `${wounds}f` : wounds)).join('.');
  return [
    acting === 'attacker' ? 'a' : 'd',
    side(figures.attacker),
    side(figures.defender),
    distance,
    turns,
    ofRound,
    used.join('.'),
    tables.join('.'),
    began,
    moved ? 1 : 0,
    Object.values(phase).join('.'),
  ].join('|');
}

/**
 * The figures with more wounds on one of them, or without it: then the first of the others is fought, if
 * it was that figure.
 *
 * @param wounds more, or fewer; undefined: it is destroyed
 */
export function wounded(
  figures: Figures,
  side: Side,
  index: number,
  wounds: number | undefined,
): Figures {
  const own = figures[side];
  const figure = own[index];
  if (!figure) return figures;
  if (wounds === 0) return figures;
  if (wounds !== undefined) {
    return { ...figures, [side]: own.with(index, { ...figure, wounds: figure.wounds + wounds }) };
  }
  const [first, ...others] = own.toSpliced(index, 1);
  if (!first) return { ...figures, [side]: [] };
  const next = figure.isFought ? { ...first, isFought: true as const } : first;
  return { ...figures, [side]: [next, ...others] };
}

/** The side that has no figures left, if one has; both, if neither has. */
export function losersOf(figures: Figures): Side[] {
  return (['attacker', 'defender'] as const).filter((side) => figures[side].length === 0);
}

/** The place of the figure that the other side fights. */
export function foughtOf(figures: readonly FigureState[]): number {
  return Math.max(
    0,
    figures.findIndex(({ isFought }) => isFought),
  );
}

/** With a figure that has been hurt in the first place. */
export function hurtFirst(figures: Figures, side: Side, index: number): Figures {
  if (index === 0) return figures;
  const own = figures[side];
  const hurt = own[index] as FigureState;
  return { ...figures, [side]: [hurt, ...own.toSpliced(index, 1)] };
}
