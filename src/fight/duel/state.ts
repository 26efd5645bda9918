/* The state of a duel between two throws: figures, distance, uses and phase; and how figures change. */

import type { Side } from '../../cards/index.ts';
import type { AttackRun } from '../fights/attack-run.ts';
import type { PlannedAttack } from '../fights/planned-attack.ts';

/** A living figure. */
export interface FigureState {
  readonly wounds: number;
  /** The enemy fights this figure until it is destroyed, even if another is hurt later. */
  readonly isFought?: true;
  /** The current attack on several figures has already hit it. */
  readonly isHit?: true;
  /** It came back this turn, and cannot attack before the next one. */
  readonly isBack?: true;
  /** The uses of each limited line that is counted per figure; absent if none. */
  readonly used?: readonly number[];
}

/** The living figures in the order in which they attack: the one hurt last comes first. */
export type Figures = Readonly<Record<Side, readonly FigureState[]>>;

/** The state of a duel between two throws. */
export interface DuelState {
  /** Whose turn it is. */
  readonly acting: Side;
  readonly figures: Figures;
  readonly distance: number;
  /** How many turns have ended; always 0 if turns are unlimited. */
  readonly turns: number;
  /**
   * How many turns of the round have ended; always 0 if neither the duel nor a power depends on it.
   */
  readonly ofRound: number;
  /** The uses of each limited line. */
  readonly used: readonly number[];
  /**
   * The rolls, this turn, of the acting side's tables of attack dice; empty before the roll, or
   * without tables.
   */
  readonly tables: readonly number[];
  /** Spaces between the sides when the turn began, and whether the acting side has moved since. */
  readonly began: number;
  readonly moved: boolean;
  /**
   * Wounds that the acting side has dealt this turn to its opponent; 0 if no power depends on it.
   */
  readonly dealt: number;
  /**
   * Whether it has attacked that opponent this turn; absent if not, or if no power depends on it.
   */
  readonly attacked?: true | undefined;
  readonly phase: Phase;
}

/** What is thrown or decided next. */
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

/** What a side has to decide: the distance to move to, or how a figure attacks. */
export type Choosing =
  | { readonly name: 'move' }
  /** @see DuelContext.wayLists */
  | { readonly name: 'choose'; readonly figure: number; readonly ways: number };

/** A decision: the distance to move to, or the way in which a figure attacks, if it does. */
export type DuelChoice = { readonly to: number } | { readonly attack: PlannedAttack | undefined };

/** The phase in which a figure attacks. */
export interface Attacking {
  readonly name: 'attack';
  /** The index of the figure in the acting side. */
  readonly figure: number;
  /** The index of the way in which it attacks, and of the next throw of that way. */
  readonly way: number;
  readonly run: AttackRun;
  /** Whether its own attacks have hurt it, so that it moves to the front. */
  readonly hurt: boolean;
}

/**
 * Changes the wounds of a figure or removes it. If the enemy was fighting the removed figure, it
 * fights the first of the others next.
 *
 * @param wounds the difference, which may be negative; undefined if destroyed
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
 * The index of the figure that the other side attacks: the one it is fighting or, during an attack
 * on several figures, the first that has not been hit.
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

/** A squad after destroyed figures have come back, to at most `most` figures. */
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

/** The figures at the end of a turn, when returned figures become like all others. */
export function withoutBack(figures: readonly FigureState[]): readonly FigureState[] {
  if (!figures.some(({ isBack }) => isBack)) return figures;
  return figures.map(({ isBack: _, ...figure }) => figure);
}

/** Whether the attacked figure is not the one that the enemy is fighting. */
export function isBesideFought(figures: readonly FigureState[]): boolean {
  const fought = figures.findIndex(({ isFought }) => isFought);
  return Math.max(0, fought) !== foughtOf(figures);
}

/** How an attack on several figures marks them. */
export type Marking =
  /** The attack can hit only one figure. */
  | 'none'
  /** The attacked figure has been hit, and others may be. */
  | 'hit'
  /** The attack hits no further figure. */
  | 'over';

/** Marks a figure as hit by an attack on several figures. */
export function withHit(figures: readonly FigureState[], index: number): readonly FigureState[] {
  const figure = figures[index];
  return figure ? figures.with(index, { ...figure, isHit: true }) : figures;
}

/** The figures after an attack on several of them, without marks. */
export function withoutHits(figures: readonly FigureState[]): readonly FigureState[] {
  if (!figures.some(({ isHit }) => isHit)) return figures;
  return figures.map(({ isHit: _, ...figure }) => figure);
}

/** How many figures the current attack has not hit yet. */
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

/** Resets the uses of limited lines that are available again. */
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

/** How a duel can end, by number, if only the winner matters. */
export const WINNERS: readonly DuelEnd['winner'][] = ['attacker', 'defender', 'undecided'];

/** What is added to the counters. */
export interface Counted {
  readonly turns: number;
  readonly made: Readonly<Record<Side, number>>;
  readonly driven: Readonly<Record<Side, number>>;
}

/** A mutable state, used between one throw and the next. */
export type Draft = { -readonly [Field in keyof DuelState]: DuelState[Field] };

/** A mutable copy. Every field is written out because a literal is much faster than a spread. */
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

/** The next step of a turn, until the next throw. */
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
  /** The acting side moves to a distance. */
  | { readonly is: 'move'; readonly to: number }
  | { readonly is: 'arrive'; readonly to: number }
  | { readonly is: 'over'; readonly winner: DuelEnd['winner'] };

export const THROW: Next = { is: 'throw' };

/** A turn that has begun: how far the side came nearer, and the distance it moved to. */
export interface TurnBegun {
  readonly side: Side;
  readonly nearer: number;
  readonly distance: number;
}
