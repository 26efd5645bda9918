/** The state of a duel: readable data, whose JSON serves as its key when equal states are added up. */

import { type Duel, type DuelEnd, type OfSides, otherSide, type SideName } from './duel.ts';

export interface FigureLeft {
  id: number;
  wounds: number;
}

export interface SideLeft {
  /** Living figures, the most recently hurt first. */
  order: readonly FigureLeft[];
  /** The figure that the other side attacks. */
  fought: number;
}

export interface DuelState {
  acting: SideName;
  distance: number;
  attacker: SideLeft;
  defender: SideLeft;
  /** How often each limited effect has acted in its present period, if at all. */
  spent: Readonly<Record<string, number>>;
  /** Turns of this round that are over; 0 always when no effect is limited by rounds. */
  turnOfRound: number;
  attacksMade: OfSides;
  spacesDriven: OfSides;
}

const NONE: OfSides = { attacker: 0, defender: 0 };

export function startOfDuel(duel: Duel, first: SideName): DuelState {
  const fresh = (figures: number): SideLeft => ({
    order: Array.from({ length: figures }, (_, id) => ({ id, wounds: 0 })),
    fought: 0,
  });
  return {
    acting: first,
    distance: duel.distance ?? 1,
    attacker: fresh(duel.attacker.figures),
    defender: fresh(duel.defender.figures),
    spent: {},
    turnOfRound: 0,
    attacksMade: NONE,
    spacesDriven: NONE,
  };
}

export const isOver = ({ attacker, defender }: DuelState): boolean =>
  attacker.order.length === 0 || defender.order.length === 0;

export function woundsOf(state: DuelState, side: SideName, id: number): number | 'gone' {
  return state[side].order.find((figure) => figure.id === id)?.wounds ?? 'gone';
}

/**
 * Wounds to a living figure, which becomes the most recently hurt one; a destroyed figure is removed, and the next is
 * attacked.
 */
export function hurt(
  state: DuelState,
  side: SideName,
  id: number,
  { wounds, destroyed }: { wounds: number; destroyed: boolean },
): DuelState {
  const { order, fought } = state[side];
  const others = order.filter((figure) => figure.id !== id);
  const before = woundsOf(state, side, id);
  if (before === 'gone' || (wounds === 0 && !destroyed)) return state;
  const after = destroyed ? others : [{ id, wounds: before + wounds }, ...others];
  const next = destroyed && fought === id ? (others[0]?.id ?? 0) : fought;
  return { ...state, [side]: { order: after, fought: next } };
}

export function heal(state: DuelState, side: SideName, id: number, wounds: number): DuelState {
  const { order, fought } = state[side];
  const healed = order.map((figure) =>
    figure.id === id ? { ...figure, wounds: Math.max(0, figure.wounds - wounds) } : figure,
  );
  return { ...state, [side]: { order: healed, fought } };
}

/**
 * The figures of a side are interchangeable: with the figures renumbered from the first, states that differ only in
 * the numbers become equal.
 */
export function renumbered(state: DuelState): DuelState {
  const anew = ({ order, fought }: SideLeft): SideLeft => ({
    order: order.map(({ wounds }, id) => ({ id, wounds })),
    fought: Math.max(
      0,
      order.findIndex(({ id }) => id === fought),
    ),
  });
  return { ...state, attacker: anew(state.attacker), defender: anew(state.defender) };
}

export function added(counts: OfSides, side: SideName, more: number): OfSides {
  return { ...counts, [side]: counts[side] + more };
}

export function endOf(duel: Duel, state: DuelState, turns: number): DuelEnd {
  const standing = (side: SideName) => state[side].order.length > 0;
  const winner = (['attacker', 'defender'] as const).find(
    (side) => standing(side) && !standing(otherSide(side)),
  );
  const lifeOf = (side: SideName) =>
    state[side].order.reduce((sum, { wounds }) => sum + duel[side].life - wounds, 0);
  return {
    winner: winner ?? 'undecided',
    turns,
    attacksMade: state.attacksMade,
    spacesDriven: state.spacesDriven,
    lifeLeft: { attacker: lifeOf('attacker'), defender: lifeOf('defender') },
    figuresLeft: {
      attacker: state.attacker.order.length,
      defender: state.defender.order.length,
    },
  };
}
