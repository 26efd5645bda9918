import { expect, test } from 'vitest';
import { comparedCards } from '../../../src/studies/field/compared-cards.ts';
import { fieldAgainst } from './fields.ts';

test('two cards are compared against all opponents but themselves, where they differ most first', () => {
  const field = fieldAgainst(
    ['a', 'b'],
    ['x', 'a', 'y', 'z', 'b'],
    [
      [0.75, 0.5, 0.5, 0.25, 0.875],
      [0.5, 0.125, 0.5, 0.75, 0.5],
    ],
  );
  expect(comparedCards(field)).toMatchObject({
    opponents: [
      { name: 'z', a: 0.25, b: 0.75 },
      { name: 'x', a: 0.75, b: 0.5 },
      { name: 'y', a: 0.5, b: 0.5 },
    ],
    mean: { a: 0.5, b: 1.75 / 3 },
    better: { a: 1, b: 1 },
    direct: 0.875,
  });
});

test('an opponent without odds against either counts against neither', () => {
  const field = fieldAgainst(
    ['a', 'b'],
    ['x', 'y'],
    [
      [0.75, 0.5],
      ['endless', 'endless'],
    ],
  );
  const compared = comparedCards(field);
  expect(compared.opponents).toEqual([]);
  expect(compared).not.toHaveProperty('mean');
  expect(compared).not.toHaveProperty('direct');
});
