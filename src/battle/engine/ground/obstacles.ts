/* Obstacles next to a place, for powers that depend on them, such as leaps around an obstacle. */

import { type BattleGround, DIRECTIONS, type Places } from './ground.ts';

/** Numbers of the obstacles next to a place whose names contain one of the words. */
export function obstaclesBeside(
  { neighbours, obstacles, obstacleNames }: BattleGround,
  { a, b }: Places,
  place: number,
  words: readonly string[],
): number[] {
  const found: number[] = [];
  for (const space of [a[place] as number, b[place] as number]) {
    for (let d = 0; space >= 0 && d < DIRECTIONS; d++) {
      const next = neighbours[space * DIRECTIONS + d] as number;
      const obstacle = next < 0 ? -1 : (obstacles[next] as number);
      const name = obstacleNames[obstacle] ?? '';
      if (words.some((word) => name.includes(word.toLowerCase()))) found.push(obstacle);
    }
  }
  return found;
}
