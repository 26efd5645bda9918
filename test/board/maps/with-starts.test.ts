import { expect, test } from 'vitest';
import type { MapBoard } from '../../../src/board/maps/map-board.ts';
import { withStarts } from '../../../src/board/maps/with-starts.ts';
import { readTerrain, type Terrain } from '../../../src/board/terrain.ts';

const mapOf = (terrain: string, more: Partial<MapBoard> = {}): MapBoard => ({
  name: 'Meadow',
  author: '',
  format: 'a file',
  terrain: readTerrain(terrain) as Terrain,
  pieces: [],
  walls: [],
  starts: [],
  lacks: [],
  notes: ['It is green.'],
  ...more,
});

test('a map without start areas gets two, and says so', () => {
  const { starts, notes, ...others } = withStarts(mapOf('1 1 1 1 1 1'));
  expect(starts).toEqual([
    {
      name: 'a',
      of: 'proposed',
      spaces: [
        [0, 0],
        [1, 0],
      ],
    },
    {
      name: 'c',
      of: 'proposed',
      spaces: [
        [4, 0],
        [5, 0],
      ],
    },
  ]);
  expect(notes).toEqual([
    'It is green.',
    'This map has no start areas, so it gets two with 2 spaces each, at opposite ends: a and c.',
  ]);
  expect(others).toMatchObject({ name: 'Meadow', pieces: [] });
});

test('a map with start areas, or without room for two, stays as it is', () => {
  const start = { name: 'b', of: 'player 2', spaces: [[0, 0] as const] };
  for (const map of [mapOf('1 1 1 1 1 1', { starts: [start] }), mapOf('1 1')]) {
    expect(withStarts(map)).toEqual(map);
  }
});
