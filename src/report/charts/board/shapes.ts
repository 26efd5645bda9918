import { rowShift } from '../../../boards/layout.ts';
import type { Scene } from '../../../boards/scene.ts';
import type { Space } from '../../../boards/space.ts';

/** Sizes in steps from one space to the next of a row; paths within a square from -1 to 1. */
export const SHAPES = {
  hex: {
    path: 'M0,-1L0.866,-0.5L0.866,0.5L0,1L-0.866,0.5L-0.866,-0.5Z',
    diameter: 2 / Math.sqrt(3),
    height: 2 / Math.sqrt(3),
    rise: Math.sqrt(3) / 2,
  },
  square: { path: 'M-1,-1L1,-1L1,1L-1,1Z', diameter: 1, height: 1, rise: 1 },
} as const;

/** Where the middle of a space is, in steps. */
export type Placer = (space: Space) => { x: number; y: number };

export function placer({ grid }: Pick<Scene, 'grid'>): Placer {
  return ([column, row]) => ({ x: column + rowShift(grid, row), y: row * SHAPES[grid].rise });
}
