import { expect, test } from 'vitest';
import {
  harmText,
  momentText,
  moreText,
  numberText,
  perText,
  reachText,
  tableText,
  timesText,
} from '../../../src/cards/powers/texts.ts';

test('tables give the rolls of each row in ascending order, the last up to 20', () => {
  const text = (row: string) => row;
  expect(tableText({ 1: 'a' }, text)).toBe('(1-20: a)');
  expect(tableText({ 20: 'c', 5: 'a', 19: 'b' }, text)).toBe('(5-18: a, 19: b, 20: c)');
});

test('harm in every form', () => {
  expect(harmText(1, '')).toBe('1 wound');
  expect(harmText(2, 'extra')).toBe('2 extra wounds');
  expect(harmText(1, 'unblockable', 'the enemy')).toBe('1 unblockable wound to the enemy');
  expect(harmText({ dice: 1 }, '')).toBe('rolls 1 combat die (a wound for each skull)');
  expect(harmText({ dice: 2, per: 'woundDealt' }, 'extra', 'the enemy')).toBe(
    'rolls 2 combat dice for each wound dealt against the enemy (an extra wound for each skull)',
  );
  const rows = { 2: 0, 8: { again: true }, 10: { wounds: 1, again: true }, 20: 'again' } as const;
  expect(harmText(rows, '')).toBe(
    'rolls the D20 (2-7: nothing, 8-9: roll again, 10-19: 1 wound, and roll again, 20: roll again)',
  );
});

test('numbers, rolls to reach and times', () => {
  expect([moreText(1, 'die', 'dice'), moreText(-3, 'die', 'dice')]).toEqual(['+1 die', '-3 dice']);
  expect([numberText(1, 'wound'), numberText(0, 'wound')]).toEqual(['1 wound', '0 wounds']);
  expect([1, 2, 20].map(reachText)).toEqual([
    '',
    ' on a D20 roll of 2 or higher',
    ' on a D20 roll of 20',
  ]);
  expect([1, 2, 3].map(timesText)).toEqual(['once', 'twice', '3 times']);
});

test('moments and scales', () => {
  expect(momentText({})).toBe('');
  expect(momentText({ stage: 'enemyArrives' })).toBe(' when an enemy moves next to it');
  expect(perText('kill')).toBe('figure it destroyed');
});
