/* The different boards of a sweep, for pictures and the terminal. */

import type { Scene } from '../../board/index.ts';
import type { Case } from '../../experiments/index.ts';
import { valueKey, variedFields } from '../tables/labels.ts';
import { conditionOf } from './condition.ts';

/** One of the boards of a sweep. */
export interface VariedBoard {
  readonly scene: Scene;
  /** How it differs from the other boards: "with a wall behind him". */
  readonly condition: string;
}

export interface VariedBoards {
  /** The first few boards, in the order of the combinations; empty if the board is not varied. */
  readonly shown: readonly VariedBoard[];
  /** The number of different boards. */
  readonly all: number;
}

/** The maximum number of boards that a reader can compare. */
const MOST_BOARDS = 6;

/**
 * The different boards of a sweep: those that differ in a varied field of `board`.
 *
 * @param sceneOf returns the board of a combination, if it has one; called only for the boards that are shown
 */
export function variedBoards<T extends Case>(
  combinations: readonly T[],
  sceneOf: (one: T) => Scene | undefined,
): VariedBoards {
  const fields = variedFields(combinations).filter(
    ({ field, values }) => /^board(\.|$)/.test(field) && values.length > 1,
  );
  if (fields.length === 0) return { shown: [], all: 0 };
  const boards = new Map<string, T>();
  for (const one of combinations) {
    const key = fields.map(({ field }) => valueKey(one.combination[field])).join();
    if (!boards.has(key)) boards.set(key, one);
  }
  const shown = [...boards.values()].slice(0, MOST_BOARDS).flatMap((one) => {
    const scene = sceneOf(one);
    return scene ? [{ scene, condition: conditionOf(one, fields).full }] : [];
  });
  return { shown, all: boards.size };
}
