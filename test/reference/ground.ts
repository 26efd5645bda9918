import type { Ground } from './scene.ts';

/** Knockback moves freely over clear, level ground without end. */
export function clearGround(distance: number, height: number): Ground {
  let driven = 0;
  return {
    adjacent: () => distance + driven === 1,
    distance: () => distance + driven,
    height: () => height,
    knock: (_dice, scene, points) => {
      driven += points;
      scene.course.spacesMoved = points;
    },
  };
}
