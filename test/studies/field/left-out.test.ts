import { expect, test } from 'vitest';
import { leftOutPairs, pairCount } from '../../../src/studies/field/cells.ts';
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
    notPlayed: [],
  });
  expect(pairCount(field)).toBe(6);
});

test('a pair that was not played counts in no mean, whatever its cards are', () => {
  const field = fieldOf(['a', 'b', AURA], [[undefined, 0.7, undefined], [], []]);
  expect(leftOutPairs(field).notPlayed).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

test('a card that was asked for by name counts, but not against one that was not', () => {
  const named = cardNamed('aura', { powers: AURA.side.powers }, { isNamed: true });
  const field = fieldOf(
    [named, 'b', cardNamed('other', { powers: AURA.side.powers })],
    [
      [undefined, 0.5, 0.5],
      [undefined, undefined, 0.5],
    ],
  );
  expect(leftOutPairs(field).unmodelled).toEqual([
    [0, 2],
    [1, 2],
  ]);
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
