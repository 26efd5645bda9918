import type { TurnContext } from './context.ts';
import { type Acting, GONE, type TurnState } from './state.ts';

/** Who can act when: in any order, or in that of the list. */
export interface TurnOrder {
  /** Attackers that can act no more once one of them has, by their bits. */
  actedWith(acted: number, attacker: number): number;
  /** Who can still act when some have. */
  remaining(state: TurnState, acted: number): number[];
  /**
   * The only attacker that still has attacks before it; undefined: there are several, or it could knock
   * back from a place that it comes to be next to later.
   */
  lastIn(state: TurnState): number | undefined;
  isOver(state: TurnState): boolean;
  /** The state once an attacker has acted. */
  ended(state: TurnState, attacker: number): TurnState;
  /** The state when nobody acts any more. */
  allEnded(state: TurnState): TurnState;
}

export function turnOrder({ scenario, traits }: TurnContext): TurnOrder {
  const { attackers, order } = scenario;
  const everybody = 2 ** attackers.length - 1;
  const actedWith = (acted: number, attacker: number) =>
    order === 'given' ? acted | (2 ** (attacker + 1) - 1) : acted | (1 << attacker);
  const remaining = ({ places }: TurnState, acted: number): number[] => {
    const all: number[] = [];
    for (let i = 0; i < places.length; i++) {
      if (((acted >> i) & 1) === 0 && places[i] !== GONE) all.push(i);
    }
    return all;
  };
  return {
    actedWith,
    remaining,
    lastIn(state) {
      const { acting, acted } = state;
      const others = remaining(state, acting ? actedWith(acted, acting.attacker) : acted);
      const last = acting?.attacker ?? others[0];
      if (last === undefined || others.length !== (acting ? 0 : 1)) return undefined;
      // Lines from where it could come to later would have to be looked at, too.
      return traits[last]?.staysAdjacent ? undefined : last;
    },
    isOver: (state) =>
      state.isDestroyed || (!state.acting && remaining(state, state.acted).length === 0),
    ended: (state, attacker) => changed(state, actedWith(state.acted, attacker), undefined),
    allEnded: (state) => changed(state, everybody, undefined),
  };
}

/** The same state with another part of the turn before it; all have the same fields in one order. */
export function changed(
  { defender, wounds, isDestroyed, places, ownWounds, hits, used, noted }: TurnState,
  acted: number,
  acting: Acting | undefined,
): TurnState {
  return { defender, wounds, isDestroyed, places, ownWounds, acted, hits, used, noted, acting };
}
