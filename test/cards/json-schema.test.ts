import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardsJsonSchema } from '../../src/cards/schema.ts';
import { parseYaml } from '../../src/experiments/scenarios/document.ts';
import { undescribed } from '../experiments/results/format/written-as.ts';

const mistakes = (data: unknown) => undescribed(cardsJsonSchema(), data);
const CARD = { name: 'Ann', attack: 3, defense: 2, powers: ['super-strength', { tough: 2 }] };

test('a card, a list of them, and a list under `cards` are what files of cards hold', () => {
  expect(mistakes(CARD)).toEqual([]);
  expect(mistakes([CARD])).toEqual([]);
  expect(mistakes({ cards: [CARD] })).toEqual([]);
  expect(mistakes([{ ...CARD, attack: 'many' }])).not.toEqual([]);
  expect(mistakes([{ ...CARD, armor: 2 }])).not.toEqual([]);
});

test.each(['classic', 'customs', 'modern'])('the collection %s is as the schema says', (name) => {
  const text = readFileSync(`src/cards/collections/${name}.yaml`, 'utf8');
  expect(mistakes(parseYaml(text, name).data)).toEqual([]);
});
