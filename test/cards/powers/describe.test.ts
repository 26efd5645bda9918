import { expect, test } from 'vitest';
import { conditionsText, partsOf } from '../../../src/cards/powers/describe.ts';
import { words } from './attacks.ts';

test('phrases join the effect, clauses follow it, each kind in the order of the card', () => {
  const when = ['adjacent', 'normalAttack', { not: 'moved' }, 'wounded', { distance: 2 }];
  expect(words({ counterStrike: true, when })).toBe(
    'each block beyond the hits wounds the attacker in normal attacks within 2 spaces, when the two are adjacent and the attack wounds, unless it has moved',
  );
});

test('what is turned as a whole is said as a whole', () => {
  expect(words({ attackDice: 1, when: { not: ['adjacent', 'moved'] } })).toBe(
    '+1 attack die, unless the two are adjacent and it has moved',
  );
  expect(words({ attackDice: 1, when: { not: ['adjacent', 'normalAttack'] } })).toBe(
    '+1 attack die, but not in normal attacks when the two are adjacent',
  );
});

test('numbers are said with what they are multiplied with, and their limit', () => {
  expect(words({ attackDice: 1, per: 'ownWound', most: 5, when: 'adjacent' })).toBe(
    '+1 attack die for each wound on it (at most 5), when the two are adjacent',
  );
});

test('uses are said by their period', () => {
  expect(words({ attackDice: 2, uses: 1, per: 'game' })).toBe('+2 attack dice, once a game');
  expect(words({ attackDice: 2, uses: 2, per: 'turn' })).toBe('+2 attack dice, twice a turn');
  expect(words({ attackDice: 2, uses: 3, per: 'round' })).toBe('+2 attack dice, 3 times a round');
});

test('where a line acts is said', () => {
  expect(words({ attackDice: 2, in: 'battles' })).toBe('+2 attack dice (in battles)');
  expect(words({ attackDice: 2, in: 'fights', when: 'engaged' })).toBe(
    '+2 attack dice, while engaged (in fights of two)',
  );
});

test('effects of one line are listed', () => {
  expect(words({ defenseDice: 1, automaticShields: 2 })).toBe(
    '+1 defense die and +2 automatic shields',
  );
});

test('without conditions nothing follows', () => expect(conditionsText([])).toBe(''));

test('a bare word has the value true', () => {
  expect(partsOf('adjacent')).toEqual(['adjacent', true]);
  expect(partsOf({ distance: 3 })).toEqual(['distance', 3]);
});
