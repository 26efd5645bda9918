import { expect, test } from 'vitest';
import { placeName, sameSpace, spaceName } from '../../src/board/space.ts';

test('a space is named by its column, then its row', () => {
  expect(spaceName([3, 0])).toBe('3,0');
  expect(spaceName([12, 345])).toBe('12,345');
});

test('a place of two spaces has both names, in the order given', () => {
  expect(placeName([[3, 0]])).toBe('3,0');
  expect(
    placeName([
      [4, 0],
      [3, 0],
    ]),
  ).toBe('4,0+3,0');
});

test('spaces are the same where both numbers are', () => {
  expect(sameSpace([3, 4], [3, 4])).toBe(true);
  expect(sameSpace([3, 4], [3, 5])).toBe(false);
  expect(sameSpace([2, 4], [3, 4])).toBe(false);
  expect(sameSpace([3, 4], [4, 3])).toBe(false);
});
