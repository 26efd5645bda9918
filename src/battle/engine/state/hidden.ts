/* Figures that hide, and so have no hit zone for some or all attackers. */

import type { GameState } from './state.ts';

export const FOR_THE_TURN = 1;
/** Hidden for the turn, while no enemy is adjacent. */
export const UNENGAGED = 2;
/** Hidden while the figure stays in its place, until its side reveals an order marker. */
export const UNTIL_MARKER = 3;
/** Hidden for the turn, even from adjacent enemies. */
export const WHOLLY = 4;
/** Not hidden: the figure tried to hide in this turn and failed. */
export const SEEN = 5;

/** Whether only adjacent figures can target a figure. `WHOLLY` is tested separately. */
export function isHidden(state: GameState, figure: number): boolean {
  switch (state.hidden[figure]) {
    case FOR_THE_TURN:
      return true;
    case UNENGAGED:
      return !state.isEngaged(figure);
    case UNTIL_MARKER:
      return state.hiddenAt[figure] === state.place[figure];
    default:
      return false;
  }
}

/** Reveals figures that hid until the end of the turn, or until a side revealed an order marker. */
export function showAgain({ hidden, tables }: GameState, side?: number): void {
  for (let f = 0; f < tables.figures; f++) {
    const isOver = side === undefined ? hidden[f] !== UNTIL_MARKER : tables.sideOf[f] === side;
    if (isOver) hidden[f] = 0;
  }
}
