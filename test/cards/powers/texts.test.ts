import { expect, test } from 'vitest';
import { numberText, perText, timesText } from '../../../src/cards/powers/texts.ts';

test('numbers and times', () => {
  expect([numberText(1, 'wound'), numberText(0, 'wound')]).toEqual(['1 wound', '0 wounds']);
  expect([1, 2, 3].map(timesText)).toEqual(['once', 'twice', '3 times']);
});

test('scales', () => {
  expect(perText('kill')).toBe('figure it destroyed');
});
