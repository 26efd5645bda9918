import { expect, test } from 'vitest';
import { chance, wounds } from '../../../cards/powers/attacks.ts';
import { played } from './fights.ts';

test('the attack roll tells its skulls and whether all dice show one', () => {
  const all = played({ attack: 2 }, { attack: { skull: 2 } }).attack;
  const some = played({ attack: 2 }, { attack: { skull: 1 } }).attack;
  expect([all.skulls, all.allSkulls, some.skulls, some.allSkulls]).toEqual([2, true, 1, false]);
});

test('a second evasion is rolled where the first failed: 1/2 x (1/4 + 3/4 x 1/4)', () => {
  expect(chance({ theirs: [{ evade: 16 }, { evade: 16 }] }, 'evaded', 1)).toBe('7/32');
});

test('without defense no shields of any kind count, by the usual ruling', () => {
  const setting = { defense: 3, mine: [{ noDefense: true }], theirs: [{ automaticShields: 1 }] };
  expect(wounds(setting, 1)).toBe('1/2');
  const rulings = { automaticShieldsNeedARoll: false };
  expect(wounds({ ...setting, rulings }, 1)).toBe('0');
});

test('without defense the defender’s skulls cancel no Knockback points', () => {
  const mine = [{ superStrength: true }, { noDefense: true }];
  expect(chance({ defense: 9, mine }, 'knockbackPoints', 1)).toBe('1/2');
});
