import { describe, expect, test } from 'vitest';
import { COLLECTIONS } from '../../src/cards/collection-text.ts';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { weighOutcomes } from '../../src/chance/exact/outcomes.ts';
import { dealt } from '../cases.ts';
import { planOf } from '../fight/scenarios.ts';

describe.each(COLLECTIONS)('cards of %s fight Solomon Grundy, and he them:', (name) => {
  const entries = shippedCards().filter(({ collection }) => collection === name);
  const names = dealt(entries, 'quick').map((entry) => shippedCard(entry).name);

  test.each([
    ['attacking', (one: string) => ({ attacker: one, defender: 'solomon-grundy' })],
    ['defending', (one: string) => ({ attacker: 'solomon-grundy', defender: one })],
  ])('%s', (_, fight) => {
    for (const one of names) {
      let sum = 0n;
      const { total } = weighOutcomes(planOf(fight(one)).model, (_outcome, weight) => {
        sum += weight;
      });
      expect(sum, one).toBe(total);
    }
  });
});
