/* The state of a duel between two throws: figures, distance, uses and phase; and how figures change. */

import type { Side } from '../../cards/index.ts';
import type { AttackRun } from '../fights/attack-run.ts';
import type { PlannedAttack } from '../fights/planned-attack.ts';

/** A living figure. */
export interface FigureState {
  readonly wounds: number;
  /** The enemy attacks this figure until it is destroyed, even if another figure is hurt later. */
  readonly isFought?: true;
  /** The current attack on several figures has already hit this figure. */
  readonly isHit?: true;
  /** The figure came back this turn, and cannot attack before the next turn. */
  readonly isBack?: true;
  /** The uses of each limited line that is counted per figure; absent if none. */
  readonly used?: readonly number[];
}

/** The living figures in the order in which they attack: the figure hurt last comes first. */
export type Figures = Readonly<Record<Side, readonly FigureState[]>>;

/** The state of a duel between two throws. */
export interface DuelState {
  /** Whose turn it is. */
  readonly acting: Side;
  readonly figures: Figures;
  readonly distance: number;
  /** The number of turns that have ended; always 0 if the number of turns is unlimited. */
  readonly turns: number;
  /**
   * The number of turns that have ended in this round; always 0 if neither the duel nor any power depends on rounds.
   */
  readonly ofRound: number;
  /** The uses of each limited line. */
  readonly used: readonly number[];
  /**
   * The acting side's rolls this turn on tables that give the number of attack dice, one roll for each table. Empty
   * before the rolls are made, or if the side has no tables.
   */
  readonly tables: readonly number[];
  /** Spaces between the sides when the turn began, and whether the acting side has moved since then. */
  readonly began: number;
  readonly moved: boolean;
  /** Wounds that the acting side has dealt its opponent this turn; 0 if no power depends on this number. */
  readonly dealt: number;
  /** Whether the acting side has attacked this opponent this turn; absent if not, or if no power depends on it. */
  readonly attacked?: true | undefined;
  readonly phase: Phase;
}

/** What is rolled or decided next. */
export type Phase =
  /** The roll for the tables of attack dice. The figures then arrive next to the enemy (`arrives`) or attack. */
  | { readonly name: 'tables'; readonly arrives: boolean }
  /** Powers of the enemy react to a figure of the acting side that comes next to it. */
  | { readonly name: 'arrival'; readonly figure: number }
  /** The D20 that decides in which ways a figure can attack. */
  | { readonly name: 'ready'; readonly figure: number }
  | Attacking
  /** The end of the acting side's turn: powers of each figure, then the roll for another turn. */
  | { readonly name: 'end'; readonly figure: number }
  | { readonly name: 'anotherTurn' }
  /** The D20 that decides which side has the first turn of the round. */
  | { readonly name: 'initiative' }
  /** The enemies strike a figure that leaves them. `to` is the distance it moves to. */
  | { readonly name: 'leave'; readonly figure: number; readonly to: number }
  | Choosing;

/** What a side must decide: the distance to move to, or how a figure attacks. */
export type Choosing =
  | { readonly name: 'move' }
  /** @see DuelContext.wayLists */
  | { readonly name: 'choose'; readonly figure: number; readonly ways: number };

/** A decision: the distance to move to, or a figure's attack, which is undefined if the figure does not attack. */
export type DuelChoice = { readonly to: number } | { readonly attack: PlannedAttack | undefined };

/** The phase in which a figure attacks. */
export interface Attacking {
  readonly name: 'attack';
  /** The index of the figure in the acting side. */
  readonly figure: number;
  /** The index of the way in which the figure attacks, and the next throw in that way. */
  readonly way: number;
  readonly run: AttackRun;
  /** Whether the figure's own attacks have hurt it, so that it moves to the front. */
  readonly hurt: boolean;
}

/**
 * Changes the wounds of a figure or removes it. If the enemy was fighting the removed figure, it fights the first
 * remaining figure next.
 *
 * @param wounds the change, which may be negative; undefined if the figure is destroyed
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

/** The sides that have no figures left. */
export function losersOf(figures: Figures): Side[] {
  return SIDES.filter((side) => figures[side].length === 0);
}

/**
 * The index of the figure that the other side attacks: the figure it is fighting or, during an attack on several
 * figures, the first figure that has not been hit.
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

/** A squad after destroyed figures have come back. It never has more than `most` figures. */
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

/** The figures at the end of a turn, when returned figures become ordinary figures. */
export function withoutBack(figures: readonly FigureState[]): readonly FigureState[] {
  if (!figures.some(({ isBack }) => isBack)) return figures;
  return figures.map(({ isBack: _, ...figure }) => figure);
}

/** Whether the figure being attacked is not the figure that the enemy is fighting. */
export function isBesideFought(figures: readonly FigureState[]): boolean {
  const fought = figures.findIndex(({ isFought }) => isFought);
  return Math.max(0, fought) !== foughtOf(figures);
}

/** How an attack marks the figures that it has hit. */
export type Marking =
  /** The attack can hit only one figure. */
  | 'none'
  /** The attacked figure has been hit, and other figures may still be hit. */
  | 'hit'
  /** The attack hits no other figure, so the marks are removed. */
  | 'over';

/** Marks a figure as hit by an attack on several figures. */
export function withHit(figures: readonly FigureState[], index: number): readonly FigureState[] {
  const figure = figures[index];
  return figure ? figures.with(index, { ...figure, isHit: true }) : figures;
}

/** The figures without the `isHit` marks that an attack on several figures leaves. */
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

/** Records uses of the limited lines that are counted per figure. */
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

/** How a duel ended, and which figures are left. */
export interface DuelEnd {
  readonly winner: Side | 'undecided';
  readonly figures: Figures;
}

/** The winners of a duel; their indices number the ends if only the winner matters. */
export const WINNERS: readonly DuelEnd['winner'][] = ['attacker', 'defender', 'undecided'];

/** What a transition adds to the counters. */
export interface Counted {
  readonly turns: number;
  readonly made: Readonly<Record<Side, number>>;
  readonly driven: Readonly<Record<Side, number>>;
}

/** A mutable state, used between one throw and the next. */
export type Draft = { -readonly [Field in keyof DuelState]: DuelState[Field] };

/** A mutable copy of a state. Every field is written out, because a literal is much faster than a spread. */
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
  /** The turn ends: powers of the acting side's figures act, starting at `figure`. */
  | { readonly is: 'end'; readonly figure: number }
  | { readonly is: 'pass'; readonly to: Side }
  /** A side's turn begins. */
  | { readonly is: 'turn'; readonly of: Side }
  /** The acting side moves to a distance. */
  | { readonly is: 'move'; readonly to: number }
  | { readonly is: 'arrive'; readonly to: number }
  | { readonly is: 'over'; readonly winner: DuelEnd['winner'] };

export const THROW: Next = { is: 'throw' };

/** A turn that has begun: by how many spaces the side came nearer, and the distance it moved to. */
export interface TurnBegun {
  readonly side: Side;
  readonly nearer: number;
  readonly distance: number;
}
