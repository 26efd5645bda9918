import { describe, expect, test } from 'vitest';
import { slug } from '../../src/base/words/slug.ts';
import { BUILT_IN_CARDS } from '../../src/cards/built-in.ts';
import type { Card } from '../../src/cards/card.ts';
import type { PowerUse } from '../../src/cards/powers/power.ts';
import { cardSchema } from '../../src/cards/schema.ts';

/** The card as its owner would write it in a file. */
function written({ assumed: _, powers, ...card }: Card): object {
  const use = ({ power, number }: PowerUse) => (number === undefined ? power : { [power]: number });
  return { ...card, powers: powers.map(use) };
}

describe.each(BUILT_IN_CARDS.map((card) => [card.name, card] as const))('%s', (_, card) => {
  test('passes the schema of cards, and comes back as it is', () => {
    const { assumed: _assumed, ...plain } = card;
    expect(cardSchema().parse(written(card))).toEqual(plain);
  });

  test('assumes only fields that it has', () => {
    expect(Object.keys(card)).toEqual(expect.arrayContaining([...(card.assumed ?? [])]));
  });
});

test('numbers in the rule document are not called assumptions', () => {
  const given = (name: string) => {
    const { assumed = [], ...card } = BUILT_IN_CARDS.find((c) => c.name === name) as Card;
    return Object.fromEntries(Object.entries(card).filter(([field]) => !assumed.includes(field)));
  };
  expect(given('Hawkgirl')).toEqual({
    name: 'Hawkgirl',
    attack: 6,
    powers: [{ power: 'super-strength' }, { power: 'nth-metal-mace' }],
  });
  expect(given('Solomon Grundy')).toEqual({
    name: 'Solomon Grundy',
    defense: 4,
    powers: [{ power: 'tough', number: 1 }],
  });
  expect(given('The Joker')).toEqual({ name: 'The Joker', powers: [] });
});

test('no two cards have the same name on the command line', () => {
  const names = BUILT_IN_CARDS.map((card) => slug(card.name));
  expect(new Set(names).size).toBe(names.length);
});
