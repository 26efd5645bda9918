import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLLECTIONS } from '../../src/cards/collection-text.ts';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { ROOT } from './blocks.ts';

const page = readFileSync(`${ROOT}docs/card-doubts.md`, 'utf8');
const cards = shippedCards().map((entry) => ({ ...shippedCard(entry), ...entry }));

interface Doubt {
  readonly collection: string;
  readonly card: string;
  readonly power: string;
  readonly doubt: string;
}

/** The rows of the tables, each under the title of a collection. */
const doubts = page
  .split(/^## /m)
  .slice(1)
  .flatMap((section): Doubt[] => {
    const [title = '', ...lines] = section.split('\n');
    const rows = lines.filter((line) => line.startsWith('| ')).slice(2);
    return rows.map((row) => {
      const [, card = '', power = '', doubt = ''] = row.split('|').map((cell) => cell.trim());
      return { collection: title.toLowerCase(), card, power, doubt };
    });
  });

test('every collection has a table', () => {
  expect([...new Set(doubts.map(({ collection }) => collection))]).toEqual([...COLLECTIONS]);
});

test.each(doubts)('$card has $power, and no more is said of it than fits a line', (one) => {
  const card = cards.find(({ name }) => name === one.card);
  expect(card?.collection).toBe(one.collection);
  expect(card?.powers.map(({ power }) => power)).toContain(one.power);
  expect(one.doubt.length).toBeGreaterThan(10);
  expect(one.doubt.length).toBeLessThanOrEqual(200);
});

test('nothing is doubted twice', () => {
  const named = doubts.map(({ card, power }) => `${card}: ${power}`);
  expect([...new Set(named)]).toEqual(named);
});

test('the numbers of the page are those of its tables and of the collections', () => {
  const powers = cards.reduce((sum, card) => sum + card.powers.length, 0);
  const text = page.replaceAll('\n', ' ');
  expect(text).toContain(
    `the ${cards.length} cards of the collections, ${powers.toLocaleString('en')} in all`,
  );
  expect(text).toContain(`${doubts.length} doubts remain`);
});
