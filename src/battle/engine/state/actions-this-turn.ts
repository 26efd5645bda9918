/* What cards and figures have done in the current turn, for conditions that depend on these actions. */

import type { TurnAction } from '../../../cards/index.ts';
import type { GameState } from './state.ts';

/** Bits for what a card has done in a turn. */
const OF_CARD = { attacked: 1, attackedSpecially: 2, destroyed: 4 } as const;
/** Bits for how a figure has moved and attacked in a turn. */
const OF_FIGURE = { flew: 1, leapt: 2, ran: 4, struck: 8, struckAgain: 16 } as const;

/** Notes an action of a figure, for its card and for this turn. */
export function noteAction(state: GameState, figure: number, deed: keyof typeof OF_CARD): void {
  const card = state.tables.cardOf[figure] as number;
  state.deeds[card] = (state.deeds[card] as number) | OF_CARD[deed];
}

/** Notes how a figure has moved in this turn. */
export function noteMovement(
  state: GameState,
  figure: number,
  movement: keyof typeof OF_FIGURE,
): void {
  state.movements[figure] = (state.movements[figure] as number) | OF_FIGURE[movement];
}

/** The result that `ask` would give if a figure had run in this turn. */
export function asIfRun<Result>(state: GameState, figure: number, ask: () => Result): Result {
  const done = state.movements[figure] as number;
  noteMovement(state, figure, 'ran');
  const result = ask();
  state.movements[figure] = done;
  return result;
}

/** Whether a figure has attacked an enemy in this turn. */
export const hasStruck = ({ movements }: GameState, figure: number): boolean =>
  ((movements[figure] as number) & OF_FIGURE.struck) !== 0;

/** Notes that a figure has attacked an enemy. */
export const noteStrike = (state: GameState, figure: number): void =>
  noteMovement(state, figure, hasStruck(state, figure) ? 'struckAgain' : 'struck');

/** Whether a figure has attacked enemies at least twice in this turn. */
export const hasStruckAgain = ({ movements }: GameState, figure: number): boolean =>
  ((movements[figure] as number) & OF_FIGURE.struckAgain) !== 0;

/** Whether a figure, or its card, has done something in this turn. */
export function hasDone(state: GameState, figure: number, deed: TurnAction): boolean {
  if (deed === 'flew' || deed === 'leapt' || deed === 'ran')
    return ((state.movements[figure] as number) & OF_FIGURE[deed]) !== 0;
  const { index, firstFigure, figures } = state.card(figure);
  if (deed !== 'moved') return ((state.deeds[index] as number) & OF_CARD[deed]) !== 0;
  for (let f = firstFigure; f < firstFigure + figures; f++)
    if (state.isOnBoard(f) && state.place[f] !== state.began[f]) return true;
  return false;
}
