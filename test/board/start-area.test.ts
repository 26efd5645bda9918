import { expect, test } from 'vitest';
import { withLetteredAreas } from '../../src/board/start-area.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';

const terrain = (text: string) => readTerrain(text) as Terrain;

test('letters that stand for no kind of terrain name start areas, in alphabetical order', () => {
  const ground = terrain('1c 1a 1w 1a\n 2r 1p 1l 1s\n1i 1b 1x 1d\n 1m 1 . 3c');
  expect(withLetteredAreas([], ground)).toEqual([
    {
      name: 'a',
      spaces: [
        [1, 0],
        [3, 0],
      ],
    },
    {
      name: 'c',
      spaces: [
        [0, 0],
        [3, 3],
      ],
    },
  ]);
});

test('letters add to the area of their name, each space once, and areas that are listed come first', () => {
  const listed = [
    { name: 'north', spaces: [[3, 0]] as const },
    { name: 'c', spaces: [[0, 0]] as const },
  ];
  expect(withLetteredAreas(listed, terrain('1c 1c 1e 1'))).toEqual([
    { name: 'north', spaces: [[3, 0]] },
    {
      name: 'c',
      spaces: [
        [0, 0],
        [1, 0],
      ],
    },
    { name: 'e', spaces: [[2, 0]] },
  ]);
});
