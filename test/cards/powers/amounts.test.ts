import { describe, expect, test } from 'vitest';
import { chance, wounds } from './attacks.ts';

describe('a number is multiplied', () => {
  const dice = (per: string, more: object = {}) => [{ attackDice: 1, per, ...more }];
  const three = { wounds: 3 };

  test('with wounds on either figure, allies and kills: 1 + 3 dice, all skulls 1/16', () => {
    expect(wounds({ mine: dice('ownWound'), attacker: three }, 4)).toBe('1/16');
    expect(wounds({ mine: dice('enemyWound'), defender: three }, 4)).toBe('1/16');
    expect(wounds({ mine: dice('ally'), attacker: { allies: 3 } }, 4)).toBe('1/16');
    expect(wounds({ mine: dice('kill'), attacker: { kills: 3 } }, 4)).toBe('1/16');
  });

  test('with nothing where nothing is told', () => {
    for (const per of ['ownWound', 'enemyWound', 'ally', 'kill']) {
      expect(wounds({ mine: dice(per) }, 1)).toBe('1/2');
    }
  });

  test('with nothing that only a battle can count', () => {
    for (const each of [{ side: 'own', within: 1, from: 'target' }, 'fallenOfCard', 'markers']) {
      const powers = [{ name: 'Mine', rules: { dice: { attack: { each } } } }];
      expect(wounds({ attacker: { powers } }, 1)).toBe('1/2');
    }
  });

  test('up to a limit, whatever its sign', () => {
    expect(wounds({ mine: dice('ownWound', { most: 2 }), attacker: three }, 3)).toBe('1/8');
    const fewer = [{ attackDice: -1, per: 'ownWound', most: 2 }];
    expect(wounds({ attack: 5, mine: fewer, attacker: three }, 3)).toBe('1/8');
  });

  test('with the wounds that the attack dealt', () => {
    const mine = [{ extraWounds: 1, per: 'woundDealt' }];
    expect(chance({ attack: 2, mine }, 'extraWounds', 2)).toBe('1/4');
  });

  test('with wounds of this very attack beside those from before it', () => {
    const woundedBy = (per: string) => [{ unblockableWounds: 1, per, stage: 'after' }];
    // None, one or two skulls on two dice, and the same number of wounds in addition to the one from before.
    const struck = { attack: 2, mine: woundedBy('enemyWound'), defender: { wounds: 1, life: 9 } };
    expect([1, 2, 3].map((n) => chance(struck, 'unblockableWounds', n))).toEqual([
      '1/4',
      '1/2',
      '1/4',
    ]);
    const turn = { ...struck, mine: woundedBy('woundThisTurn') };
    expect([0, 1, 2].map((n) => chance(turn, 'unblockableWounds', n))).toEqual([
      '1/4',
      '1/2',
      '1/4',
    ]);
    // Three or four shields against no skull or one, and the excess number of wounds strikes back.
    const back = {
      defense: 1,
      mine: woundedBy('ownWound'),
      theirs: [{ automaticShields: 3, counterStrike: true }],
      attacker: { wounds: 1, life: 9 },
    };
    expect([3, 4, 5].map((n) => chance(back, 'unblockableWounds', n))).toEqual([
      '1/3',
      '1/2',
      '1/6',
    ]);
  });

  test('as a table’s number is', () => {
    const mine = [{ attackDice: { 11: 1 }, per: 'ally' }];
    expect(wounds({ mine, attacker: { allies: 2 } }, 3)).toBe('1/16');
  });
});

describe('a D20 table', () => {
  const table = (rows: object) => [{ unblockableWounds: rows, stage: 'before' }];
  const none = { attack: 0 };

  test('gives the row from which the roll is reached, and nothing below the first', () => {
    const setting = { ...none, mine: table({ 6: 1, 16: 2, 20: 3 }) };
    const odds = [0, 1, 2, 3].map((n) => chance(setting, 'unblockableWounds', n));
    expect(odds).toEqual(['1/4', '1/2', '1/5', '1/20']);
  });

  test('that says again adds up until the Life left is reached: 2 and more of 3 left', () => {
    const setting = {
      ...none,
      mine: table({ 1: { wounds: 2, again: true } }),
      defender: { life: 3 },
    };
    expect(chance(setting, 'unblockableWounds', 3)).toBe('1');
    expect(chance(setting, 'destroyed', 1)).toBe('1');
  });

  test('that destroys adds no wounds', () => {
    const setting = { ...none, mine: table({ 1: 'destroy' }), defender: { life: 3 } };
    expect(chance(setting, 'unblockableWounds', 0)).toBe('1');
    expect(chance(setting, 'destroyed', 1)).toBe('1');
  });
});

test('wounds in dice: a wound for each skull', () => {
  const mine = [{ unblockableWounds: { dice: 2 }, stage: 'before' }];
  const odds = [0, 1, 2].map((n) => chance({ attack: 0, mine }, 'unblockableWounds', n));
  expect(odds).toEqual(['1/4', '1/2', '1/4']);
});
