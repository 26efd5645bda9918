import { expect, test } from 'vitest';
import type { Card } from '../../../src/cards/card.ts';
import { type Contestant, contestantOf, costOf } from '../../../src/studies/field/contestant.ts';

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
  const contestant = contestantOf(CARD, { budget }) as Contestant;
  expect(contestant).toMatchObject({ copies, side: { figures: 3 * copies } });
  expect(costOf(contestant)).toBe(70 * copies);
});

test.each([
  ['unique', 1],
  ['uncommon', 4],
  ['common', 4],
  [undefined, 4],
])('of a card that is %s, 300 points buy %i of 70', (unique, copies) => {
  const card = { ...CARD, ...(unique && { unique }) };
  expect(contestantOf(card, { budget: 300 })).toMatchObject({
    copies,
    side: { figures: 3 * copies },
  });
  expect(contestantOf(card)).toMatchObject({ copies: 1 });
});

test('that somebody asked for a card by name is kept where powers of it are not modelled', () => {
  expect(contestantOf(CARD, { isNamed: true })).toMatchObject({ named: true });
  expect(contestantOf(CARD)).not.toHaveProperty('named');
  expect(contestantOf({ ...CARD, powers: [] }, { isNamed: true })).not.toHaveProperty('named');
});

test('who cannot take part is told why', () => {
  const { points: _, ...free } = CARD;
  const { life: __, ...lifeless } = CARD;
  expect(contestantOf(lifeless)).toEqual({ name: 'Guards', why: 'noLife' });
  expect(contestantOf(free, { budget: 300 })).toEqual({ name: 'Guards', why: 'noPoints' });
  expect(contestantOf({ ...CARD, points: 0 }, { budget: 300 })).toEqual({
    name: 'Guards',
    why: 'noPoints',
  });
  expect(contestantOf(CARD, { budget: 69 })).toEqual({ name: 'Guards', why: 'tooDear' });
  expect(contestantOf(CARD, { budget: 490 })).toEqual({ name: 'Guards', why: 'tooManyFigures' });
  expect(contestantOf(free)).not.toHaveProperty('points');
});

test('two sides of one card share nothing that a duel could use up', () => {
  const [one, other] = [contestantOf(CARD) as Contestant, contestantOf(CARD) as Contestant];
  expect(one.side.powers[2]?.effects?.[0]).not.toBe(other.side.powers[2]?.effects?.[0]);
});
