import type { Scene } from './scene.ts';
import type { Space } from './space.ts';

/** How far a row is set to the right, in spaces. */
export function rowShift(grid: Scene['grid'], row: number): number {
  return grid === 'hex' && row % 2 === 1 ? 0.5 : 0;
}

/** The spaces of a scene that are there, row by row. */
export function spacesOf({ terrain }: Pick<Scene, 'terrain'>): Space[] {
  return terrain.rows.flatMap((row, r) =>
    row.flatMap((ground, c): Space[] => (ground ? [[c, r]] : [])),
  );
}
