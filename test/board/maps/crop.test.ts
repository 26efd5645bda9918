import { expect, test } from 'vitest';
import { cropText, parseCrop } from '../../../src/board/maps/frame.ts';

test('a part goes from one space to another, both within', () => {
  const crop = parseCrop(' 3,2..12,9 ');
  expect(crop).toEqual({ from: [3, 2], to: [12, 9] });
  expect(crop && cropText(crop)).toBe('3,2..12,9');
  expect(parseCrop('5,5..5,5')).toEqual({ from: [5, 5], to: [5, 5] });
});

test.each([
  '',
  '3,2',
  '3,2..',
  '3,2-12,9',
  '12,2..3,9',
  '3,9..12,2',
  '-1,0..2,2',
  '1.5,0..2,2',
  '3,2..1e9,9',
  'a,b..c,d',
  '0,0..9999999,1',
])('"%s" is no part of a board', (text) => {
  expect(parseCrop(text)).toBeUndefined();
});
