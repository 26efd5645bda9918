import type { GameState } from './state.ts';

/** Whether an enemy next to a figure holds it fast. */
export function isHeldFast(state: GameState, figure: number): boolean {
  return holderOf(state, figure) !== undefined;
}

/** The enemy next to a figure that holds it fast. */
export function holderOf(state: GameState, figure: number): number | undefined {
  const { engaging, sideOf, cardOf } = state.tables;
  const holders = engaging.holders[1 - (sideOf[figure] as number)] as readonly number[];
  return holders.find(
    (enemy) =>
      engaging.held[cardOf[enemy] as number]?.[cardOf[figure] as number] === 1 &&
      state.isOnBoard(enemy) &&
      state.areAdjacent(figure, enemy),
  );
}
