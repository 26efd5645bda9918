import { expect, test } from 'vitest';
import { openDirections } from '../../../../src/explorer/panels/board/fighters.ts';
import { levelBoard } from './boards.ts';

test('a single base knocks back in one direction, a double base in several, nobody far away', () => {
  expect(openDirections(levelBoard(3, 1))).toEqual(['E']);
  const far = levelBoard(4, 1, { defender: [3, 0] });
  expect(openDirections(far)).toEqual([]);
  const doubles = levelBoard(4, 3, {
    attacker: [
      [0, 1],
      [1, 1],
    ],
    defender: [
      [2, 1],
      [2, 2],
    ],
  });
  expect(openDirections(doubles)).toEqual(['E', 'SE']);
});
