import { expect, test } from 'vitest';
import { standings } from '../../../src/studies/field/standing.ts';
import { cardNamed, fieldAgainst, fieldOf } from './fields.ts';

test('cards are ranked by their mean win share against the others', () => {
  const field = fieldOf(
    ['a', cardNamed('b', { points: 80 }), 'c'],
    [
      [undefined, 0.4, 0.5],
      [undefined, undefined, 0.8],
    ],
  );
  const found = standings(field);
  expect(found.map(({ row, rank }) => [row, rank])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
  expect(found.map(({ mean }) => mean)).toEqual(
    [0.7, 0.45, 0.35].map((x) => expect.closeTo(x, 14)),
  );
  // 0.7 for 80 points.
  expect(found[0]?.perPoints).toBeCloseTo(0.875, 14);
  expect(found[1]).not.toHaveProperty('perPoints');
  expect(found.map(({ beats, losesTo }) => [beats, losesTo])).toEqual([
    [[2, 0], []],
    [[], [1]],
    [[], [1]],
  ]);
});

test('cards of one mean have one rank, and the next has its place', () => {
  const field = fieldAgainst(['a', 'b', 'c'], ['x'], [[0.2], [0.6], [0.6]]);
  expect(standings(field).map(({ rank }) => rank)).toEqual([1, 1, 3]);
});

test('pairs that do not count are in no mean, and cards without any have no rank', () => {
  const aura = cardNamed('c', { powers: [{ power: 'Aura', effects: [], modelled: 'no' }] });
  const field = fieldOf(
    ['a', 'b', aura, 'd'],
    [
      [undefined, 0.9, 0.1, 'endless'],
      [undefined, undefined, 0.1, 'tooManyStates'],
    ],
  );
  expect(standings(field).map(({ row, mean, counted }) => [row, mean, counted])).toEqual([
    [0, expect.closeTo(0.9, 14), 1],
    [1, expect.closeTo(0.1, 14), 1],
  ]);
});
