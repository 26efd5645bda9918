import { expect, test } from 'vitest';
import { overviewOf } from '../../src/board/overview.ts';
import type { Scene } from '../../src/board/scene.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';

const TERRAIN = `1 1 1w 1w 1
1 1 1w 1 .
1 9 1 . .
1 9 1 . .`;

const SCENE: Scene = {
  grid: 'hex',
  terrain: readTerrain(TERRAIN) as Terrain,
  pieces: [
    { name: 'Oak', role: 'other', kind: 'obstacle', spaces: [[0, 0]] },
    { name: 'Ann', role: 'attacker', kind: 'figure', spaces: [[1, 0]] },
    { name: 'Dan', role: 'defender', kind: 'figure', spaces: [[2, 2]] },
  ],
  walls: [],
  line: [],
  placeMeasure: 'finalSpace',
};
const CROP = { left: 1, top: 0, right: 2, bottom: 2 };

test('a board in small has the commonest ground of each block, its fighter, and whether it is drawn', () => {
  const { size, rows } = overviewOf(SCENE, CROP, 3);
  // Five columns in three blocks: two spaces each, and one of a single column.
  expect(size).toBe(2);
  expect(rows).toEqual([
    [
      { column: 0, row: 0, paint: 'height0', isDrawn: true, role: 'attacker' },
      { column: 1, row: 0, paint: 'water', isDrawn: true },
      { column: 2, row: 0, paint: 'height0', isDrawn: false },
    ],
    [
      { column: 0, row: 1, paint: 'height0', isDrawn: true },
      { column: 1, row: 1, paint: 'height0', isDrawn: true, role: 'defender' },
      { column: 2, row: 1, isDrawn: false },
    ],
  ]);
});

test('with room for every space, each is a block of its own', () => {
  const { size, rows } = overviewOf(SCENE, CROP, 5);
  expect(size).toBe(1);
  expect(rows.map((row) => row.map(({ isDrawn }) => Number(isDrawn)).join(''))).toEqual([
    '01100',
    '01100',
    '01100',
    '00000',
  ]);
});
