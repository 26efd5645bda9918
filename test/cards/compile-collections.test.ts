import { expect, test } from 'vitest';
import { entriesIn } from '../../src/cards/collection-text.ts';
import { compileCollections } from '../../src/cards/compile-collections.ts';

const yaml = (text: Readonly<Record<string, string>>) =>
  compileCollections((collection) => text[collection] ?? '[]');

const card = (name: string) => `- { name: ${name}, attack: 1, defense: 2, height: 4 }\n`;

test('a card is found under its hyphenated name, as the program holds it', () => {
  expect(entriesIn(yaml({ modern: card('Old Imp') }))).toEqual([
    {
      collection: 'modern',
      slug: 'old-imp',
      json: JSON.stringify({
        height: 4,
        base: 'single',
        powers: [],
        name: 'Old Imp',
        attack: 1,
        defense: 2,
      }),
    },
  ]);
});

test('non-cards and duplicate names are rejected with the collection', () => {
  expect(() => yaml({ modern: '- { name: Imp, attack: 1 }' })).toThrow(/^modern: /);
  expect(() => yaml({ classic: card('Imp'), customs: card('IMP') })).toThrow(
    'customs: a second card named imp',
  );
});
