/*
 * How throws in a turn change its state: attacks, falls, and hits on figures and objects in the
 * way.
 */

import type { ThrowOutcome } from '../combat/throw-outcome.ts';
import type { TurnContext } from './context.ts';
import type { Harm } from './notes.ts';
import { type Blocker, GONE, type TurnState } from './state.ts';

/**
 * Applies the outcome of a throw to the state: wounds of the attacker and the defender, destruction, and the defender's
 * place.
 *
 * @param defender the number of the defender's new place
 * @param noted the new values of the notes
 */
export function exchanged(
  state: TurnState,
  attacker: number,
  { ownWounds: more, enemyWounds, ownDestroyed, enemyDestroyed, used: acted }: ThrowOutcome,
  defender: number,
  noted: readonly number[],
): TurnState {
  const { places, ownWounds, used } = state;
  return {
    defender,
    wounds: state.wounds + enemyWounds,
    isDestroyed: enemyDestroyed,
    places: ownDestroyed ? places.with(attacker, GONE) : places,
    ownWounds:
      more === 0 ? ownWounds : ownWounds.with(attacker, (ownWounds[attacker] as number) + more),
    acted: state.acted,
    hits: state.hits,
    attacked: state.attacked,
    tables: state.tables,
    used: acted.length === 0 ? used : used.map((times, i) => times + Number(acted.includes(i))),
    noted,
    acting: undefined,
  };
}

/** Applies the falls during an attacker's move; returns the new state and the harm done. */
export function fallen(
  { scenario: { attackers } }: TurnContext,
  state: TurnState,
  attacker: number,
  wounds: number,
  isFatal: boolean,
): { readonly after: TurnState; readonly harm: Harm } {
  const { life = Number.POSITIVE_INFINITY } = attackers[attacker] as (typeof attackers)[number];
  const before = state.ownWounds[attacker] as number;
  const all = before + wounds;
  const isDestroyed = isFatal || all >= life;
  const after = {
    ...state,
    // Without a Life, wounds make no difference.
    ownWounds: Number.isFinite(life)
      ? state.ownWounds.with(attacker, Math.min(all, life))
      : state.ownWounds,
    places: isDestroyed ? state.places.with(attacker, GONE) : state.places,
  };
  // Extreme falls are rolled first. If one destroys the figure, it takes no wounds from its other falls.
  return { after, harm: { wounds: isFatal ? 0 : Math.min(wounds, life - before), isDestroyed } };
}

/** Applies a hit of Knockback Damage to everything in the way. Each piece takes a wound, which may destroy it. */
export function blockersHit(
  { scenario: { attackers, board } }: TurnContext,
  state: TurnState,
  hit: readonly Blocker[],
): TurnState {
  if (hit.length === 0) return state;
  let { places, ownWounds, hits } = state;
  for (const blocker of hit) {
    if ('attacker' in blocker) {
      const { attacker } = blocker;
      const { life } = attackers[attacker] as (typeof attackers)[number];
      const wounds = (ownWounds[attacker] as number) + 1;
      if (life === undefined) continue;
      if (wounds >= life) places = places.with(attacker, GONE);
      ownWounds = ownWounds.with(attacker, wounds);
    } else {
      const { bystander } = blocker;
      const life = board?.others[bystander]?.life;
      const wounds = (hits[bystander] as number) + 1;
      if (life !== undefined) hits = hits.with(bystander, wounds >= life ? GONE : wounds);
    }
  }
  return { ...state, places, ownWounds, hits };
}
