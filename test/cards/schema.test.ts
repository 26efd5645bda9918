import { describe, expect, test } from 'vitest';
import { cardFile, cardSchema } from '../../src/cards/schema.ts';

const least = { name: 'Imp', attack: 1, defense: 2 };
const completed = { ...least, height: 5, unstated: ['height'], base: 'single', powers: [] };

const isCard = (card: unknown) => cardSchema().safeParse(card).success;

test('a card needs a name, attack and defense; Height 5, which is marked, and a single base are usual', () => {
  expect(cardSchema().parse(least)).toEqual(completed);
  for (const field of Object.keys(least)) {
    expect(isCard({ ...least, [field]: undefined })).toBe(false);
  }
});

test('every field that a card can have is kept as written', () => {
  const full = {
    ...least,
    life: 4,
    move: 5,
    range: 6,
    height: 7,
    size: 'huge',
    base: 'double',
    points: 100,
  };
  expect(cardSchema().parse({ ...full, powers: ['lava-resistant'] })).toEqual({
    ...full,
    powers: [{ power: 'lava-resistant' }],
  });
});

describe('powers', () => {
  test('are written by name, or with a number', () => {
    const powers = ['super-strength', 'tough', { 'ignores-attack': 16 }];
    expect(cardSchema().parse({ ...least, powers }).powers).toEqual([
      { power: 'super-strength' },
      { power: 'tough', number: 1 },
      { power: 'ignores-attack', number: 16 },
    ]);
    expect(cardSchema().parse({ ...least, powers: [{ tough: 2 }] }).powers).toEqual([
      { power: 'tough', number: 2 },
    ]);
  });

  test('are refused when one stands there twice', () => {
    expect(isCard({ ...least, powers: ['tough', { tough: 2 }] })).toBe(false);
  });

  test.each([
    ['that nobody knows', 'swimming'],
    ['that needs its number', 'ignores-attack'],
    ['that has none', { 'super-strength': 2 }],
    ['with a number out of range', { 'ignores-attack': 21 }],
    ['of which there are two in one', { tough: 1, 'ignores-attack': 5 }],
    ['of which there is none', {}],
    ['with a number that is none', { tough: 'two' }],
    ['with nothing for its number', { tough: null }],
    ['that every object has', 'constructor'],
  ])('%s are refused', (_, power) => {
    expect(isCard({ ...least, powers: [power] })).toBe(false);
  });
});

test.each([
  { life: 0 },
  { attack: -1 },
  { attack: 51 },
  { attack: 1.5 },
  { attack: Number.NaN },
  { defense: '2' },
  { height: 0 },
  { base: 'triple' },
  { name: '' },
  { name: 'x'.repeat(121) },
  { wings: 2 },
  { assumed: ['life'] },
  { unstated: ['height'] },
  { disagreements: { name: 'Imp' } },
  { disagreements: { life: [] } },
  { disagreements: { life: true } },
])('%j does not stand on a card', (wrong) => {
  expect(isCard({ ...least, ...wrong })).toBe(false);
});

test('a Height that is given is not marked', () => {
  expect(cardSchema().parse({ ...least, height: 5 })).not.toHaveProperty('unstated');
});

test('values from other sources are one or several, kept as a list', () => {
  const disagreements = { life: 5, points: [70, 75], base: 'double' };
  expect(cardSchema().parse({ ...least, disagreements }).disagreements).toEqual({
    life: [5],
    points: [70, 75],
    base: ['double'],
  });
});

test('a file holds one card, or a list of them, with or without `cards` above', () => {
  expect(cardFile().parse(least)).toEqual([completed]);
  expect(cardFile().parse([least, least])).toEqual([completed, completed]);
  expect(cardFile().parse({ cards: [least, least] })).toEqual([completed, completed]);
  expect(cardFile().parse({ cards: least })).toEqual([completed]);
  expect(cardFile().safeParse({ cards: [least], name: 'x' }).success).toBe(false);
});
