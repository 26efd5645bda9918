/* The conditions of powers in a battle, checked against the state of the game. */

import {
  type ArmyCardAsked,
  type Condition,
  type FallenAsked,
  type GroundAsked,
  type MarkerOnAsked,
  type MarkersShown,
  type NearAsked,
  partsOf,
  type TurnAction,
} from '../../../cards/index.ts';
import { isFree } from '../ground/free-places.ts';
import { obstaclesBeside } from '../ground/obstacles.ts';
import { hasPassed } from '../ground/passing.ts';
import { MARKERS, X } from '../orders/orders.ts';
import { hasDone } from '../state/actions-this-turn.ts';
import type { BattleCard } from '../state/cards.ts';
import type { GameState } from '../state/state.ts';
import { fitsCard } from '../turns/bonds.ts';

/**
 * Whether figures that fit a condition are near a figure, or near its target.
 *
 * @param other its target, if it has one
 */
function isNear(
  state: GameState,
  figure: number,
  asked: NearAsked,
  other: number | undefined,
): boolean {
  const { within, sight, side = 'own', count = 1, of, wounds = 0, engaged } = asked;
  const { level, seesTarget } = asked;
  const near = of === 'target' ? other : figure;
  if (near === undefined) return false;
  const { figuresOf, sideOf } = state.tables;
  const own = sideOf[figure] as number;
  let found = 0;
  for (const one of figuresOf[side === 'own' ? own : 1 - own] as readonly number[]) {
    if (one === figure || one === near || !state.isOnBoard(one)) continue;
    if (!fitsCard(asked, state.card(one)) || (state.wounds[one] as number) < wounds) continue;
    if (engaged !== undefined && state.isEngaged(one) !== engaged) continue;
    if (level !== undefined) {
      const higher = state.levelOf(one) - state.levelOf(figure);
      if (level === 'same' ? higher !== 0 : higher < 0) continue;
    }
    if (within === 1 ? !state.areAdjacent(near, one) : isBeyond(state, near, one, within)) continue;
    if (sight && !state.sees(near, state.place[near] as number, one)) continue;
    if (seesTarget && other !== undefined && !state.sees(one, state.place[one] as number, other))
      continue;
    if (++found >= count) return true;
  }
  return false;
}

const isBeyond = (state: GameState, near: number, one: number, within: number | undefined) =>
  within !== undefined && state.distance(near, one) > within;

/** Whether there is a free place, with no enemy next to it, within a number of spaces. */
function hasWayOut(state: GameState, figure: number, spaces: number): boolean {
  const places = state.places(figure);
  const { figuresOf, sideOf } = state.tables;
  const enemies = figuresOf[1 - (sideOf[figure] as number)] as readonly number[];
  const isSafe = (place: number) =>
    enemies.every((one) => !state.isOnBoard(one) || !state.isBesidePlace(figure, place, one));
  for (let place = 0; place < places.count; place++) {
    if (state.distanceFrom(figure, place, figure) > spaces) continue;
    if (isFree(state, places, place, figure) && isSafe(place)) return true;
  }
  return false;
}

/** Whether an order marker is on a card of the side that fits a condition. */
function isMarkerOn({ orders, tables }: GameState, side: number, asked: MarkerOnAsked): boolean {
  for (let at = side * MARKERS; at < (side + 1) * MARKERS; at++) {
    const card = orders.cards[at] as number;
    if (card < 0 || (asked.shown && orders.shown[at] === 0)) continue;
    if (fitsCard(asked, tables.cards[card] as BattleCard)) return true;
  }
  return false;
}

/** Whether enough figures of its side that fit a condition have been destroyed. */
function hasFallen(
  state: GameState,
  figure: number,
  { count = 1, ...asked }: FallenAsked,
): boolean {
  const { figuresOf, sideOf } = state.tables;
  const own = figuresOf[sideOf[figure] as number] as readonly number[];
  const isOne = (one: number) => state.fallen[one] === 1 && fitsCard(asked, state.card(one));
  return own.filter(isOne).length >= count;
}

/** Whether terrain is near a figure or under it. */
function isTerrainNear(state: GameState, figure: number, { letter, within }: GroundAsked): boolean {
  const { letters, distances } = state.tables.ground;
  const isNear = (from: number, space: number) =>
    from >= 0 && (distances.of(from)[space] as number) <= within;
  const [a, b] = [state.spaceA(figure), state.spaceB(figure)];
  return letters.some((one, space) => one === letter && (isNear(a, space) || isNear(b, space)));
}

/**
 * Whether the conditions of a battle line hold for a figure at its place on the board. Conditions about an attack do
 * not hold outside one.
 *
 * @param other the figure that it attacks or that attacks it, if known
 */
export function holdsFor(
  state: GameState,
  figure: number,
  when: readonly Condition[] | undefined,
  other?: number,
): boolean {
  return !when?.some((condition) => !holds(state, figure, condition, other));
}

function holds(
  state: GameState,
  figure: number,
  condition: Condition,
  other: number | undefined,
): boolean {
  const [name, value] = partsOf(condition);
  if (name === 'not') return !holdsFor(state, figure, value as readonly Condition[], other);
  return OF_FIGURE[name]?.(state, figure, value, other) ?? false;
}

type Asked = (
  state: GameState,
  figure: number,
  value: unknown,
  other: number | undefined,
) => boolean;

/** The conditions that can be checked for a figure outside an attack, by name. */
const OF_FIGURE: Readonly<Record<string, Asked>> = {
  engaged: (state, figure) => state.isEngaged(figure),
  terrain: (state, figure, letter) => isOn(state, figure, letter as string),
  beganTurn: (state, figure, how) => {
    if (how === 'engaged' || how === 'unengaged')
      return (state.beganEngaged[figure] === 1) === (how === 'engaged');
    const began = state.began[figure] as number;
    return (
      began >= 0 && state.tables.ground.letters[state.places(figure).a[began] as number] === how
    );
  },
  ownWounds: (state, figure, wounds) => (state.wounds[figure] as number) >= Number(wounds),
  moved: (state, figure) => state.began[figure] !== state.place[figure],
  stationary: (state, figure) => state.began[figure] === state.place[figure],
  marker: (state, figure, asked) => {
    const { orders, turn } = state;
    const { index, side } = state.card(figure);
    if (typeof asked === 'number') return orders.acting === index && turn === asked;
    const [hidden, revealed] = [orders.hidden(index), orders.revealed(index)];
    if (asked === 'X') return orders.showsX(index, side);
    if (asked === 'any') return hidden + revealed > 0;
    if (asked === 'none') return hidden + revealed === 0;
    return asked === 'one' ? hidden === 1 : revealed > 0;
  },
  allMarkers: (state, figure, asked) => {
    const { orders, tables } = state;
    const { index, side } = state.card(figure);
    const lie = orders.cards.subarray(side * MARKERS, side * MARKERS + X);
    return (
      lie.includes(index) &&
      lie.every(
        (card) => card >= 0 && fitsCard(asked as ArmyCardAsked, tables.cards[card] as BattleCard),
      )
    );
  },
  markersShown: (state, figure, asked, other) => {
    const { count, on } = asked as MarkersShown;
    const whose = on ? other : figure;
    return whose !== undefined && state.orders.revealed(state.card(whose).index) >= count;
  },
  turnOf: ({ orders, tables }, figure, what) =>
    what === 'further'
      ? orders.isExtra
      : !orders.isExtra && orders.acting === tables.cardOf[figure],
  fallen: (state, figure, asked) => hasFallen(state, figure, asked as FallenAsked),
  nearTerrain: (state, figure, asked) => isTerrainNear(state, figure, asked as GroundAsked),
  noBonding: ({ orders }) => !orders.isBonded,
  near: (state, figure, asked, other) => isNear(state, figure, asked as NearAsked, other),
  army: ({ tables }, figure, asked) =>
    tables.cards.every(
      (card) =>
        card.isOtherSelf ||
        card.side !== tables.sideOf[figure] ||
        fitsCard(asked as ArmyCardAsked, card),
    ),
  markerOn: (state, figure, asked) =>
    isMarkerOn(state, state.tables.sideOf[figure] as number, asked as MarkerOnAsked),
  did: (state, figure, deed) => hasDone(state, figure, deed as TurnAction),
  passedThrough: (state, _, __, other) => other !== undefined && hasPassed(state, other, 'over'),
  tokens: (state, figure, count) =>
    (state.tokens[state.card(figure).index] as number) >= Number(count),
  given: (state, figure) =>
    state.gifts.some(
      (one) => one.figure === figure && one.gift.card === state.tables.cardOf[figure],
    ),
  wayOut: (state, figure, spaces) => hasWayOut(state, figure, Number(spaces)),
  besideObstacle: (state, figure, words) => isBesideObstacle(state, figure, words),
  targetBesideObstacle: (state, _, words, other) =>
    other !== undefined && isBesideObstacle(state, other, words),
  rolled: (state, figure, number) => (state.rolled[figure] as number) >= Number(number),
  figures: (state, figure, number) =>
    (state.left[state.card(figure).index] as number) >= Number(number),
  state: ({ tables }, _, name) => tables.scenario.states?.includes(name as string) ?? false,
};

function isBesideObstacle(state: GameState, figure: number, words: unknown): boolean {
  const place = state.place[figure] as number;
  const places = state.places(figure);
  return obstaclesBeside(state.tables, places, place, words as readonly string[]).length > 0;
}

function isOn(state: GameState, figure: number, letter: string): boolean {
  const { letters } = state.tables.ground;
  const second = state.spaceB(figure);
  return letters[state.spaceA(figure)] === letter || (second >= 0 && letters[second] === letter);
}
