import { expect, test } from 'vitest';
import { nearestNames } from '../../src/cards/nearest-names.ts';

const NAMES = ['solomon-grundy', 'major-q9', 'major-q10', 'krug'];

test('names are near by the whole of them, or by so many of their words', () => {
  expect(nearestNames('solomon-grundi', NAMES)).toEqual(['solomon-grundy']);
  expect(nearestNames('grundi', NAMES)).toEqual(['solomon-grundy']);
  expect(nearestNames('mayor', NAMES)).toEqual(['major-q9', 'major-q10']);
  expect(nearestNames('crug', NAMES)).toEqual(['krug']);
});

test('what is like no name has none near', () => {
  expect(nearestNames('zzzzzz', NAMES)).toEqual([]);
});
