/* Enemies near which a figure must stop. */

import type { GameState } from '../state/state.ts';
import type { Stopper } from './engaging.ts';

/** Whether a figure would have to stop near a stopper, and the stopper is on the board. */
function concerns(state: GameState, one: Stopper, figure: number): boolean {
  const { cardOf, sideOf } = state.tables;
  const isEnemy = one.side !== sideOf[figure];
  const stops = isEnemy && one.stops[cardOf[figure] as number];
  return stops === true && state.isOnBoard(one.figure);
}

/** A test of whether a figure must stop at a place; undefined if no enemy could make it stop. */
export function stopsFor(
  state: GameState,
  figure: number,
): ((place: number) => boolean) | undefined {
  if (state.tables.engaging.stoppers.length === 0) return undefined;
  const all = state.tables.engaging.stoppers.filter((one) => concerns(state, one, figure));
  if (all.length === 0) return undefined;
  return (place) => all.some((one) => isNear(state, one, figure, place));
}

/** Whether an enemy makes a figure stop at its current place. */
export function isStopped(state: GameState, figure: number): boolean {
  return stopperOf(state, figure) !== undefined;
}

/** The enemy that makes a figure stop at its current place; undefined if there is none. */
export function stopperOf(state: GameState, figure: number): number | undefined {
  const place = state.place[figure] as number;
  for (const one of state.tables.engaging.stoppers)
    if (concerns(state, one, figure) && isNear(state, one, figure, place)) return one.figure;
  return undefined;
}

function isNear(
  state: GameState,
  { figure: stopper, within, sight }: Stopper,
  figure: number,
  place: number,
): boolean {
  const isWithin =
    within === 1
      ? state.isBesidePlace(figure, place, stopper)
      : state.distanceFrom(figure, place, stopper) <= within;
  return (
    isWithin && (!sight || state.seesAt(stopper, state.place[stopper] as number, figure, place))
  );
}
