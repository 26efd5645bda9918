import type { GameState } from './state.ts';

/* Figures without a hit zone, by number in `GameState.hidden`. */

export const FOR_THE_TURN = 1;
/** For the turn, while no enemy is next to it. */
export const UNENGAGED = 2;
/** While it stays where it is, until an order marker of its side is revealed. */
export const UNTIL_MARKER = 3;
/** For the turn, and from those next to it as well. */
export const WHOLLY = 4;
/** It has tried to hide in this turn and failed. */
export const SEEN = 5;

/** Whether a figure has no hit zone for figures that are not adjacent. */
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

/** Shows figures that hid until the end of the turn, or until an order marker of a side was revealed. */
export function showAgain({ hidden, tables }: GameState, side?: number): void {
  for (let f = 0; f < tables.figures; f++) {
    const isOver = side === undefined ? hidden[f] !== UNTIL_MARKER : tables.sideOf[f] === side;
    if (isOver) hidden[f] = 0;
  }
}
