/*
 * Finds the pieces and places that can still affect a turn. States that differ only in other pieces are merged, and so
 * are places with the same effect.
 */

import { remembering } from '../../base/index.ts';
import { specialAttacksOf } from '../combat/special-attack.ts';
import type { TurnContext } from './context.ts';
import { mostTaken } from './scenario.ts';
import { AWAY, GONE, type TurnState } from './state.ts';

/**
 * Decides which pieces' positions no longer matter. When only one attacker has attacks left, other pieces matter only
 * on the lines of its Knockback and on the places from which it may attack.
 */
export interface Relevance {
  /** Whether a piece on a place can affect the last attacker's attacks. */
  matters(state: TurnState, last: number, place: number): boolean;
  /** The state without the pieces that cannot matter. States that differ only in these pieces have the same value. */
  reduced(state: TurnState): TurnState;
}

/**
 * @param placesFor gives the places from which an attacker can attack
 * @param lastIn gives the only attacker with attacks left, as in `TurnOrder.lastIn`
 */
export function relevanceOf(
  context: TurnContext,
  placesFor: (state: TurnState, attacker: number) => AttackPlaces,
  lastIn: (state: TurnState) => number | undefined,
): Relevance {
  const { scenario, field, traits } = context;
  const { attackers } = scenario;
  const watched = remembering<Watched>();
  const held = new Set((scenario.board?.others ?? []).flatMap((_, i) => field.bystanderSpaces(i)));
  /** Whether a place is clear of bystanders, so that only attackers can take it. */
  const isOpen = (place: number) => !field.spaceNumbers(place).some((space) => held.has(space));
  const watchedBy = (state: TurnState, last: number): Watched => {
    const { acting, defender, hits } = state;
    const isUnderWay = acting?.attacker === last;
    const at = isUnderWay ? `@${state.places[last]}` : '';
    const gone = hits.reduce((text, wounds, i) => (wounds === GONE ? `${text} ${i}` : text), '');
    return watched(`${last}${at} ${defender}${gone}`, () => {
      const { adjacent, alike } = isUnderWay
        ? { adjacent: [state.places[last] as number], alike: [] }
        : placesFor(state, last);
      const knocks = (traits[last] as (typeof traits)[number]).knocks;
      const lines = knocks ? adjacent.flatMap((place) => field.rays(last, place, defender)) : [];
      // If a set has more equivalent places than other attackers can take, one of the places is always free.
      const most = mostTaken(attackers, last);
      const few = alike.filter((set) => set.filter(isOpen).length <= most).flat();
      const spaces = new Set([
        ...lines.flat(),
        ...(isUnderWay ? [] : [...adjacent, ...few].flatMap(field.spaceNumbers)),
      ]);
      return { spaces, known: new Map() };
    });
  };
  const isIn = ({ spaces, known }: Watched, place: number): boolean => {
    let is = known.get(place);
    if (is === undefined) {
      is = field.spaceNumbers(place).some((space) => spaces.has(space));
      known.set(place, is);
    }
    return is;
  };
  return {
    matters: (state, last, place) => isIn(watchedBy(state, last), place),
    reduced(state) {
      const last = lastIn(state);
      if (last === undefined) return state;
      const watching = watchedBy(state, last);
      let { places, ownWounds, hits } = state;
      for (let i = 0; i < places.length; i++) {
        const place = places[i] as number;
        if (i === last || place === AWAY) continue;
        if (place !== GONE && isIn(watching, place)) continue;
        if (place !== GONE) places = places.with(i, AWAY);
        const { wounds } = attackers[i] as (typeof attackers)[number];
        if (ownWounds[i] !== wounds) ownWounds = ownWounds.with(i, wounds);
      }
      for (let i = 0; i < hits.length; i++) {
        const begun = field.begins.hits[i] as number;
        if (hits[i] === GONE || hits[i] === begun) continue;
        if (field.bystanderSpaces(i).some((space) => watching.spaces.has(space))) continue;
        hits = hits.with(i, begun);
      }
      if (places === state.places && ownWounds === state.ownWounds && hits === state.hits)
        return state;
      return { ...state, places, ownWounds, hits };
    },
  };
}

interface Watched {
  readonly spaces: ReadonlySet<number>;
  /** The results of `isIn`, by place. */
  readonly known: Map<number, boolean>;
}

/**
 * The places from which an attacker can attack the defender, grouped by their effect on the attack.
 */
export interface AttackPlaces {
  /** Adjacent places, not grouped, because each has its own lines of Knockback. */
  readonly adjacent: readonly number[];
  /** Non-adjacent places, in sets of equivalent places. */
  readonly alike: readonly (readonly number[])[];
}

/** Finds the places from which attackers can attack, as if there were no other attackers. */
export function attackPlaces(
  context: TurnContext,
): (state: TurnState, attacker: number) => AttackPlaces {
  const { scenario, field, traits } = context;
  const found = remembering<AttackPlaces>();
  return (state, attacker) => {
    const { defender, hits } = state;
    const gone = hits.reduce((text, wounds, i) => (wounds === GONE ? `${text} ${i}` : text), '');
    return found(`${attacker} ${defender}${gone}`, () => {
      const figure = scenario.attackers[attacker] as (typeof scenario.attackers)[number];
      const { asks, asksPlace, asksDistance } = traits[attacker] as (typeof traits)[number];
      const ranges = specialAttacksOf(figure).map(({ range }) => range);
      const longest = Math.max(figure.range, ...ranges);
      const adjacent: number[] = [];
      const alike = new Map<string, number[]>();
      for (const place of field.restingPlaces(state, attacker)) {
        if (!field.isInRange(longest, attacker, place, defender)) continue;
        const distance = field.distance(place, defender);
        if (field.isAdjacent(attacker, place, defender)) {
          adjacent.push(place);
          continue;
        }
        const isOwn = place === field.begins.places[attacker];
        const key = [
          field.footing(place, defender),
          isOwn,
          Object.values(field.fallsTo(state, attacker, place) ?? {}),
          asksPlace || asks.company ? place : '',
          asksDistance || ranges.length > 0 ? distance : '',
        ].join('|');
        const set = alike.get(key);
        if (set) set.push(place);
        else alike.set(key, [place]);
      }
      return { adjacent, alike: [...alike.values()] };
    });
  };
}
