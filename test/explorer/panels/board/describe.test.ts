import { expect, test } from 'vitest';
import { describedSpace, initialsOf } from '../../../../src/explorer/panels/board/describe.ts';
import { drawn, levelBoard } from './boards.ts';

const NAMES = { attacker: 'Hawkgirl', defender: 'Solomon Grundy' };

test('a space is told with its ground, who stands there, its walls and its odds', () => {
  const board = drawn();
  expect(describedSpace(board, [2, 2], NAMES, { chance: 0.25 })).toBe(
    'Space 2,2. Level 9. Solomon Grundy, the defender. The defender ends here 25.0% of the time.',
  );
  expect(describedSpace(board, [4, 3], NAMES, undefined)).toBe('Space 4,3. Level 2. Wall: left.');
  expect(describedSpace(board, [7, 1], NAMES, undefined)).toBe('Space 7,1. Level 1, molten lava.');
  expect(describedSpace(board, [1, 2], NAMES, { chance: 0.5, rank: 2 })).toBe(
    'Space 1,2. Level 9. Hawkgirl, the attacker. Attacking from here: 50.0%, rank 2 among all places.',
  );
});

test('a space is told with its kind of terrain and its start area, listed or by its letter', () => {
  const board = drawn({
    board: { terrain: '1i 1a 2l 1', defender: [3, 0], starts: { c: [[0, 0]] } },
  });
  const told = [0, 1, 2].map((column) => describedSpace(board, [column, 0], NAMES, undefined));
  expect(told).toEqual([
    'Space 0,0. Level 1, slippery ice, start area c.',
    'Space 1,0. Level 1, start area a.',
    'Space 2,0. Level 2, lava field.',
  ]);
});

test('things are told with what they are and their Life', () => {
  const others = [
    { object: 'Crate', at: [2, 0], life: 2 },
    { figure: 'the-joker', at: [2, 0] },
    { glyph: 'Glyph', at: [2, 0] },
  ];
  expect(describedSpace(levelBoard(3, 1, { others }), [2, 0], NAMES, undefined)).toBe(
    'Space 2,0. Level 1. Crate, a destructible object, Life 2. The Joker, a figure. Glyph, a glyph.',
  );
});

test.each([
  ['The Joker', 'J'],
  ['parked car', 'PC'],
  ['the', 'T'],
  ['Glyph of Brandar', 'GB'],
  ['Éowyn', 'É'],
  ['!?', ''],
])('%j is %j on its token', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});
