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

/**
 * States of one key are alike. Built for every throw of every duel: of what is mostly 0 or absent nothing
 * is written, and whatever is written has a sign of its own.
 */
export function keyOf(state: DuelState): string {
  const { acting, figures, distance, turns, ofRound, used, tables, began, moved } = state;
  let key = `${sideKey(figures.attacker)}|${sideKey(figures.defender)}|${distance}`;
  key += acting === 'attacker' ? 'a' : 'd';
  key += phaseKey(state.phase);
  if (turns !== 0) key += `t${turns}`;
  if (ofRound !== 0) key += `r${ofRound}`;
  if (began !== 0) key += `b${began}`;
  if (moved) key += 'm';
  if (used.length > 0) key += `u${used.join('.')}`;
  if (tables.length > 0) key += `T${tables.join('.')}`;
  return key;
}

function sideKey(figures: readonly FigureState[]): string {
  let key = '';
  for (const { wounds, isFought } of figures) key += isFought ? `${wounds}f.` : `${wounds}.`;
  return key;
}

function phaseKey(phase: Phase): string {
  switch (phase.name) {
    case 'attack': {
      const { figure, way, attack, again, hurt } = phase;
      let key = `F${figure}`;
      if (way !== 0) key += `w${way}`;
      if (attack !== 0) key += `n${attack}`;
      if (again !== 0) key += `g${again}`;
      return hurt ? `${key}h` : key;
    }
    case 'tables':
      return phase.arrives ? 'C+' : 'C';
    case 'anotherTurn':
      return 'N';
    default:
      return `${PHASES[phase.name]}${phase.figure}`;
  }
}

const PHASES = { arrival: 'A', ready: 'R', end: 'E' };

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
  if (wounds === 0) return figures;
  const own = figures[side];
  const figure = own[index];
  if (!figure) return figures;
  if (wounds !== undefined) {
    const all = figure.wounds + wounds;
    const now = figure.isFought ? { wounds: all, isFought: figure.isFought } : { wounds: all };
    return withSide(figures, side, own.length === 1 ? [now] : own.with(index, now));
  }
  const [first, ...others] = own.toSpliced(index, 1);
  if (!first) return withSide(figures, side, []);
  const next = figure.isFought ? { ...first, isFought: true as const } : first;
  return withSide(figures, side, [next, ...others]);
}

function withSide(
  { attacker, defender }: Figures,
  side: Side,
  now: readonly FigureState[],
): Figures {
  return side === 'attacker' ? { attacker: now, defender } : { attacker, defender: now };
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

/** With a figure that has been hurt in the first place. */
export function hurtFirst(figures: Figures, side: Side, index: number): Figures {
  if (index === 0) return figures;
  const own = figures[side];
  const hurt = own[index] as FigureState;
  return withSide(figures, side, [hurt, ...own.toSpliced(index, 1)]);
}
