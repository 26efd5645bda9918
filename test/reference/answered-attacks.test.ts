import { expect, test } from 'vitest';
import { differenceIn, SAME } from './agreement.ts';
import type { CardData, Plain } from './cards.ts';

test('an attack whose attacker falls to the answer has been made, for the figures that attack after it', () => {
  const card = (name: string, figures: number, effects: Plain): CardData => ({
    name,
    life: 1,
    attack: 1,
    defense: 0,
    move: 1,
    range: 1,
    figures,
    powers: [{ name: `${name} 1`, effects: [effects] }],
  });
  const difference = differenceIn({
    attacker: card('A', 2, { destroys: 14, stage: 'before', when: 'attackedBefore' }),
    defender: card('D', 1, { unblockableWounds: { 14: 1 }, stage: 'whenAttacked' }),
    distance: 1,
    budget: 300,
  });
  expect(difference).toBeLessThan(SAME);
});
