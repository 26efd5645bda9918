import { expect, test } from 'vitest';
import type { Card } from '../../src/cards/card.ts';
import { type Contestant, contestantOf, costOf } from '../../src/fields/contestant.ts';

const CARD: Card = {
  name: 'Guards',
  life: 1,
  attack: 2,
  defense: 3,
  height: 5,
  base: 'single',
  type: 'squad',
  figures: 3,
  points: 70,
  powers: [
    { power: 'tough', number: 1 },
    { power: 'Leadership', effects: [], modelled: 'no' },
    { power: 'Charge', effects: [{ attackDice: 1 }], modelled: 'partly' },
  ],
};

test('a card stands by itself, with the figures of its squad', () => {
  expect(contestantOf(CARD)).toMatchObject({
    copies: 1,
    points: 70,
    side: { figures: 3 },
    unmodelled: ['Leadership'],
    partly: ['Charge'],
  });
});

test.each([
  [70, 1],
  [139, 1],
  [140, 2],
  [420, 6],
])('%i points buy %i copies of 70', (budget, copies) => {
  const contestant = contestantOf(CARD, budget) as Contestant;
  expect(contestant).toMatchObject({ copies, side: { figures: 3 * copies } });
  expect(costOf(contestant)).toBe(70 * copies);
});

test('who cannot take part is told why', () => {
  const { points: _, ...free } = CARD;
  const { life: __, ...lifeless } = CARD;
  expect(contestantOf(lifeless)).toEqual({ name: 'Guards', why: 'noLife' });
  expect(contestantOf(free, 300)).toEqual({ name: 'Guards', why: 'noPoints' });
  expect(contestantOf({ ...CARD, points: 0 }, 300)).toEqual({ name: 'Guards', why: 'noPoints' });
  expect(contestantOf(CARD, 69)).toEqual({ name: 'Guards', why: 'tooDear' });
  expect(contestantOf(CARD, 490)).toEqual({ name: 'Guards', why: 'tooManyFigures' });
  expect(contestantOf(free)).not.toHaveProperty('points');
});

test('two sides of one card share nothing that a duel could use up', () => {
  const [one, other] = [contestantOf(CARD) as Contestant, contestantOf(CARD) as Contestant];
  expect(one.side.powers[2]?.effects?.[0]).not.toBe(other.side.powers[2]?.effects?.[0]);
});
