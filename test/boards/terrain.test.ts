import { describe, expect, test } from 'vitest';
import { groundAt, readTerrain, type Terrain } from '../../src/boards/terrain.ts';

function read(text: string, blocking = false): Terrain {
  const terrain = readTerrain(text, blocking);
  if (Array.isArray(terrain)) throw new Error(JSON.stringify(terrain));
  return terrain as Terrain;
}

describe('board text', () => {
  test('is a row a line, cells apart by blanks, indented at will', () => {
    const terrain = read('1 2  3\n   4   5 6\n7 8 9\n');
    expect(terrain.columns).toBe(3);
    expect(terrain.rows.map((row) => row.map((ground) => ground?.level))).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]);
  });

  test('has terrain letters behind levels, and dots for no space', () => {
    const terrain = read('1m . 20w 0');
    expect(groundAt(terrain, [0, 0])).toEqual({ level: 1, letter: 'm' });
    expect(groundAt(terrain, [1, 0])).toBeUndefined();
    expect(groundAt(terrain, [2, 0])).toEqual({ level: 20, letter: 'w' });
    expect(groundAt(terrain, [3, 0])).toEqual({ level: 0 });
  });

  test.each([
    [-1, 0],
    [0, -1],
    [4, 0],
    [0, 1],
  ])('has nothing at %i,%i, off the map', (column, row) => {
    expect(groundAt(read('1 1 1 1'), [column, row])).toBeUndefined();
  });

  test('has blocking terrain only where the rules know it', () => {
    expect(groundAt(read('1 #', true), [1, 0])).toMatchObject({ blocking: true });
    expect(readTerrain('1 #')).toMatchObject([{ line: 0, column: 2, found: '"#"' }]);
  });

  test('names every mistake with its line and column', () => {
    expect(readTerrain('1 x 1\n 1 1 -2\n1 1')).toMatchObject([
      { line: 0, column: 2, found: '"x"' },
      { line: 1, column: 5, found: '"-2"' },
      { line: 2, column: 0, found: '2 spaces', allowed: '3, as in the first row' },
    ]);
  });

  test.each(['', '\n', '1\n\n1', '1'.padEnd(1002, ' 1')])('refuses %j', (text) => {
    expect(Array.isArray(readTerrain(text))).toBe(true);
  });

  test('writes out what would steer a terminal', () => {
    expect(readTerrain('1\u001b[31m \u202e2')).toMatchObject([
      { found: '"1<U+001B>[31m"' },
      { found: '"<U+202E>2"' },
    ]);
  });

  test('stops naming mistakes where nobody would read on', () => {
    expect(readTerrain('x '.repeat(300_000))).toHaveLength(1000);
  });

  test('takes any number of blanks between two spaces', () => {
    expect(read(`1${' '.repeat(1_000_000)}1`).columns).toBe(2);
  });
});
