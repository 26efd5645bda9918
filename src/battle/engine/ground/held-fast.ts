/* Powers that hold adjacent enemies fast, so that the enemies cannot move away. */

import type { GameState } from '../state/state.ts';

/** Whether an enemy next to a figure holds it fast. */
export function isHeldFast(state: GameState, figure: number): boolean {
  return holderOf(state, figure) !== undefined;
}

/** The first adjacent enemy that holds a figure fast; undefined if there is none. */
export function holderOf(state: GameState, figure: number): number | undefined {
  return holdersOf(state, figure).find((enemy) => state.areAdjacent(figure, enemy));
}

/**
 * A test of whether a figure is held fast at a place; undefined if no enemy could hold it anywhere.
 */
export function heldFor(
  state: GameState,
  figure: number,
): ((place: number) => boolean) | undefined {
  const all = holdersOf(state, figure);
  if (all.length === 0) return undefined;
  return (place) => all.some((enemy) => state.isBesidePlace(figure, place, enemy));
}

/** The enemies on the board that would hold a figure fast. */
function holdersOf(state: GameState, figure: number): readonly number[] {
  const { engaging, sideOf, cardOf } = state.tables;
  const holders = engaging.holders[1 - (sideOf[figure] as number)] as readonly number[];
  if (holders.length === 0) return holders;
  return holders.filter(
    (enemy) =>
      engaging.held[cardOf[enemy] as number]?.[cardOf[figure] as number] === 1 &&
      state.isOnBoard(enemy),
  );
}
