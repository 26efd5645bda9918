import type { EffectLine } from '../../../cards/index.ts';
import type { GameState } from '../state/state.ts';
import type { BattleTables } from '../state/tables.ts';

/* Lines of battles that may be used only so often; those of attacks are counted by `Uses`. */

/** Whether a figure has used a line of its card as often as it may. */
export function isUsedUp(state: GameState, figure: number, line: EffectLine): boolean {
  const { uses } = line;
  return uses !== undefined && (state.used[counterOf(state, figure, line)] as number) >= uses;
}

/** A figure has used a line of its card. */
export function countUse(state: GameState, figure: number, line: EffectLine): void {
  if (line.uses === undefined) return;
  const counter = counterOf(state, figure, line);
  state.used[counter] = (state.used[counter] as number) + 1;
}

/** Where uses are counted: those of a card with its first figure. */
function counterOf(state: GameState, figure: number, line: EffectLine): number {
  const { index, limited, firstFigure } = state.card(figure);
  const from = state.tables.limitedFrom[index] as number;
  return (line.of === 'figure' ? figure : firstFigure) * state.lines + from + limited.indexOf(line);
}

/** Limited lines of a period, by their numbers among all. */
export function limitedPer({ cards, limitedFrom }: BattleTables, period: string): number[] {
  return cards.flatMap(({ index, limited }) =>
    limited.flatMap(({ per }: EffectLine, i) =>
      per === period ? [(limitedFrom[index] as number) + i] : [],
    ),
  );
}

/** All figures have the uses of some lines back. */
export function giveBack({ used, lines, tables }: GameState, all: readonly number[]): void {
  for (const line of all) {
    for (let f = 0; f < tables.figures; f++) used[f * lines + line] = 0;
  }
}
