import { expect, test } from 'vitest';
import { changedLine, originalOf } from '../../../src/fight/combat/changed-lines.ts';

const line = { attackDice: 1, uses: 1 };

test('a line as it holds now counts as the one on the card', () => {
  const now = changedLine(line, { attackDice: 3, uses: 1 });
  expect(now).toEqual({ attackDice: 3, uses: 1 });
  expect(originalOf(now)).toBe(line);
});

test('also one that has been changed twice', () => {
  expect(originalOf(changedLine(changedLine(line, { attackDice: 3 }), { uses: 1 }))).toBe(line);
});

test('a line that nothing has changed is its own, however alike another is', () => {
  changedLine(line, { attackDice: 3 });
  const alike = { attackDice: 3 };
  expect(originalOf(alike)).toBe(alike);
  expect(originalOf(line)).toBe(line);
});
