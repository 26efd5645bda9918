import { expect, test } from 'vitest';
import { layoutOf } from '../../src/board/layout.ts';
import type { Piece, Scene } from '../../src/board/scene.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';

const ATTACKER: Piece = { name: 'Ann', role: 'attacker', kind: 'figure', spaces: [[0, 0]] };
const DEFENDER: Piece = {
  name: 'Dan',
  role: 'defender',
  kind: 'figure',
  spaces: [
    [1, 0],
    [2, 0],
  ],
};

/** Dan, on two spaces, is knocked along his own base and one space further. */
const SCENE: Scene = {
  grid: 'hex',
  terrain: readTerrain('1 1 1 2w\n1 . 1 3') as Terrain,
  pieces: [ATTACKER, DEFENDER, { name: 'Oak', role: 'other', kind: 'obstacle', spaces: [[3, 1]] }],
  walls: [
    [
      [2, 0],
      [2, 1],
    ],
  ],
  line: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ],
  placeMeasure: 'finalSpace',
};

const cellNamed = (scene: Scene, space: string) =>
  layoutOf(scene).cells.find(({ name }) => name === space);

test('every space that is there is laid out once, with its place, its ground and who stands on it', () => {
  const { cells, cropText } = layoutOf(SCENE);
  expect(cells.map(({ name }) => name)).toEqual(['0,0', '1,0', '2,0', '3,0', '0,1', '2,1', '3,1']);
  expect(cellNamed(SCENE, '3,0')).toMatchObject({ x: 3, y: 0, paint: 'water', pieces: [] });
  expect(cellNamed(SCENE, '3,1')).toMatchObject({ x: 3.5, paint: 'height7' });
  expect(cellNamed(SCENE, '2,0')?.pieces).toEqual([DEFENDER]);
  expect(cropText).toBeUndefined();
});

test('attackers who choose have their own lines and places, and there is no line of all', () => {
  const scene: Scene = {
    ...SCENE,
    stands: [{ name: 'Ann', spaces: [[2, 1]], line: [...SCENE.line] }],
    reach: [{ name: 'Ann', spaces: [[2, 1]] }],
  };
  const { line, attackers } = layoutOf(scene);
  expect(line).toEqual([]);
  expect(attackers).toMatchObject([{ number: 1, name: 'Ann' }]);
  expect(cellNamed(scene, '2,1')).toMatchObject({ best: ['Ann'], reach: ['Ann'] });
  expect(cellNamed(scene, '0,1')).toMatchObject({ best: [], reach: [] });
});

test('a large board is cropped to where something happens, and to what is shown, unless it is wanted whole', () => {
  const rows = Array.from({ length: 60 }, () => Array(60).fill({ level: 1 }));
  const scene: Scene = {
    ...SCENE,
    terrain: { columns: 60, rows },
    walls: [
      [
        [50, 50],
        [51, 50],
      ],
    ],
    pieces: [ATTACKER, DEFENDER],
  };
  const cropped = layoutOf(scene, [[8, 8]]);
  expect(cropped.crop).toEqual({ left: 0, top: 0, right: 10, bottom: 10 });
  expect(cropped.cropText).toBe('columns 0 to 10 and rows 0 to 10 of 60 × 60');
  expect(cropped.cells).toHaveLength(121);
  expect(cropped.walls).toEqual([]);
  const whole = layoutOf(scene, [], false);
  expect(whole.cells).toHaveLength(3600);
  expect(whole.walls).toHaveLength(1);
});

test('a space of a start area has its name, and no letter that says the same', () => {
  const terrain = readTerrain('1a 1w 1') as Terrain;
  const areas = [
    {
      name: 'a',
      spaces: [
        [0, 0],
        [1, 0],
      ] as const,
    },
  ];
  const { cells } = layoutOf({ ...SCENE, terrain, pieces: [], walls: [], line: [], starts: areas });
  expect(cells.map(({ ground, start }) => [ground, start])).toEqual([
    [{ level: 1 }, 'a'],
    [{ level: 1, letter: 'w' }, 'a'],
    [{ level: 1 }, undefined],
  ]);
});

test('a scene that shows no start areas does not show their letters either', () => {
  const terrain = readTerrain('1a 1w 1') as Terrain;
  const { cells } = layoutOf({ ...SCENE, terrain, pieces: [], walls: [], line: [] });
  expect(cells.map(({ ground, start }) => [ground, start])).toEqual([
    [{ level: 1 }, undefined],
    [{ level: 1, letter: 'w' }, undefined],
    [{ level: 1 }, undefined],
  ]);
});
