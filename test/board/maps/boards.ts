import { boardOfMap } from '../../../src/board/maps/board-of-map.ts';
import { parseCrop } from '../../../src/board/maps/frame.ts';
import type { MapBoard } from '../../../src/board/maps/map-board.ts';
import { placeVirtualscape } from '../../../src/board/maps/virtualscape/place.ts';
import type { VirtualscapeTile } from '../../../src/board/maps/virtualscape/read.ts';
import { terrainText } from '../../../src/board/terrain.ts';

/** A tile: its type, then column, row and layer, and how often it is turned. */
export type Put = readonly [
  type: number,
  x: number,
  y: number,
  layer?: number,
  rotation?: number,
  more?: Partial<VirtualscapeTile>,
];

/** The board of a Virtualscape map with these tiles. */
export function boardOf(puts: readonly Put[], crop?: string, name = 'A map'): MapBoard {
  const tiles = puts.map(([type, x, y, layer = 0, rotation = 0, more]) => ({
    type,
    x,
    y,
    layer,
    rotation,
    ...more,
  }));
  const part = crop === undefined ? undefined : parseCrop(crop);
  return boardOfMap(
    placeVirtualscape({ name, author: '', hasScenario: false, tiles }),
    'a.hsc',
    part,
  );
}

/** The rows of a board, with one blank between spaces. */
export function rowsOf({ terrain }: MapBoard): string[] {
  return terrainText(terrain)
    .split('\n')
    .map((row) => row.trim().replace(/ +/g, ' '));
}

/** Level grass, a tile a space. */
export function meadow(columns: number, rows: number, layer = 0): Put[] {
  return Array.from(
    { length: columns * rows },
    (_, i): Put => [1001, i % columns, Math.floor(i / columns), layer],
  );
}
