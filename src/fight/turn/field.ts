/* The interface to the ground of a turn. Clear ground is implemented here, boards in `board-field.ts`. */

import type { Space } from '../../board/index.ts';
import type { Matchup } from '../fights/matchup.ts';
import type { Line } from '../ground/lines.ts';
import { ENDLESS } from '../ground/route.ts';
import type { Walk } from '../ground/walk.ts';
import type { C3gScenario } from '../scenario.ts';
import type { Falls } from './reach.ts';
import type { TurnScenario } from './scenario.ts';
import type { Blocker, TurnState } from './state.ts';

/** A line of Knockback in a state of a turn. */
export interface Path {
  readonly line?: Line;
  /** A number for everything that the dice depend on, for up to this many Knockback points. */
  shapeWith(mostPoints: number): number;
  /** A text that describes everything the dice depend on, for exactly this many points. */
  shapeOf(points: number): string;
  walkWith(points: number): Walk;
  /** The number of the defender's place after this many steps. */
  placeAfter(steps: number): number;
  /** The figures and objects that stop the defender, given the Knockback points. */
  blockersWith(points: number): readonly Blocker[];
}

/** The ground of a turn: where figures can stand, and where Knockback leads. */
export interface Field {
  /** The places and hits at the beginning of the turn. */
  readonly begins: Pick<TurnState, 'defender' | 'places' | 'hits'>;
  /**
   * The numbers of the places where an attacker can stop, ignoring other attackers: first its present place, then the
   * others row by row.
   */
  restingPlaces(state: TurnState, attacker: number): readonly number[];
  /** The falls on an attacker's way to a place, if any. */
  fallsTo(state: TurnState, attacker: number, place: number): Falls | undefined;
  /** Whether an attacker might fall on its way to some place, wherever the other figures are. */
  mayFall(attacker: number): boolean;
  /** Whether a place is free of figures on the attacker's side. */
  isFree(state: TurnState, attacker: number, place: number): boolean;
  /** The distance between an attacker's place and the defender's. */
  distance(place: number, defender: number): number;
  /** Whether an attack with this Range reaches the defender. Range 1 reaches adjacent figures only. */
  isInRange(range: number, attacker: number, place: number, defender: number): boolean;
  /** The lines of Knockback from an attacker's place; empty if the two figures are not adjacent. */
  paths(state: TurnState, attacker: number, place: number): readonly Path[];
  isAdjacent(attacker: number, place: number, defender: number): boolean;
  /**
   * Which other figures are next to the attacker and the defender, with the attacker at its present or the given place.
   */
  company(state: TurnState, attacker: number, place?: number): Matchup['company'];
  /** For each line, the indices of the spaces where a piece could be in the way of Knockback. */
  rays(attacker: number, place: number, defender: number): readonly (readonly number[])[];
  /** The indices of the spaces of a place, and of a bystander's spaces; empty on clear ground. */
  spaceNumbers(place: number): readonly number[];
  bystanderSpaces(bystander: number): readonly number[];
  /** How a place affects an attack, apart from distance and lines of Knockback: heights and terrain. */
  footing(place: number, defender: number): string;
  /** The ground in the form used in the scenario of a single attack. */
  ground(
    state: TurnState,
    attacker: number,
    place: number,
  ): Pick<C3gScenario, 'board' | 'distance'>;
  /** "3,1"; undefined on clear ground. */
  nameOf(place: number): string | undefined;
  spacesOf(place: number): readonly Space[];
  /** The spaces of a line, from the attacker's space through the defender's and then this many more steps. */
  spacesOn(line: Line, steps: number): readonly Space[];
}

/**
 * Clear, level, endless ground, with all figures on one line. An attacker's place is its distance from the space where
 * the defender began. The defender's place is the number of spaces by which it has been driven back.
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
      const { moves, stays, move } = attackers[attacker] as (typeof attackers)[number];
      const own = places[attacker] as number;
      const steps = moves && !stays ? Math.min(move, between(own, defender) - 1) : 0;
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
    company: ({ places, defender }, attacker) => ({
      own: places.some((place, i) => i !== attacker && between(place, defender) === 1),
      enemy: false,
    }),
    footing: () => '',
    ground: ({ defender }, _, place) => ({ distance: between(place, defender) }),
    nameOf: () => undefined,
    spacesOf: () => [],
    spacesOn: () => [],
  };
}
