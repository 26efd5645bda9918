import { expect, test } from 'vitest';
import { rowShift, spacesOf } from '../../src/boards/layout.ts';
import { readTerrain, type Terrain } from '../../src/boards/terrain.ts';

test('the second, fourth … row of hexes sits half a space to the right, no row of squares does', () => {
  const rows = [0, 1, 2, 3, 4, 5];
  expect(rows.map((row) => rowShift('hex', row))).toEqual([0, 0.5, 0, 0.5, 0, 0.5]);
  expect(rows.map((row) => rowShift('square', row))).toEqual([0, 0, 0, 0, 0, 0]);
});

test('the spaces of a scene are those that are there, row by row', () => {
  const terrain = readTerrain('. 1 #\n0 . 2w', true) as Terrain;
  expect(spacesOf({ terrain })).toEqual([
    [1, 0],
    [2, 0],
    [0, 1],
    [2, 1],
  ]);
  expect(spacesOf({ terrain: { columns: 0, rows: [] } })).toEqual([]);
});
