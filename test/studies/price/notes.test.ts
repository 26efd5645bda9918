import { expect, test } from 'vitest';
import { cardNumbers } from '../../../src/studies/price/card-numbers.ts';
import {
  notesOfCard,
  notesOfPoints,
  type PriceNote,
  priceNoteText,
} from '../../../src/studies/price/notes.ts';
import { cardOf } from './cards.ts';

test('a card that says everything needs no note', () => {
  expect(notesOfCard(cardOf(), cardNumbers(cardOf()))).toEqual([]);
});

test('what a card leaves out is noted with what was taken', () => {
  const { move: _, ...card } = cardOf({ type: 'squad' });
  const numbers = [
    { of: 'figures', taken: 3 },
    { of: 'move', taken: 5 },
  ];
  expect(notesOfCard(card, cardNumbers(card))).toEqual([{ kind: 'usualNumbers', numbers }]);
});

test('numbers that a built-in card assumes are noted, if the estimates read them', () => {
  const card = cardOf({ life: 5, defense: 4, assumed: ['life', 'defense', 'height'] });
  const numbers = [
    { of: 'life', assumed: 5 },
    { of: 'defense', assumed: 4 },
  ];
  expect(notesOfCard(card, cardNumbers(card))).toEqual([{ kind: 'assumed', numbers }]);
});

test('points below 0 are noted, 0 is not', () => {
  expect(notesOfPoints(-0.5)).toEqual([{ kind: 'negative' }]);
  expect(notesOfPoints(0)).toEqual([]);
});

test.each<[PriceNote, string]>([
  [
    {
      kind: 'usualNumbers',
      numbers: [
        { of: 'figures', taken: 3 },
        { of: 'move', taken: 5 },
        { of: 'range', taken: 1 },
      ],
    },
    'The card does not give its number of figures, Move and Range: 3, 5 and 1 are used, as in a duel.',
  ],
  [
    {
      kind: 'assumed',
      numbers: [
        { of: 'life', assumed: 5 },
        { of: 'defense', assumed: 4 },
      ],
    },
    'The Life of 5 and Defense of 4 are assumptions: the rule document does not give them.',
  ],
  [
    { kind: 'assumed', numbers: [{ of: 'life', assumed: 5 }] },
    'The Life of 5 is an assumption: the rule document does not give it.',
  ],
  [
    { kind: 'usualNumbers', numbers: [{ of: 'move', taken: 5 }] },
    'The card does not give Move: 5 is used, as in a duel.',
  ],
  [{ kind: 'negative' }, 'The estimate is below 0, but no card can cost less than 0.'],
  [
    { kind: 'notShipped' },
    'There is no built-in estimate of what this card is worth in armies. Add --games, such as --games 2k, to play games between random armies with it.',
  ],
  [
    { kind: 'fewGames', games: 1200 },
    '1,200 games are too few to estimate what a card is worth in armies. Raise --games.',
  ],
])('%j in words', (note, text) => {
  expect(priceNoteText(note)).toBe(text);
});
