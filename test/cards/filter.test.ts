import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { byFields, type CardFilter, passes } from '../../src/cards/filter.ts';

const card: Card = {
  ...{ name: 'Old Imp', attack: 1, defense: 2, height: 5, base: 'single' },
  ...{ type: 'hero', unique: 'common', class: 'Guards; Scouts', points: 80 },
  powers: [
    { power: 'tough', number: 2 },
    { power: 'Iron Rage', effects: [] },
  ],
};

test('a card without a type passes as a hero or a squad by its figures', () => {
  const { type: _, ...untyped } = card;
  expect(passes(untyped, { type: 'hero' })).toBe(true);
  expect(passes({ ...untyped, figures: 3 }, { type: 'hero' })).toBe(false);
  expect(passes({ ...untyped, figures: 3 }, { type: 'squad' })).toBe(true);
});

describe('a filter', () => {
  test.each<[boolean, CardFilter]>([
    [true, {}],
    [true, { name: 'imp' }],
    [false, { name: 'imps' }],
    // Text longer than any card's is rejected without being parsed.
    [false, { name: `${'-'.repeat(1000)}imp` }],
    [true, { class: 'scout' }],
    [true, { class: 'guard' }],
    [false, { species: 'orc' }],
    [true, { type: 'hero' }],
    [false, { type: 'squad' }],
    [false, { unique: 'unique' }],
    [true, { points: { least: 80, most: 80 } }],
    [false, { points: { least: 81, most: 200 } }],
    [false, { points: { least: 0, most: 79 } }],
    // An unknown value is in no range.
    [false, { life: { least: 0, most: 99 } }],
    [true, { power: 'tough' }],
    [true, { power: 'rage' }],
    [false, { power: 'flying' }],
    [false, { name: 'imp', type: 'squad' }],
  ])('says %s of %j', (expected, filter) => {
    expect(passes(card, filter)).toBe(expected);
  });
});

test('cards are sorted by one field, then by the next; those that do not say come last', () => {
  const of = (name: string, points?: number) => ({ ...card, name, points }) as unknown as Card;
  const cards = [of('d'), of('c', 9), of('b', 10), of('a', 9)];
  const sorted = (reversed?: boolean) =>
    [...cards].sort(byFields(['points', 'name'], reversed)).map(({ name }) => name);
  expect(sorted()).toEqual(['a', 'c', 'b', 'd']);
  expect(sorted(true)).toEqual(['b', 'c', 'a', 'd']);
});
