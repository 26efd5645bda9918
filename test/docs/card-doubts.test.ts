import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { cardDoubtsPage } from '../../site/card-doubts.ts';
import { COLLECTIONS } from '../../src/cards/collection-text.ts';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { ROOT } from './blocks.ts';

const cards = shippedCards().map((entry) => ({ ...shippedCard(entry), ...entry }));

interface Doubt {
  readonly collection: string;
  readonly card: string;
  readonly power: string;
  readonly doubt: string;
}

const doubts: Doubt[] = parse(readFileSync(`${ROOT}research/card-doubts/doubts.csv`, 'utf8'), {
  columns: true,
});

test('every collection has doubts, one after another', () => {
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

test('every label is explained, and the site shows every doubt', () => {
  const [, ...explained] = readFileSync(`${ROOT}research/card-doubts/labels.csv`, 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split(',')[0]);
  const labels = doubts.flatMap(({ doubt }) => /^`([^`]+)`/.exec(doubt)?.[1] ?? []);
  expect([...new Set(labels)].sort()).toEqual(explained.sort());
  const [, shown = ''] = cardDoubtsPage().split('## Card by card');
  expect(shown.match(/^\| /gm)).toHaveLength(doubts.length + 2);
});

test('the numbers of the page are those of the list and of the collections', () => {
  const powers = cards.reduce((sum, card) => sum + card.powers.length, 0);
  const text = readFileSync(`${ROOT}docs/card-doubts.md`, 'utf8').replaceAll('\n', ' ');
  expect(text).toContain(`all ${powers.toLocaleString('en')} powers on its ${cards.length} cards`);
  expect(text).toContain(`${doubts.length} doubts remain`);
});
