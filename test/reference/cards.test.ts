import { expect, test } from 'vitest';
import { compareCards, FIGHTING_CARDS, OPPONENTS } from './cards-agreement.ts';

/** Each card of which the file is read has its turn in some run: the sample moves on with KNOCKBACK_SAMPLE. */
const EVERY = 24;
const FROM = Number(process.env.KNOCKBACK_SAMPLE ?? 0) % EVERY;

test('a sample of the cards has the odds of the reference against three opponents, whoever begins', () => {
  const sample = FIGHTING_CARDS.filter((_, i) => i % EVERY === FROM);
  const { compared, left, different } = compareCards(sample);
  expect(different).toEqual([]);
  expect(left).toEqual([]);
  expect(compared).toBe(sample.length * OPPONENTS.length);
});
