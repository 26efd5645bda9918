import { expect, test } from 'vitest';
import { boardData, boardFile } from '../../../src/board/maps/board-file.ts';
import { check } from '../../../src/experiments/scenarios/check.ts';
import { parseYaml } from '../../../src/experiments/scenarios/document.ts';
import { mapFile } from '../../../src/fight/board-schema.ts';
import { boardOf, meadow, type Put } from './boards.ts';

const PUTS: Put[] = [
  ...meadow(4, 2),
  [10004, 0, 0, 1],
  [14066, 3, 0, 1, 0, { glyphLetter: 'B' }],
  [18001, 3, 1, 1, 0, { figure: 'He said: "#no", \\ \u202e' }],
  [15001, 3, 1, 1, 0, { startName: 'Red # of them' }],
  [16301, 3, 0, 1, 1],
  [16301, 2, 0, 1, 1],
  [16402, 2, 1, 1],
];

test('the written board is what an experiment reads', () => {
  const board = boardOf(PUTS, undefined, 'A map: "of" {mine}');
  const { lacks, name, ...data } = boardData(board);
  expect(name).toBe('A map: "of" {mine}');
  const { data: read } = parseYaml(boardFile(board, 'a.hsc'), 'a.yaml');
  expect(read).toEqual({ ...data, terrain: `${data.terrain}\n` });
  expect(check(mapFile(), read).others).toMatchObject([
    {
      obstacle: 'big tree',
      at: [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ],
    },
    { figure: 'He said: "#no", \\ <U+202E>', at: [[3, 1]] },
    { glyph: 'Glyph of Brandar', at: [[3, 0]] },
  ]);
  expect(check(mapFile(), boardData(board)).lacks).toEqual(lacks);
});

test('comments tell where it comes from, whose it is, the start areas and what is missing', () => {
  const written = boardFile(boardOf(PUTS, '2,1..3,1', 'Quick game'), '/home/somebody/maps/a.hsc');
  expect(written.split('\n').filter((line) => line.startsWith('#'))).toEqual([
    '# A Virtualscape map "Quick game"; read from a.hsc by knockback map.',
    '# This is the part 2,1..3,1 of the map: its space 2,1 is 1,0 here.',
    '# Start area a: Red # of them, 1 space',
    '# Left out of this map: 1 ladder.',
    '# Ground without a terrain letter, for which only the level counts (number of spaces): grass (2).',
  ]);
  expect(parseYaml(written, 'a.yaml').data).toMatchObject({ starts: { a: [[2, 0]] } });
});

test('no name ends a comment, or begins anything else', () => {
  const name = 'x\nterrain: 9\r\u2028others: []\u0085walls: 1';
  const written = boardFile(boardOf(meadow(1, 1), undefined, name), `a\nterrain: 8${name}.hsc`);
  expect(parseYaml(written, 'a.yaml').data).toEqual({ terrain: '1\n' });
});

test('a thing on one space is written with that space, one on several with a list', () => {
  const { others } = boardData(boardOf(PUTS));
  const at = (kind: string) => others.find((one) => kind in one)?.at;
  expect([at('figure'), at('glyph')]).toEqual([
    [3, 1],
    [3, 0],
  ]);
  expect(at('obstacle')).toHaveLength(4);
});

test('a map with nothing but ground is its terrain alone, and areas of several spaces are told as such', () => {
  const start = (column: number): Put => [15001, column, 0, 1, 0, { startName: 'Red' }];
  const written = boardFile(boardOf([...meadow(2, 1), start(0), start(1)]), 'a.hsc');
  expect(written).toContain('# Start area a: Red, 2 spaces\n');
  const bare = boardFile(boardOf(meadow(2, 1)), 'a.hsc').split('\n');
  expect(bare.filter((line) => !line.startsWith('#'))).toEqual(['terrain: |', '  1 1', '']);
});
