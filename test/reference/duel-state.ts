import type { Card } from './cards.ts';
import type { Rulings, Uses } from './scene.ts';

export interface Figure {
  /** Within a turn the same figure; between turns its place in the order. */
  readonly id: number;
  readonly wounds: number;
  readonly uses: Uses;
}

/** A side in a duel (section 5). */
export interface SideState {
  /** The living figures: the most recently hurt one, those hurt earlier, those never hurt (readings 1 and 2). */
  readonly figures: readonly Figure[];
  /** The id of the figure being fought; none once all are destroyed. */
  readonly fought: number;
  /** The uses of the card, shared by its figures (reading 4). */
  readonly uses: Uses;
}

export type SideNumber = 0 | 1;

export const otherSide = (side: SideNumber): SideNumber => (side === 0 ? 1 : 0);

/** Everything that matters between two turns. */
export interface State {
  readonly sides: readonly [SideState, SideState];
  readonly distance: number;
  /** The side whose turn it is, and whether it is a further turn. */
  readonly turn: SideNumber;
  readonly further: boolean;
  /** Ordinary turns of this round that have begun; 0 where no use is limited by rounds. */
  readonly round: number;
  /** Only where they are asked for: the attacks that each side has made, and the spaces it was driven. */
  readonly counted?: Counted;
}

export interface Counted {
  readonly made: readonly [number, number];
  readonly driven: readonly [number, number];
}

/** The additional facts about a turn in progress. */
export interface Mid extends State {
  readonly began: number;
  readonly moved: boolean;
  /** Wounds that the side has dealt in this turn to the figure fought. */
  readonly dealt: number;
  /** D20 tables of attack dice, rolled for this turn (reading 15). */
  readonly tables: { readonly [effect: string]: number };
  /** For each figure, the optional powers that it declined when it chose its way to attack. */
  readonly declined: { readonly [id: string]: readonly number[] };
  /** Figures have attacked together, so no other figure of the side attacks. */
  readonly done?: true;
  /** The side has attacked the figure fought in this turn. */
  readonly attacked?: true | undefined;
}

export interface SideSetting {
  readonly card: Card;
  readonly allies: number;
}

export interface Setting {
  readonly sides: readonly [SideSetting, SideSetting];
  readonly states: ReadonlySet<string>;
  readonly rulings: Rulings;
  /** Whether any use is limited by rounds, and whether anything counts wounds of the turn. */
  readonly rounds: boolean;
  readonly counts: boolean;
  /** Whether any condition depends on which figures were attacked in the turn. */
  readonly attacked: boolean;
  /** Whether attacks and spaces are counted. */
  readonly counted: boolean;
}

/** A state with its chance; equal states are one. */
export type Law<S> = Map<string, { readonly state: S; p: number }>;

export function add<S>(model: Law<S>, state: S, p: number): void {
  if (p <= 0) return;
  const key = JSON.stringify(state);
  const known = model.get(key);
  if (known) known.p += p;
  else model.set(key, { state, p });
}

/** Lets something happen to every state of a law. */
export function follow<S, T>(model: Law<S>, happens: (state: S) => Law<T>): Law<T> {
  const after: Law<T> = new Map();
  for (const { state, p } of model.values())
    for (const result of happens(state).values()) add(after, result.state, p * result.p);
  return after;
}

export const certain = <S>(state: S): Law<S> => new Map([['', { state, p: 1 }]]);

export const isOver = (state: State): boolean =>
  state.sides.some(({ figures }) => figures.length === 0);

export const foughtOf = ({ figures, fought }: SideState): Figure | undefined =>
  figures.find(({ id }) => id === fought);

/**
 * A figure that is hurt becomes first in the order; a destroyed one leaves it, and the next is fought (reading 3).
 */
export function changed(side: SideState, figure: Figure, hurt: boolean, alive: boolean): SideState {
  const others = side.figures.filter(({ id }) => id !== figure.id);
  if (!alive) {
    const fought = side.fought === figure.id ? (others[0]?.id ?? -1) : side.fought;
    return { ...side, figures: others, fought };
  }
  const figures = hurt
    ? [figure, ...others]
    : side.figures.map((one) => (one.id === figure.id ? figure : one));
  return { ...side, figures };
}

export const withSide = (
  sides: State['sides'],
  number: SideNumber,
  side: SideState,
): State['sides'] => (number === 0 ? [side, sides[1]] : [sides[0], side]);

/** Uses in a fixed order, so that equal ones look the same; those of a period that is over are forgotten. */
export function tidy(uses: Uses, over: readonly string[] = []): Uses {
  const kept = Object.entries(uses).filter(
    ([key, used]) => used > 0 && !over.includes(key.split(' ')[0] ?? ''),
  );
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Forgets uses of periods that are over, and names figures by their places again. */
export function settle(side: SideState, over: readonly string[]): SideState {
  const fought = Math.max(
    0,
    side.figures.findIndex(({ id }) => id === side.fought),
  );
  return {
    figures: side.figures.map(({ wounds, uses }, id) => ({ id, wounds, uses: tidy(uses, over) })),
    fought,
    uses: tidy(side.uses, over),
  };
}
