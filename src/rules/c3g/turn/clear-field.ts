import { ENDLESS } from '../ground/route.ts';
import type { Field } from './field.ts';
import type { TurnScenario } from './scenario.ts';

/**
 * Clear, level ground without end: all stand on one line. An attacker's place is its distance from where
 * the defender began, the defender's the spaces that it has been driven since.
 */
export function clearField({ attackers, distance }: TurnScenario): Field {
  const path = {
    shapeWith: () => 0,
    shapeOf: String,
    walkWith: ENDLESS.walk,
    blockersWith: () => [],
  };
  const between = (place: number, defender: number) => place + defender;
  return {
    begins: { defender: 0, places: attackers.map(() => distance), hits: [] },
    restingPlaces({ places, defender }, attacker) {
      const { moves, move } = attackers[attacker] as (typeof attackers)[number];
      const own = places[attacker] as number;
      const steps = moves ? Math.min(move, between(own, defender) - 1) : 0;
      return Array.from({ length: steps + 1 }, (_, i) => own - i);
    },
    fallsTo: () => undefined,
    mayFall: () => false,
    isFree: () => true,
    rays: () => [],
    spaceNumbers: () => [],
    bystanderSpaces: () => [],
    distance: between,
    isInRange: (range, _, place, defender) => between(place, defender) <= range,
    paths: ({ defender }, _, place) =>
      between(place, defender) === 1 ? [{ ...path, placeAfter: (steps) => defender + steps }] : [],
    isAdjacent: (_, place, defender) => between(place, defender) === 1,
    footing: () => '',
    ground: ({ defender }, _, place) => ({ distance: between(place, defender) }),
    nameOf: () => undefined,
    spacesOf: () => [],
  };
}
