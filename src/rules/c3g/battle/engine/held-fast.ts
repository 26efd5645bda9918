import type { GameState } from './state.ts';

/** Whether an enemy next to a figure holds it fast. */
export function isHeldFast(state: GameState, figure: number): boolean {
  const { engaging, sideOf, cardOf } = state.tables;
  const holders = engaging.holders[1 - (sideOf[figure] as number)] as readonly number[];
  return holders.some(
    (enemy) =>
      engaging.held[cardOf[enemy] as number]?.[cardOf[figure] as number] === 1 &&
      state.isOnBoard(enemy) &&
      state.areAdjacent(figure, enemy),
  );
}
