import { expect, test } from 'vitest';
import { isVaried } from '../../src/rules/fight-command.ts';

test('only a list of numbers is a value to vary', () => {
  expect(isVaried([3])).toBe(true);
  expect(isVaried([0, 1, 2])).toBe(true);
  for (const value of [3, '3', true, ['krug', 'thormun'], [], undefined]) {
    expect(isVaried(value)).toBe(false);
  }
});
