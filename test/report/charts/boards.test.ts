import { expect, test } from 'vitest';
import { boardsOfSweeps } from '../../../src/report/charts/boards.ts';
import { isReportFile } from '../../../src/studies/report-folder.ts';
import { computed } from '../sentences/sweeps.ts';

const wall = (column: number) => [
  [
    [column, 0],
    [column + 1, 0],
  ],
];
const titled = async (vary: object) => {
  const board = { terrain: '1 1 1 1 1 1 1 1 1 1', attacker: [0, 0], defender: [1, 0] };
  return boardsOfSweeps(await computed({ board, vary })).map(({ name, spec }) => ({
    name,
    title: spec.title as { text: string; subtitle: string },
  }));
};

test('a board that is varied is drawn each way it is, and how many more there are is said', async () => {
  const boards = await titled({ 'board.walls': [1, 2, 3, 4, 5, 6, 7, 8].map(wall) });
  expect(boards.map(({ name }) => name)).toEqual([
    'board',
    'board-2',
    'board-3',
    'board-4',
    'board-5',
    'board-6',
  ]);
  const isOurs = (name: string) => isReportFile({ name, isDirectory: () => false });
  expect(boards.filter(({ name }) => !isOurs(`${name}.png`))).toEqual([]);
  expect(boards[0]?.title.subtitle).toMatch(/^Board 1 of 8/);
  expect(boards[5]?.title.subtitle).toMatch(/^Board 6 of 8; the other 2 are not drawn/);
});

test('the title says what tells a board from the others', async () => {
  const boards = await titled({ 'board.walls': [{ label: 'no wall', value: [] }, wall(2)] });
  expect(boards.map(({ title }) => title.text)).toEqual([
    'The board with no wall',
    "The board with the board's walls set to 2,0 3,0",
  ]);
});

test('a board that all share is drawn once', async () => {
  const [only, ...others] = await titled({ 'rulings.glyphsBlock': [true, false] });
  expect(only?.title.subtitle).toMatch(/^The board is the same in all combinations/);
  expect(others).toEqual([]);
});
