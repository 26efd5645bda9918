import { expect, test } from 'vitest';
import { spaceNotes } from '../../../src/board/notes.ts';
import type { Scene } from '../../../src/board/scene.ts';
import { readTerrain, type Terrain } from '../../../src/board/terrain.ts';
import { boardText, drawBoard } from '../../../src/report/terminal/board.ts';
import { turn } from '../turns.ts';

const ledge = async (): Promise<Scene> => {
  const { scene } = (await turn()).account;
  if (!scene) throw new Error('the turn is on a board');
  return scene;
};

/** The text in a space, line by line: the first row of hexes begins at column 2. */
function cell(picture: string, column: number, row: number): string[] {
  const left = 2 + 6 * column + (row % 2) * 3 + 1;
  const top = 1 + 3 * row + 1;
  return picture
    .split('\n')
    .slice(top, top + 2)
    .map((line) => line.slice(left, left + 5));
}

test('each attacker has its number: at its best place, on its line, where it can end its move', async () => {
  const { picture, legend } = drawBoard(await ledge());
  expect(cell(picture, 2, 2)).toEqual([' 5 *1', ' A1 ¹']);
  expect(cell(picture, 3, 1)).toEqual([' 5 *2', '   ¹²']);
  expect(cell(picture, 0, 1)).toEqual([' 5   ', ' A2 ²']);
  expect(cell(picture, 4, 2)).toEqual([' 5   ', ' →1 ¹']);
  expect(cell(picture, 4, 3)).toEqual([' 1   ', ' ↘2  ']);
  expect(cell(picture, 0, 0)).toEqual([' 5   ', '     ']);
  expect(legend.split('\n')).toEqual(
    expect.arrayContaining([
      '  A1  Hawkgirl (attacker)',
      '  A2  Batman (attacker)',
      '  D   Solomon Grundy (defender)',
      '  *1  best place for Hawkgirl',
      '  →1  line of Knockback when Hawkgirl attacks',
      '  ¹   Hawkgirl can end its move here',
      '  *2  best place for Batman',
      '  ↘2  line of Knockback when Batman attacks',
      '  ²   Batman can end its move here',
    ]),
  );
});

test('marks that are too many for a space leave its sides alone', async () => {
  const { pieces, ...ground } = await ledge();
  const scene = { ...ground, pieces: pieces.filter(({ name }) => name !== 'Batman') };
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const reach = names.map((name) => ({
    name,
    spaces: [
      [2, 2],
      [6, 4],
    ] as const,
  }));
  const { picture } = drawBoard({ ...scene, stands: [], reach });
  expect(cell(picture, 2, 2)[1]).toBe('A¹²³⁴');
  expect(cell(picture, 6, 4)[1]).toBe('¹²³⁴⁵');
  const bare = drawBoard({ ...scene, stands: [], reach: [] }).picture;
  expect(picture.replace(/[¹²³⁴⁵]/g, ' ').replace('│A ', '│ A')).toBe(bare);
});

test('a board without several attackers has one A, and legends of one letter', async () => {
  const { stands: _, reach: __, ...scene } = await ledge();
  const alone = { ...scene, pieces: scene.pieces.filter(({ name }) => name !== 'Batman') };
  const text = boardText({
    ...alone,
    line: [
      [2, 2],
      [3, 2],
      [4, 2],
    ],
  });
  expect(text).toContain('  A  Hawkgirl (attacker)\n  D  Solomon Grundy (defender)\n');
  expect(text).toContain('  →  line of knockback\n');
  expect(text).not.toMatch(/[¹²*]/);
});

test('a note that fills its space is whole', async () => {
  const { stands: _, reach: __, ...scene } = await ledge();
  const notes = spaceNotes([
    { space: [0, 0], text: '#1000' },
    { space: [0, 1], text: '#12' },
  ]);
  const { picture } = drawBoard(scene, notes);
  expect(cell(picture, 0, 0)[1]).toBe('#1000');
  expect(cell(picture, 0, 1)[1]).toBe('A2#12');
});

test('legends of numbered attackers stand below each other, whatever else is shown of them', async () => {
  const { stands: _, reach: __, ...scene } = await ledge();
  const lines = drawBoard(scene).legend.split('\n');
  expect(lines).toContain('  A1  Hawkgirl (attacker)');
  expect(lines).toContain('  D   Solomon Grundy (defender)');
});

test('start areas are marked beside the ground, and explained with its letters', () => {
  const terrain = readTerrain('1w 1a 12s 1') as Terrain;
  const starts = [
    { name: 'a', spaces: [[1, 0]] as const },
    {
      name: 'far side',
      spaces: [
        [0, 0],
        [2, 0],
      ] as const,
    },
  ];
  const { picture, legend } = drawBoard({
    grid: 'hex',
    terrain,
    pieces: [],
    walls: [],
    line: [],
    starts,
    placeMeasure: 'finalSpace',
  });
  // A letter that names nothing but the area is not written twice.
  expect(cell(picture, 1, 0)[0]).toBe(' 1(a)');
  expect(cell(picture, 0, 0)[0]).toBe('1w(f)');
  expect(cell(picture, 2, 0)[0]).toBe('12s(f');
  expect(cell(picture, 3, 0)[0]).toBe(' 1   ');
  expect(legend.split('\n')).toEqual([
    '  w  water',
    '  s  heavy snow',
    '  (a)  start area a',
    '  (f)  start area far side',
  ]);
});
