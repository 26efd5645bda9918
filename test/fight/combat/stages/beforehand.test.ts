import { expect, test } from 'vitest';
import { chance } from '../../../cards/powers/attacks.ts';

test('before acts before instead, and a destroyed target ends the attack', () => {
  const mine = [
    { unblockableWounds: 1, stage: 'instead' },
    { destroys: 11, stage: 'before' },
  ];
  expect(chance({ mine }, 'unblockableWounds', 1)).toBe('1/2');
});

test('a defender is asked whether it ignores the attack only when it has answered', () => {
  const theirs = [{ ignoreAttack: 1 }, { unblockableWounds: 1, stage: 'whenAttacked' }];
  expect(chance({ theirs }, 'attackerWounds', 1)).toBe('1');
});

test('without attack dice the defender is not attacked', () => {
  const theirs = [{ unblockableWounds: 1, stage: 'whenAttacked' }];
  expect(chance({ attack: 0, theirs }, 'attackerWounds', 0)).toBe('1');
});

test('instead of the attack the defender is not attacked either', () => {
  const mine = [{ destroys: 20, stage: 'instead' }];
  const theirs = [{ unblockableWounds: 1, stage: 'whenAttacked' }];
  expect(chance({ mine, theirs }, 'attackerWounds', 0)).toBe('1');
});

test('costs of a power come after what it does: a destroyed attacker has struck', () => {
  const mine = [
    { costs: 'self', stage: 'before' },
    { unblockableWounds: 1, stage: 'before' },
  ];
  expect(chance({ mine }, 'unblockableWounds', 1)).toBe('1');
  expect(chance({ mine }, 'attackWounds', 0)).toBe('1');
});
