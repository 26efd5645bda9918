import { describe, expect, test } from 'vitest';
import { chance, wounds } from '../../../cards/powers/attacks.ts';
import { pools } from './fights.ts';

const blanks = { dice: 'attack', faces: ['blank'] };

test('dice that are rolled again without a limit are one pool, each for itself', () => {
  expect(pools({ attack: 3, mine: [{ rerolls: blanks }] })).toEqual({ 'attack-rerolled': 3 });
});

test('with a limit they are looked at together: as many more dice as can be taken up', () => {
  const mine = [{ rerolls: { ...blanks, most: 2 } }];
  const thrown = pools({ attack: 3, mine });
  expect(thrown.attack).toBe(3);
  expect(Object.values(thrown).reduce((sum, count) => sum + count, 0)).toBe(5);
});

test('two powers roll again one after the other, what lies there then', () => {
  // A skull 1/2; a blank 1/6, then a skull 1/2 or a blank 1/6 and again a skull.
  const mine = [{ rerolls: blanks }, { rerolls: blanks }];
  expect(wounds({ mine }, 1)).toBe('43/72');
});

describe('conditions of a reroll', () => {
  test('may ask what the dice show: with a skull the other die is rolled again', () => {
    const mine = [{ rerolls: { dice: 'attack', faces: ['blank', 'shield'] }, when: { skulls: 1 } }];
    // Both skulls 1/4, or one of two 1/2 and then a skull 1/2.
    expect(wounds({ attack: 2, mine }, 2)).toBe('1/2');
  });

  test('may be settled by other dice of the attack, such as wounds before it', () => {
    const theirs = [
      { unblockableWounds: { 11: 1 }, stage: 'whenAttacked' },
      { rerolls: { dice: 'defense', faces: ['blank'], most: 1 }, when: { enemyWounds: 1 } },
    ];
    // No shield: with the wound 1/2 + 1/6 x 2/3, without 2/3; a skull 1/2.
    expect(wounds({ defense: 1, theirs }, 1)).toBe('23/72');
    expect(chance({ defense: 1, theirs }, 'attackerWounds', 1)).toBe('1/2');
  });
});

test('of several that count blanks the first counts', () => {
  const mine = [{ blanksCount: 'shield' }, { blanksCount: 'skull' }];
  expect(wounds({ mine }, 1)).toBe('1/2');
});
