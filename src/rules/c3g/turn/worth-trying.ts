import type { TurnContext } from './context.ts';
import type { Relevance } from './relevance.ts';
import type { AttackPlaces } from './stand-places.ts';
import { placeOf, type TurnState } from './state.ts';

/** The places that are free for an attacker, and its own. */
export function freePlaces(
  { field }: TurnContext,
  state: TurnState,
  attacker: number,
): readonly number[] {
  const isFree = freeFor(field, state, attacker);
  return field.restingPlaces(state, attacker).filter(isFree);
}

/**
 * The places of which no other is worth more to an attacker, in the order in which they are named.
 *
 * @param others who can act after it
 */
export function placesWorthTrying(
  context: TurnContext,
  relevance: Relevance,
  placesFor: (state: TurnState, attacker: number) => AttackPlaces,
  state: TurnState,
  attacker: number,
  others: readonly number[],
): readonly number[] {
  const { field, traits } = context;
  const all = field.restingPlaces(state, attacker);
  const isFree = freeFor(field, state, attacker);
  const [last, ...more] = others;
  if (more.length > 0) return all.filter(isFree);
  const { adjacent, alike } = placesFor(state, attacker);
  if (last === undefined) {
    const chosen = alike.flatMap((set) => set.find(isFree) ?? []);
    return sortedBy(all, [...adjacent.filter(isFree), ...chosen]);
  }
  if (traits[last]?.staysAdjacent) return all.filter(isFree);
  const matters = (place: number) => relevance.matters(state, last, place);
  const attacking = new Set([...adjacent, ...alike.flat()]);
  const elsewhere = all.filter((place) => !attacking.has(place));
  const chosen = [...alike, elsewhere].flatMap((set) => {
    const free = set.filter(isFree);
    const some = free.find((place) => !matters(place));
    return [...free.filter(matters), ...(some === undefined ? [] : [some])];
  });
  return sortedBy(all, [...adjacent.filter(isFree), ...chosen]);
}

function freeFor(
  field: TurnContext['field'],
  state: TurnState,
  attacker: number,
): (place: number) => boolean {
  const own = placeOf(state, attacker);
  return (place) => place === own || field.isFree(state, attacker, place);
}

/** Some of all places, in the order of all. */
function sortedBy(all: readonly number[], some: readonly number[]): readonly number[] {
  if (some.length < 2) return some;
  const ranks = RANKS.get(all) ?? new Map(all.map((place, rank) => [place, rank]));
  RANKS.set(all, ranks);
  return some.toSorted((a, b) => (ranks.get(a) as number) - (ranks.get(b) as number));
}

const RANKS = new WeakMap<readonly number[], Map<number, number>>();
