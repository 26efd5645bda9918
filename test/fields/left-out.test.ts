import { expect, test } from 'vitest';
import { leftOutPairs, pairCount } from '../../src/fields/left-out.ts';
import { cardNamed, fieldAgainst, fieldOf } from './fields.ts';

const AURA = cardNamed('aura', { powers: [{ power: 'Aura', effects: [], modelled: 'no' }] });

test('pairs that count in no mean are listed once each, by reason', () => {
  const field = fieldOf(
    ['a', 'b', AURA, 'd'],
    [
      [undefined, 'endless', 0.5, 0.5],
      [undefined, undefined, 'tooManyStates', 0.5],
      [undefined, undefined, undefined, 0.5],
    ],
  );
  expect(leftOutPairs(field)).toEqual({
    endless: [[0, 1]],
    tooManyStates: [[1, 2]],
    unmodelled: [
      [0, 2],
      [2, 3],
    ],
  });
  expect(pairCount(field)).toBe(6);
});

test('of few against many, every pair is one of its own', () => {
  const field = fieldAgainst(
    ['a', AURA],
    ['b', 'c', 'd'],
    [
      ['endless', 0.5, 0.5],
      [0.5, 0.5, 0.5],
    ],
  );
  expect(leftOutPairs(field)).toMatchObject({
    endless: [[0, 0]],
    unmodelled: [
      [1, 0],
      [1, 1],
      [1, 2],
    ],
  });
  expect(pairCount(field)).toBe(6);
});
