import type { Leap } from './gait.ts';
import { holdsFor } from './holds.ts';
import type { GameState } from './state.ts';

/** Whether a figure can make a leap now: its conditions hold, and it has not used it up. */
export function mayLeap(state: GameState, figure: number, { line }: Leap): boolean {
  return !isUsedUp(state, figure, line) && holdsFor(state, figure, line.when);
}

function isUsedUp(state: GameState, figure: number, line: Leap['line']): boolean {
  const { uses } = line;
  return uses !== undefined && (state.used[counterOf(state, figure, line)] as number) >= uses;
}

/** A leap has been made. */
export function useLeap(state: GameState, figure: number, { line }: Leap): void {
  if (line.uses === undefined) return;
  const counter = counterOf(state, figure, line);
  state.used[counter] = (state.used[counter] as number) + 1;
}

/** Where the uses of a limited line of battles are counted: those of a card with its first figure. */
function counterOf(state: GameState, figure: number, line: Leap['line']): number {
  const { index, limited, firstFigure } = state.card(figure);
  const from = state.tables.limitedFrom[index] as number;
  return (line.of === 'figure' ? figure : firstFigure) * state.lines + from + limited.indexOf(line);
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
