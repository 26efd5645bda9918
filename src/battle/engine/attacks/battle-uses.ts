/* Counts the uses of limited lines outside attacks. The class `Uses` counts their uses in attacks. */

import type { EffectLine } from '../../../cards/index.ts';
import type { GameState } from '../state/state.ts';
import type { BattleTables } from '../state/tables.ts';

/** Whether a figure has used up a line of its card. */
export function isUsedUp(state: GameState, figure: number, line: EffectLine): boolean {
  const { uses } = line;
  return uses !== undefined && (state.used[counterOf(state, figure, line)] as number) >= uses;
}

/** Counts one use of a line by a figure. */
export function countUse(state: GameState, figure: number, line: EffectLine): void {
  if (line.uses === undefined) return;
  const counter = counterOf(state, figure, line);
  state.used[counter] = (state.used[counter] as number) + 1;
}

/**
 * The index of a line's counter. If all figures of the card share the uses, the card's first figure has the counter.
 */
function counterOf(state: GameState, figure: number, line: EffectLine): number {
  const { index, limited, firstFigure } = state.card(figure);
  const from = state.tables.limitedFrom[index] as number;
  return (line.of === 'figure' ? figure : firstFigure) * state.lines + from + limited.indexOf(line);
}

/** The indices of the limited lines whose uses are counted per this period. */
export function limitedPer({ cards, limitedFrom }: BattleTables, period: string): number[] {
  return cards.flatMap(({ index, limited }) =>
    limited.flatMap(({ per }: EffectLine, i) =>
      per === period ? [(limitedFrom[index] as number) + i] : [],
    ),
  );
}

/** Renews the uses of the given lines for all figures. */
export function giveBack({ used, lines, tables }: GameState, all: readonly number[]): void {
  for (const line of all) {
    for (let f = 0; f < tables.figures; f++) used[f * lines + line] = 0;
  }
}
