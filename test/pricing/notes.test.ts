import { describe, expect, test } from 'vitest';
import { fairPrice } from '../../src/pricing/by-play.ts';
import { cardNumbers } from '../../src/pricing/card-numbers.ts';
import {
  notesOfCard,
  notesOfPlay,
  notesOfPoints,
  type PriceNote,
  priceNoteText,
} from '../../src/pricing/notes.ts';
import { cardOf } from './cards.ts';

const field = [10, 60, 110, 160].map((points) => ({
  name: `Card ${points}`,
  points,
  share: 1 / (1 + Math.exp(1.5 - 0.015 * points)),
}));
const notesAt = (share: number, cards = field) =>
  notesOfPlay(fairPrice({ name: 'New', share }, cards));

test('a card that says everything needs no note', () => {
  expect(notesOfCard(cardNumbers(cardOf()))).toEqual([]);
});

test('what a card leaves out is noted with what was taken', () => {
  const { move: _, ...card } = cardOf({ type: 'squad' });
  const numbers = [
    { of: 'figures', taken: 3 },
    { of: 'move', taken: 5 },
  ];
  expect(notesOfCard(cardNumbers(card))).toEqual([{ kind: 'usualNumbers', numbers }]);
});

test('points below 0 are noted, 0 is not', () => {
  expect(notesOfPoints(-0.5)).toEqual([{ kind: 'negative' }]);
  expect(notesOfPoints(0)).toEqual([]);
});

describe('by play', () => {
  test('a price within the field needs no note', () => {
    expect(notesAt(0.5)).toEqual([]);
  });

  test('one outside of it is extrapolated', () => {
    expect(notesAt(0.8)).toEqual([{ kind: 'extrapolated', least: 10, most: 160 }]);
  });

  test('one below 0, of a card that wins nothing, is all three', () => {
    // Four cards: half a duel of three is a share of 1/6, which the line gives at -7 points.
    expect(notesAt(0)).toEqual([
      { kind: 'negative' },
      { kind: 'extrapolated', least: 10, most: 160 },
      { kind: 'clipped', leastShare: 1 / 6 },
    ]);
  });

  test('a card that has not fought', () => {
    expect(notesOfPlay(undefined)).toEqual([{ kind: 'notPlayed' }]);
  });

  test('no line, or one that does not rise', () => {
    expect(notesAt(0.5, field.slice(2))).toEqual([{ kind: 'fewCards', cards: 2 }]);
    const same = field.map((card) => ({ ...card, points: 90 }));
    expect(notesAt(0.5, same)).toEqual([{ kind: 'samePoints', cards: 4 }]);
    const falling = field.map((card) => ({ ...card, share: 1 - card.share }));
    const [note] = notesAt(0.5, falling);
    expect(note).toMatchObject({ kind: 'flatLine', slope: expect.closeTo(-0.015, 9) });
  });
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
    { kind: 'usualNumbers', numbers: [{ of: 'move', taken: 5 }] },
    'The card does not give Move: 5 is used, as in a duel.',
  ],
  [{ kind: 'negative' }, 'The estimate is below 0, which no card can cost.'],
  [
    { kind: 'extrapolated', least: 20, most: 180 },
    'The estimate is extrapolated: the cards of the field cost 20 to 180 points.',
  ],
  [
    { kind: 'clipped', leastShare: 1 / 18 },
    'The card wins or loses nearly every duel. It is counted as losing or winning half a duel against the field (5.6%).',
  ],
  [{ kind: 'notPlayed' }, 'The card has not fought the field.'],
  [
    { kind: 'fewCards', cards: 1 },
    'Only one other card of the field has points. At least 3 are needed.',
  ],
  [
    { kind: 'fewCards', cards: 0 },
    'No other cards of the field have points. At least 3 are needed.',
  ],
  [
    { kind: 'fewCards', cards: 2 },
    'Only two other cards of the field have points. At least 3 are needed.',
  ],
  [
    { kind: 'samePoints', cards: 7 },
    'The 7 other cards of the field all cost the same, so win share cannot be set against points.',
  ],
  [
    { kind: 'flatLine', slope: 0.0012, standardError: 0.001 },
    'Win share does not clearly rise with points in this field: per 100 points, its log odds rise by 0.12 with a standard error of 0.10, less than twice that error.',
  ],
  [
    { kind: 'flatLine', slope: -0.0012, standardError: 0.001 },
    'Win share does not clearly rise with points in this field: per 100 points, its log odds fall by 0.12 with a standard error of 0.10.',
  ],
])('%j in words', (note, text) => {
  expect(priceNoteText(note)).toBe(text);
});
