import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Card } from '../../src/cards/card.ts';
import { cardsYaml, writtenCard } from '../../src/cards/cards-yaml.ts';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { cardFile } from '../../src/cards/schema.ts';
import { dealt } from '../cases.ts';

test('cards that ship come back from the file that is written of them', () => {
  const cards = dealt(shippedCards(), 'quick').map(shippedCard);
  expect(cardFile().parse(parse(cardsYaml(cards)))).toEqual(cards);
});

test('missing fields of a card stay missing', () => {
  const imp: Card = {
    ...{ name: 'Imp', attack: 1, defense: 2, height: 5, base: 'single' },
    ...{ unstated: ['height'], powers: [] },
  };
  expect(cardsYaml([imp])).toBe('- name: Imp\n  attack: 1\n  defense: 2\n  base: single\n');
});

test('readers of YAML 1.1 take it for the same, to whom no, on and 12:30 in the open are no text', () => {
  const card: Card = {
    ...{ name: 'No', species: 'on', class: '12:30', personality: 'y', general: '1_000', set: '~' },
    ...{ attack: 1, defense: 2, height: 5, base: 'single' },
    powers: [{ power: 'Off', effects: [], modelled: 'no' }],
  };
  const yaml = cardsYaml([card]);
  for (const version of ['1.1', '1.2'] as const) {
    const [read] = parse(yaml, { version });
    expect(read).toMatchObject({ ...card, powers: [{ name: 'Off', modelled: 'no' }] });
  }
});

test('a card is written field by field, each power on lines of its own and its effects on one', () => {
  const imp: Card = {
    ...{ name: 'Imp', attack: 1, defense: 2, height: 5, base: 'single' },
    powers: [{ power: 'Tricks', effects: [{ range: 2 }, { flying: true }], modelled: 'partly' }],
  };
  expect(Object.keys(writtenCard(imp))).toEqual([
    ...['name', 'height', 'attack', 'defense', 'base', 'powers'],
  ]);
  const yaml = cardsYaml([imp]);
  expect(yaml).toMatch(/^- name: Imp\n {2}height: 5\n/);
  expect(yaml).toMatch(/\n {2}powers:\n {4}- name: Tricks\n/);
  expect(yaml).not.toMatch(/\n {2}powers: [[{]/);
});
