import { isUsedUp } from './battle-uses.ts';
import type { Leap } from './gait.ts';
import { holdsFor } from './holds.ts';
import type { GameState } from './state.ts';

/** Whether a figure can make a leap now: its conditions hold, and it has not used it up. */
export function mayLeap(state: GameState, figure: number, { line }: Leap): boolean {
  return !isUsedUp(state, figure, line) && holdsFor(state, figure, line.when);
}

/** Whether a figure sees the ground of a place from where it stands. */
export function seesPlace(state: GameState, figure: number, place: number): boolean {
  const { sight } = state.tables;
  const { height } = state.card(figure);
  const { a, b } = state.places(figure);
  const own = [state.spaceA(figure), state.spaceB(figure)];
  const to = [a[place] as number, b[place] as number];
  return own.some(
    (s) => s >= 0 && to.some((t) => t >= 0 && sight.isClear(s, height, t, height, undefined)),
  );
}
