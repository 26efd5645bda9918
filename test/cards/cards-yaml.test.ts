import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Card } from '../../src/cards/card.ts';
import { cardsYaml } from '../../src/cards/cards-yaml.ts';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { cardFile } from '../../src/cards/schema.ts';

test('every card that ships comes back from the file that is written of it', () => {
  const cards = shippedCards().map(shippedCard);
  expect(cardFile.parse(parse(cardsYaml(cards)))).toEqual(cards);
});

test('what a card leaves out is left out again', () => {
  const imp: Card = {
    ...{ name: 'Imp', attack: 1, defense: 2, height: 5, base: 'single' },
    ...{ unstated: ['height'], powers: [] },
  };
  expect(cardsYaml([imp])).toBe('- name: Imp\n  attack: 1\n  defense: 2\n  base: single\n');
});
