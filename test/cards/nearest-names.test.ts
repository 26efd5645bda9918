import { expect, test } from 'vitest';
import { nearestNames } from '../../src/cards/names.ts';

const NAMES = ['solomon-grundy', 'major-q9', 'major-q10', 'krug'];

test('names are near by the whole of them, or by so many of their words', () => {
  expect(nearestNames('solomon-grundi', NAMES)).toEqual(['solomon-grundy']);
  expect(nearestNames('grundi', NAMES)).toEqual(['solomon-grundy']);
  expect(nearestNames('mayor', NAMES)).toEqual(['major-q9', 'major-q10']);
  expect(nearestNames('crug', NAMES)).toEqual(['krug']);
});

test('names of which it is a part come before names that are like it', () => {
  // "art" is a letter away from "arts".
  const names = ['arts', 'smart-one', 'the-artful', 'of-a-rt'];
  expect(nearestNames('art', names)).toEqual(['arts', 'the-artful', 'of-a-rt', 'smart-one']);
});

test('five are proposed at most', () => {
  expect(
    nearestNames(
      'kr',
      Array.from({ length: 9 }, (_, i) => `krug-${i}`),
    ),
  ).toHaveLength(5);
});

test('a text unlike any name has no near names', () => {
  expect(nearestNames('zzzzzz', NAMES)).toEqual([]);
});
