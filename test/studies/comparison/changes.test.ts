import { describe, expect, test } from 'vitest';
import { changes } from '../../../src/studies/comparison/comparison.ts';

test('nothing was changed where the data is the same, in whatever order its fields stand', () => {
  const board = { terrain: ['1', '2'], others: [{ name: 'tree' }] };
  expect(changes({ a: 1, board }, { board, a: 1 })).toEqual([]);
});

test('fields are named by their paths, in the order of A, then of B', () => {
  const a = { attacker: { attack: 5, defense: 3 }, height: 2 };
  const b = { rulings: { glyphsBlock: true }, height: 3, attacker: { attack: 6, defense: 3 } };
  expect(changes(a, b)).toEqual([
    { field: 'attacker.attack', a: 5, b: 6 },
    { field: 'height', a: 2, b: 3 },
    { field: 'rulings', a: undefined, b: { glyphsBlock: true } },
  ]);
});

describe('of lists', () => {
  const others = (...list: unknown[]) => ({ board: { others: list } });
  const joker = (column: number) => ({ name: 'The Joker', at: [column, 0] });

  test('as many figures are compared one by one', () => {
    const [a, b] = [others({ name: 'tree' }, joker(2)), others({ name: 'tree' }, joker(4))];
    expect(changes(a, b)).toEqual([{ field: 'board.others[1].at', a: [2, 0], b: [4, 0] }]);
  });

  test('another number of figures is one field', () => {
    const [a, b] = [[joker(2)], [joker(2), joker(3)]];
    expect(changes(others(...a), others(...b))).toEqual([{ field: 'board.others', a, b }]);
    expect(changes(others(...b), others(...a))).toEqual([{ field: 'board.others', a: b, b: a }]);
  });

  test.each([
    ['a space', [2, 0], [2, 1]],
    ['powers, which are names or mappings', ['tough', { tough: 2 }], ['tough', { tough: 3 }]],
    ['powers, of which one side has names alone', [{ tough: 2 }], ['tough']],
    ['powers, of which the other has', ['tough'], [{ tough: 2 }]],
  ])('%s is one field', (_, before, after) => {
    const [a, b] = [{ list: before }, { list: after }];
    expect(changes(a, b)).toEqual([{ field: 'list', a: before, b: after }]);
  });
});
