/* The state of a duel between two throws: figures, distance, uses and phase; and how figures change. */

import type { Side } from '../../cards/index.ts';
import type { AttackRun } from '../fights/attack-run.ts';
import type { PlannedAttack } from '../fights/planned-attack.ts';

/** A living figure. */
export interface FigureState {
  readonly wounds: number;
  /** The enemy fights it until it is destroyed, even if another is hurt later. */
  readonly isFought?: true;
  /** The current attack on several figures has already hit it. */
  readonly isHit?: true;
  /** It came back this turn, and does not attack before the next. */
  readonly isBack?: true;
  /** The uses of each limited line that is counted per figure; absent: none. */
  readonly used?: readonly number[];
}

/** Living figures in the order in which they attack: the one hurt last comes first. */
export type Figures = Readonly<Record<Side, readonly FigureState[]>>;

/** The state of a duel between two throws. */
export interface DuelState {
  /** Whose turn it is. */
  readonly acting: Side;
  readonly figures: Figures;
  readonly distance: number;
  /** Turns that have ended; always 0 if there is no limit. */
  readonly turns: number;
  /** Turns of the round that have ended; always 0 if neither the duel nor a power depends on it. */
  readonly ofRound: number;
  /** The uses of each limited line. */
  readonly used: readonly number[];
  /**
   * The results this turn of the acting side's tables of attack dice; empty: not rolled yet, or no
   * tables.
   */
  readonly tables: readonly number[];
  /** Spaces between the sides when the turn began, and whether the side has moved since. */
  readonly began: number;
  readonly moved: boolean;
  /**
   * Wounds the acting side has dealt this turn to the figure it fights; 0 if no power depends on
   * it.
   */
  readonly dealt: number;
  /** It has attacked that figure this turn; absent: no, or no power depends on it. */
  readonly attacked?: true | undefined;
  readonly phase: Phase;
}

/** What is thrown next. */
export type Phase =
  /** The tables of attack dice; then figures arrive or attack. */
  | { readonly name: 'tables'; readonly arrives: boolean }
  /** Powers of the enemy as a figure of the acting side comes next to it. */
  | { readonly name: 'arrival'; readonly figure: number }
  /** The D20 that decides in which ways a figure can attack. */
  | { readonly name: 'ready'; readonly figure: number }
  | Attacking
  /** The end of the acting side's turn: powers of a figure, then another turn. */
  | { readonly name: 'end'; readonly figure: number }
  | { readonly name: 'anotherTurn' }
  /** The D20 that decides which side has the first turn of the round. */
  | { readonly name: 'initiative' }
  /** The enemies strike a figure that leaves them, on its way to another distance. */
  | { readonly name: 'leave'; readonly figure: number; readonly to: number }
  | Choosing;

/** What a side decides: the distance it goes to, or the way in which a figure attacks. */
export type Choosing =
  | { readonly name: 'move' }
  /** @see DuelContext.wayLists */
  | { readonly name: 'choose'; readonly figure: number; readonly ways: number };

/** What a side can do: go to a distance, or let a figure attack, or not. */
export type DuelChoice = { readonly to: number } | { readonly attack: PlannedAttack | undefined };

/** The phase in which a figure attacks. */
export interface Attacking {
  readonly name: 'attack';
  /** The index of the figure in the acting side. */
  readonly figure: number;
  /** The number of the way in which it attacks, and its next throw. */
  readonly way: number;
  readonly run: AttackRun;
  /** Whether its own attacks have hurt it: it then moves to the front. */
  readonly hurt: boolean;
}

/**
 * Changes the wounds of a figure or removes it. If the removed figure was the one fought, the first
 * of the others is fought next.
 *
 * @param wounds difference, may be negative; undefined: destroyed
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

/** The sides without figures. */
export function losersOf(figures: Figures): Side[] {
  return SIDES.filter((side) => figures[side].length === 0);
}

/**
 * The index of the figure that the other side attacks: the one it fights, or while an attack on
 * several figures is made, the first that it has not hit yet.
 */
export function foughtOf(figures: readonly FigureState[]): number {
  if (figures.length === 1) return 0;
  const fought = Math.max(
    0,
    figures.findIndex(({ isFought }) => isFought),
  );
  if (!figures[fought]?.isHit) return fought;
  const next = figures.findIndex(({ isHit }) => !isHit);
  return next < 0 ? fought : next;
}

/** A squad after destroyed figures have come back, up to `most` figures in all. */
export function withReturned(
  figures: readonly FigureState[],
  returned: number,
  most: number,
): readonly FigureState[] {
  const back = Math.min(returned, most - figures.length);
  if (back <= 0 || figures.length === 0) return figures;
  return [
    ...figures,
    ...Array.from({ length: back }, () => ({ wounds: 0, isBack: true as const })),
  ];
}

/** The figures at the end of a turn: those that came back act like all others. */
export function withoutBack(figures: readonly FigureState[]): readonly FigureState[] {
  if (!figures.some(({ isBack }) => isBack)) return figures;
  return figures.map(({ isBack: _, ...figure }) => figure);
}

/** Whether the attacked figure is not the one that is fought. */
export function isBesideFought(figures: readonly FigureState[]): boolean {
  const fought = figures.findIndex(({ isFought }) => isFought);
  return Math.max(0, fought) !== foughtOf(figures);
}

/** What an attack on several figures marks on them. */
export type Marking =
  /** It hits one figure only. */
  | 'none'
  /** The figure attacked is hit, and others may be. */
  | 'hit'
  /** The attack hits no further figure. */
  | 'over';

/** Marks a figure as hit by an attack on several figures. */
export function withHit(figures: readonly FigureState[], index: number): readonly FigureState[] {
  const figure = figures[index];
  return figure ? figures.with(index, { ...figure, isHit: true }) : figures;
}

/** The figures after an attack on several of them. */
export function withoutHits(figures: readonly FigureState[]): readonly FigureState[] {
  if (!figures.some(({ isHit }) => isHit)) return figures;
  return figures.map(({ isHit: _, ...figure }) => figure);
}

/** How many figures an attack on several of them has not hit yet. */
export function unhit(figures: readonly FigureState[]): number {
  return figures.reduce((sum, { isHit }) => sum + Number(!isHit), 0);
}

/** Records uses of limited lines that are counted per figure. */
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

/** Resets the uses of limited lines that may act again. */
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

/** Moves a figure that was hurt to the front. */
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

/** The ends of a duel if only the winner matters, by number. */
export const WINNERS: readonly DuelEnd['winner'][] = ['attacker', 'defender', 'undecided'];

/** What is added to the counters. */
export interface Counted {
  readonly turns: number;
  readonly made: Readonly<Record<Side, number>>;
  readonly driven: Readonly<Record<Side, number>>;
}

/** A mutable state on its way from one throw to the next. */
export type Draft = { -readonly [Field in keyof DuelState]: DuelState[Field] };

/** A mutable copy. Every field is written out: a literal is much faster than a spread. */
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
    attacked: state.attacked,
    phase: state.phase,
  };
}

/** What comes next in a turn, until the next throw. */
export type Next =
  /** The throw of the state's phase. */
  | { readonly is: 'throw' }
  /** The figures of the acting side attack, starting at `figure`. */
  | { readonly is: 'attack'; readonly figure: number }
  /** The turn ends: powers of the figures act, starting at `figure`. */
  | { readonly is: 'end'; readonly figure: number }
  | { readonly is: 'pass'; readonly to: Side }
  /** A side's turn begins. */
  | { readonly is: 'turn'; readonly of: Side }
  /** The acting side goes to a distance; then it has arrived there. */
  | { readonly is: 'move'; readonly to: number }
  | { readonly is: 'arrive'; readonly to: number }
  | { readonly is: 'over'; readonly winner: DuelEnd['winner'] };

export const THROW: Next = { is: 'throw' };

/** A turn that has begun, with the spaces that the side has come nearer, and the distance it goes to. */
export interface TurnBegun {
  readonly side: Side;
  readonly nearer: number;
  readonly distance: number;
}
