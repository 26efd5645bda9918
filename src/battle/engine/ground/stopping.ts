/* Enemies near which a figure must stop. */

import type { GameState } from '../state/state.ts';
import type { Stopper } from './engaging.ts';

/** All enemies near which a figure would have to stop, anywhere. */
function concerning({ tables }: GameState, figure: number): Stopper[] {
  const [card, side] = [tables.cardOf[figure] as number, tables.sideOf[figure]];
  return tables.engaging.stoppers.filter((one) => one.side !== side && one.stops[card]);
}

/** A test whether a figure must stop at a place; undefined if no enemy could make it. */
export function stopsFor(
  state: GameState,
  figure: number,
): ((place: number) => boolean) | undefined {
  if (state.tables.engaging.stoppers.length === 0) return undefined;
  const all = concerning(state, figure).filter((one) => state.isOnBoard(one.figure));
  if (all.length === 0) return undefined;
  return (place) => all.some((one) => isNear(state, one, figure, place));
}

/** Whether an enemy has made a figure stop at its place. */
export function isStopped(state: GameState, figure: number): boolean {
  return stopperOf(state, figure) !== undefined;
}

/** The enemy that made a figure stop at its place; undefined if none. */
export function stopperOf(state: GameState, figure: number): number | undefined {
  if (state.tables.engaging.stoppers.length === 0) return undefined;
  const place = state.place[figure] as number;
  return concerning(state, figure).find(
    (one) => state.isOnBoard(one.figure) && isNear(state, one, figure, place),
  )?.figure;
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
  return isWithin && (!sight || state.seesPart(stopper, figure, place));
}
