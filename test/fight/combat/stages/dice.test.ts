import { expect, test } from 'vitest';
import { profile } from './fights.ts';

const counts = (setting: Parameters<typeof profile>[0]) => {
  const { attackDice, defenseDice } = profile(setting);
  return [attackDice, defenseDice];
};

test('dice of the cards, of powers and of height are added up', () => {
  const powers = { mine: [{ attackDice: 2 }, { enemyDefenseDice: -1 }] };
  const setting = { attack: 3, defense: 3, ...powers, theirs: [{ enemyAttackDice: -1 }] };
  expect(counts(setting)).toEqual([4, 2]);
  expect(counts({ ...setting, heightAdvantage: 'attacker' })).toEqual([5, 2]);
  expect(counts({ ...setting, heightAdvantage: 'defender' })).toEqual([4, 3]);
});

test('and held at 0 or more once all are there, height among them', () => {
  const mine = [{ attackDice: -3 }, { enemyDefenseDice: -9 }];
  expect(counts({ attack: 2, defense: 2, mine })).toEqual([0, 0]);
  expect(counts({ attack: 3, defense: 2, mine, heightAdvantage: 'attacker' })).toEqual([1, 0]);
});

test('the dice of a special attack know no height, its own or the card’s; the defender’s do', () => {
  const special = { dice: 2 };
  expect(counts({ attack: 5, special, heightAdvantage: 'attacker' })).toEqual([2, 0]);
  expect(counts({ attack: 5, special: {}, heightAdvantage: 'attacker' })).toEqual([5, 0]);
  expect(counts({ special, defense: 1, heightAdvantage: 'defender' })).toEqual([2, 2]);
});

test('every change is told with its cause', () => {
  const { changes } = profile({ mine: [{ attackDice: 1 }], heightAdvantage: 'attacker' });
  expect(changes).toEqual([
    { cause: 'Mine', field: 'attackDice', by: 1 },
    { cause: 'height advantage', field: 'attackDice', by: 1 },
  ]);
});
