import {
  type ArmyCardAsked,
  type Condition,
  type Deed,
  type FallenAsked,
  type GroundAsked,
  type MarkerOnAsked,
  type MarkersShown,
  type NearAsked,
  partsOf,
} from '../../cards/index.ts';
import { fitsCard } from './bonds.ts';
import type { BattleCard } from './cards.ts';
import { hasFallen, hasWayOut, isMarkerOn, isNear, isTerrainNear } from './company-asked.ts';
import { hasDone } from './deeds.ts';
import { obstaclesBeside } from './obstacles.ts';
import { MARKERS, X } from './orders.ts';
import { hasPassed } from './passing.ts';
import type { GameState } from './state.ts';

/**
 * Whether the conditions of a line that acts in battles hold for a figure on the board, where it stands. Conditions
 * that ask of an attack do not hold outside of one.
 *
 * @param other whom it attacks or who attacks it, where it is known
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

/** What can be asked of a figure by itself. */
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
  did: (state, figure, deed) => hasDone(state, figure, deed as Deed),
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
  const { ground } = state.tables;
  return (
    obstaclesBeside(ground, state.places(figure), place, words as readonly string[]).length > 0
  );
}

function isOn(state: GameState, figure: number, letter: string): boolean {
  const { letters } = state.tables.ground;
  const second = state.spaceB(figure);
  return letters[state.spaceA(figure)] === letter || (second >= 0 && letters[second] === letter);
}
