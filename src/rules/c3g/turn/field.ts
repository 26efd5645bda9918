import type { Space } from '../../../boards/space.ts';
import type { Line } from '../ground/lines.ts';
import { ENDLESS } from '../ground/route.ts';
import type { Walk } from '../ground/walk.ts';
import type { C3gScenario } from '../scenario.ts';
import type { Falls } from './reach.ts';
import type { TurnScenario } from './scenario.ts';
import type { Blocker, TurnState } from './state.ts';

/** A line of Knockback as the state of a turn leaves it. */
export interface Path {
  readonly line?: Line;
  /** Paths of one number are alike in all that dice depend on with up to so many Knockback points. */
  shapeWith(mostPoints: number): number;
  /** All that dice depend on with exactly so many points, as text. */
  shapeOf(points: number): string;
  walkWith(points: number): Walk;
  /** The number of the defender's place after some steps. */
  placeAfter(steps: number): number;
  /** Whoever stopped it, with some Knockback points. */
  blockersWith(points: number): readonly Blocker[];
}

/** The ground of a turn: who can stand where, and where Knockback leads. */
export interface Field {
  /** Where everybody is when the turn begins. */
  readonly begins: Pick<TurnState, 'defender' | 'places' | 'hits'>;
  /**
   * The numbers of the places on which an attacker can come to rest, its own first, then in the order in
   * which they are named, wherever fellow attackers stand.
   */
  restingPlaces(state: TurnState, attacker: number): readonly number[];
  /** The falls on an attacker's way to a place; undefined: none. */
  fallsTo(state: TurnState, attacker: number, place: number): Falls | undefined;
  /** Whether an attacker may have to fall on some way, whoever stands where. */
  mayFall(attacker: number): boolean;
  /** Whether nobody of its own side stands on a place of an attacker's. */
  isFree(state: TurnState, attacker: number, place: number): boolean;
  /** Between an attacker on a place and the defender. */
  distance(place: number, defender: number): number;
  /** Whether an attack of some Range reaches; of 1, only whoever is adjacent. */
  isInRange(range: number, attacker: number, place: number, defender: number): boolean;
  /** The lines of an attacker on a place; none: the two are not adjacent. */
  paths(state: TurnState, attacker: number, place: number): readonly Path[];
  isAdjacent(attacker: number, place: number, defender: number): boolean;
  /**
   * The spaces, by their numbers, on which somebody could be in the way of Knockback from a place: of
   * each of its lines.
   */
  rays(attacker: number, place: number, defender: number): readonly (readonly number[])[];
  /** The numbers of the spaces of a place, and of a bystander; none on clear ground. */
  spaceNumbers(place: number): readonly number[];
  bystanderSpaces(bystander: number): readonly number[];
  /** What makes two places differ for an attack, beside distance and lines: heights and terrain. */
  footing(place: number, defender: number): string;
  /** The ground as an attack by itself has it. */
  ground(
    state: TurnState,
    attacker: number,
    place: number,
  ): Pick<C3gScenario, 'board' | 'distance'>;
  /** "3,1"; on clear ground undefined. */
  nameOf(place: number): string | undefined;
  spacesOf(place: number): readonly Space[];
}

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
