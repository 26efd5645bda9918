/* The places that must be tried for an attacker, so that its best place is among them. */

import type { TurnContext } from './context.ts';
import type { AttackPlaces, Relevance } from './relevance.ts';
import { placeOf, type TurnState } from './state.ts';

/** The free places of an attacker, including its present place. */
export function freePlaces(
  { field }: TurnContext,
  state: TurnState,
  attacker: number,
): readonly number[] {
  const isFree = freeFor(field, state, attacker);
  return field.restingPlaces(state, attacker).filter(isFree);
}

/**
 * Places to try for an attacker, in order; its best place is among them. Each set of equivalent places is represented
 * by one free place of the set.
 *
 * @param others the attackers that can act after this one
 * @param asksHarm whether the question depends on harm to attackers during their moves
 */
export function placesWorthTrying(
  context: TurnContext,
  relevance: Relevance,
  placesFor: (state: TurnState, attacker: number) => AttackPlaces,
  state: TurnState,
  attacker: number,
  others: readonly number[],
  asksHarm: boolean,
): readonly number[] {
  const { field, traits } = context;
  const all = field.restingPlaces(state, attacker);
  const isFree = freeFor(field, state, attacker);
  const [last, ...more] = others;
  // If two or more attackers can act later, any place may matter.
  if (more.length > 0) return all.filter(isFree);
  const { adjacent, alike } = placesFor(state, attacker);
  const attacking = new Set([...adjacent, ...alike.flat()]);
  const elsewhere = () =>
    alikeToReach(
      context,
      state,
      attacker,
      all.filter((place) => !attacking.has(place)),
    );
  // If no attacker acts later, one free place of each set is enough.
  if (last === undefined) {
    const sets = asksHarm ? [...alike, ...elsewhere()] : alike;
    const chosen = sets.flatMap((set) => set.find(isFree) ?? []);
    return sortedBy(all, [...adjacent.filter(isFree), ...chosen]);
  }
  // If one attacker acts later, also keep the places where the present attacker can be in the later attacker's way.
  if (traits[last]?.needsPlaces) return all.filter(isFree);
  const matters = (place: number) => relevance.matters(state, last, place);
  const chosen = [...alike, ...elsewhere()].flatMap((set) => {
    const free = set.filter(isFree);
    const some = free.find((place) => !matters(place));
    return [...free.filter(matters), ...(some === undefined ? [] : [some])];
  });
  return sortedBy(all, [...adjacent.filter(isFree), ...chosen]);
}

/** Groups the places that an attacker reaches with the same falls. */
function alikeToReach(
  { field }: TurnContext,
  state: TurnState,
  attacker: number,
  places: readonly number[],
): number[][] {
  const sets = new Map<string, number[]>();
  for (const place of places) {
    const key = Object.values(field.fallsTo(state, attacker, place) ?? {}).join();
    const set = sets.get(key);
    if (set) set.push(place);
    else sets.set(key, [place]);
  }
  return [...sets.values()];
}

function freeFor(
  field: TurnContext['field'],
  state: TurnState,
  attacker: number,
): (place: number) => boolean {
  const own = placeOf(state, attacker);
  return (place) => place === own || field.isFree(state, attacker, place);
}

/** The places in `some`, in the order of `all`. */
function sortedBy(all: readonly number[], some: readonly number[]): readonly number[] {
  if (some.length < 2) return some;
  const ranks = RANKS.get(all) ?? new Map(all.map((place, rank) => [place, rank]));
  RANKS.set(all, ranks);
  return some.toSorted((a, b) => (ranks.get(a) as number) - (ranks.get(b) as number));
}

const RANKS = new WeakMap<readonly number[], Map<number, number>>();
