import type { Wall } from '../boards/board.ts';
import type { Space } from '../boards/space.ts';
import { terrainText } from '../boards/terrain.ts';
import type { MapBoard } from './map-board.ts';

/** The board of a map as an experiment would write it. */
export interface BoardData {
  readonly terrain: string;
  readonly others: readonly BoardEntry[];
  readonly walls: readonly Wall[];
  /** What of the map is not on the board. */
  readonly lacks: readonly string[];
}

/** An entry of `others`: what it is, with its name, and where it stands. */
export type BoardEntry = Readonly<Record<string, string | Space | readonly Space[]>>;

export function boardData({ terrain, pieces, walls, lacks }: MapBoard): BoardData {
  return {
    terrain: terrainText(terrain),
    others: pieces.map(
      ({ kind, name, spaces }): BoardEntry => ({
        [kind]: name,
        at: spaces.length === 1 && spaces[0] ? spaces[0] : spaces,
      }),
    ),
    walls,
    lacks,
  };
}
