import { expect, test } from 'vitest';
import { capitalised, counted, inWords, listed, ordinal } from '../../../src/base/words/english.ts';

test('numbers up to ten are words', () => {
  expect([0, 1, 6, 10, 11, 100].map(inWords)).toEqual(['no', 'one', 'six', 'ten', '11', '100']);
});

test('a counted thing is singular only where there is one', () => {
  expect([0, 1, 2].map((n) => counted(n, 'skull'))).toEqual([
    'no skulls',
    'one skull',
    'two skulls',
  ]);
  expect([1, 3].map((n) => counted(n, 'die', 'dice'))).toEqual(['one die', 'three dice']);
});

test('a list has commas, and a word before its last item', () => {
  expect(listed([])).toBe('');
  expect(listed(['a'])).toBe('a');
  expect(listed(['a', 'b'])).toBe('a and b');
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listed(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});

test('the first letter is raised, the others kept', () => {
  expect(['the Joker', '', 'ärger'].map(capitalised)).toEqual(['The Joker', '', 'Ärger']);
});

test('ordinals end as they are spoken, those from 11 to 13 included', () => {
  expect([1, 2, 3, 4, 10, 11, 12, 13, 20, 21, 22, 111].map(ordinal)).toEqual([
    ...[
      '1st',
      '2nd',
      '3rd',
      '4th',
      '10th',
      '11th',
      '12th',
      '13th',
      '20th',
      '21st',
      '22nd',
      '111th',
    ],
  ]);
});
