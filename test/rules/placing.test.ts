import { describe, expect, test } from 'vitest';
import { offTheMap, readGround } from '../../src/rules/placing.ts';
import { BadInput } from '../../src/words/problem.ts';

const problemsOf = (text: string, blocking?: boolean) => {
  try {
    readGround(text, blocking);
  } catch (error) {
    if (error instanceof BadInput) return error.problems;
    throw error;
  }
  return [];
};

describe('the ground of a document', () => {
  test('is read with every mistake at its line and column', () => {
    expect(problemsOf('1 x\n1 1\nA 1')).toMatchObject([
      { path: ['board', 'terrain'], within: { line: 0, column: 2 }, found: '"x"' },
      { path: ['board', 'terrain'], within: { line: 2, column: 0 }, found: '"A"' },
    ]);
    expect(readGround('1 2\n3 .')).toMatchObject({ columns: 2 });
  });

  test('may be blocking where the game has that', () => {
    expect(problemsOf('1 #', true)).toEqual([]);
    for (const without of [problemsOf('1 #', false), problemsOf('1 #')]) {
      expect(without).toMatchObject([{ found: '"#"' }]);
    }
  });
});

test('a space that is not there is off the map or a hole, and the map is told', () => {
  const terrain = readGround('1 1 .\n1 1 1');
  const found = (column: number, row: number, what?: string) =>
    offTheMap([column, row], ['at'], terrain, what);
  expect(found(2, 0)).toEqual({
    path: ['at'],
    found: '2,0, which is a hole',
    allowed: 'a space of the map, up to 2,1',
  });
  expect(found(3, 0).found).toBe('3,0, which is off the map');
  expect(found(0, 2).found).toBe('0,2, which is off the map');
  expect(found(3, 2).found).toBe('3,2, which is off the map');
  expect(found(3, 0, 'square').allowed).toBe('a square of the map, up to 2,1');
});
