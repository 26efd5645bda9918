/* The obstacles of a map and the obstacles next to a place, for powers such as leaps around an obstacle. */

import { DIRECTIONS, type Ground, type Places } from '../../../board/index.ts';
import type { Other } from '../../../fight/index.ts';

/** The obstacles of a map. */
export interface Obstacles {
  /** For each space, the number of its obstacle, or -1. */
  readonly on: Int16Array;
  /** For each number, the name of the obstacle in lower case. */
  readonly names: readonly string[];
}

export function obstaclesOn(ground: Ground, others: readonly Other[]): Obstacles {
  const on = new Int16Array(ground.count).fill(-1);
  for (const [number, { kind, spaces }] of others.entries()) {
    if (kind !== 'obstacle') continue;
    for (const space of spaces) on[ground.numberOf(space)] = number;
  }
  return { on, names: others.map(({ name }) => name.toLowerCase()) };
}

/** The obstacles next to a place, limited to those with one of the words in their names. */
export function obstaclesBeside(
  { ground: { neighbours }, obstacles }: { readonly ground: Ground; readonly obstacles: Obstacles },
  { a, b }: Places,
  place: number,
  words: readonly string[],
): number[] {
  const found: number[] = [];
  for (const space of [a[place] as number, b[place] as number]) {
    for (let d = 0; space >= 0 && d < DIRECTIONS; d++) {
      const next = neighbours[space * DIRECTIONS + d] as number;
      const obstacle = next < 0 ? -1 : (obstacles.on[next] as number);
      const name = obstacles.names[obstacle] ?? '';
      if (words.some((word) => name.includes(word.toLowerCase()))) found.push(obstacle);
    }
  }
  return found;
}
