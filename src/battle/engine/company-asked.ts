import type { FallenAsked, GroundAsked, MarkerOnAsked, NearAsked } from '../../cards/index.ts';
import { fitsCard } from './bonds.ts';
import type { BattleCard } from './cards.ts';
import { isFree } from './free-places.ts';
import { MARKERS } from './orders.ts';
import type { GameState } from './state.ts';

/**
 * Whether figures of which something is asked stand near a figure, or near its target.
 *
 * @param other its target, where it has one
 */
export function isNear(
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

/** Whether an empty place that no enemy is next to lies so near. */
export function hasWayOut(state: GameState, figure: number, spaces: number): boolean {
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

/** Whether an order marker lies on a card of a side of which something is asked. */
export function isMarkerOn(
  { orders, tables }: GameState,
  side: number,
  asked: MarkerOnAsked,
): boolean {
  for (let at = side * MARKERS; at < (side + 1) * MARKERS; at++) {
    const card = orders.cards[at] as number;
    if (card < 0 || (asked.shown && orders.shown[at] === 0)) continue;
    if (fitsCard(asked, tables.cards[card] as BattleCard)) return true;
  }
  return false;
}

/** Whether so many figures of its side have been destroyed of which something is asked. */
export function hasFallen(
  state: GameState,
  figure: number,
  { count = 1, ...asked }: FallenAsked,
): boolean {
  const { figuresOf, sideOf } = state.tables;
  const own = figuresOf[sideOf[figure] as number] as readonly number[];
  const isOne = (one: number) => state.fallen[one] === 1 && fitsCard(asked, state.card(one));
  return own.filter(isOne).length >= count;
}

/** Whether terrain lies so near a figure, under it as well. */
export function isTerrainNear(
  state: GameState,
  figure: number,
  { letter, within }: GroundAsked,
): boolean {
  const { letters, distances } = state.tables.ground;
  const isNear = (from: number, space: number) =>
    from >= 0 && (distances.of(from)[space] as number) <= within;
  const [a, b] = [state.spaceA(figure), state.spaceB(figure)];
  return letters.some((one, space) => one === letter && (isNear(a, space) || isNear(b, space)));
}
