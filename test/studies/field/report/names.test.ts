import { expect, test } from 'vitest';
import { cardCount, sideName } from '../../../../src/studies/field/contestant.ts';
import { columnName, rowName } from '../../../../src/studies/field/field.ts';
import { cardNamed, fieldAgainst } from '../fields.ts';

test('several copies are counted, one is not', () => {
  expect(sideName(cardNamed('Hawkgirl'))).toBe('Hawkgirl');
  expect(sideName({ ...cardNamed('Hawkgirl'), copies: 3 })).toBe('3 × Hawkgirl');
});

test('cards of one type are called by it', () => {
  const [hero, squad] = [cardNamed('A'), cardNamed('B', { type: 'squad' })];
  expect(cardCount([hero])).toBe('one hero');
  expect(cardCount([hero, hero])).toBe('2 heroes');
  expect(cardCount([squad, squad])).toBe('2 squads');
  expect(cardCount([hero, squad])).toBe('2 cards');
});

test('rows and columns have names of their own', () => {
  const field = fieldAgainst(['A'], ['X', 'Y'], [[0.5, 0.5]]);
  expect([rowName(field, 0), columnName(field, 1)]).toEqual(['A', 'Y']);
});
