import { expect, test } from 'vitest';
import { compareCards, FIGHTING_CARDS, OPPONENTS } from './cards-agreement.ts';

/** Each card whose file is read is tested in some run: KNOCKBACK_SAMPLE selects the next sample. */
const EVERY = 48;
const FROM = Number(process.env.KNOCKBACK_SAMPLE ?? 0) % EVERY;

test('a sample of the cards has the odds of the reference against three opponents: duels and single attacks', () => {
  const sample = FIGHTING_CARDS.filter((_, i) => i % EVERY === FROM);
  const { compared, left, different, attacks, differentAttacks } = compareCards(sample);
  expect(different).toEqual([]);
  expect(differentAttacks).toEqual([]);
  expect(attacks).toBeGreaterThan(sample.length * OPPONENTS.length);
  expect(left).toEqual([]);
  expect(compared).toBe(sample.length * OPPONENTS.length);
});
