/**
 * A condition that can be evaluated before the attack is put on a power that gives one attack die: two wounds of 1 +
 * 1 dice have chance 1/4 if it holds, and never occur if not. A combat die shows a skull with 1/2, a shield with 1/3,
 * a blank with 1/6.
 */

import { describe, expect, test } from 'vitest';
import type { Effect, Ending, Fight, FigureAsked, When } from './fight.ts';
import { chanceThat } from './law.ts';
import { powersOracle } from './oracle.ts';

const plain: Fight = {
  attacker: { attack: 1, defense: 0 },
  defender: { attack: 0, defense: 0 },
  distance: 1,
};

interface Changes extends Partial<Omit<Fight, 'attacker' | 'defender'>> {
  attacker?: Partial<Fight['attacker']>;
  defender?: Partial<Fight['defender']>;
}

function chance(
  effects: { mine?: Effect[]; theirs?: Effect[] },
  changes: Changes,
  claim: (ending: Ending) => boolean,
): string {
  const power = (list: Effect[] = []) => [{ name: 'Power', effects: list }];
  const fight: Fight = {
    ...plain,
    ...changes,
    attacker: { ...plain.attacker, powers: power(effects.mine), ...changes.attacker },
    defender: { ...plain.defender, powers: power(effects.theirs), ...changes.defender },
  };
  const { numerator, denominator } = chanceThat(powersOracle(fight), claim);
  return `${numerator}/${denominator}`;
}

const twoWounds = (when: When, changes: Changes) =>
  chance({ mine: [{ attackDice: 1, when }] }, changes, (e) => e.attackWounds === 2);

describe('conditions of place, movement and time', () => {
  const cases: [string, When, Changes, Changes][] = [
    ['normalAttack', 'normalAttack', {}, { special: { dice: 1 } }],
    ['specialAttack', 'specialAttack', { special: { dice: 1 } }, {}],
    ['anyAttack', 'anyAttack', { special: { dice: 1 } }, { special: { dice: 0 } }],
    [
      'not normalAttack names the special one',
      { not: 'normalAttack' },
      { special: { dice: 1 } },
      {},
    ],
    ['adjacent', 'adjacent', {}, { distance: 2 }],
    ['distance at most', { distance: 3 }, { distance: 3 }, { distance: 4 }],
    ['moved', 'moved', { attacker: { movement: 'moved' } }, {}],
    ['stationary', 'stationary', { attacker: { movement: 'stationary' } }, {}],
    ['charged', { charged: 2 }, { attacker: { beganAway: 2 } }, { attacker: { beganAway: 1 } }],
    ['charged, nothing told', { charged: 0 }, { attacker: { beganAway: 0 } }, {}],
    ['began engaged', { beganTurn: 'engaged' }, { attacker: { beganTurn: ['engaged'] } }, {}],
    ['began on water', { beganTurn: 'w' }, { attacker: { beganTurn: ['w'] } }, {}],
    [
      'own terrain',
      { terrain: 'w' },
      { attacker: { terrain: 'w' } },
      { defender: { terrain: 'w' } },
    ],
    ['engaged as adjacent', 'engaged', {}, { distance: 2 }],
    ['engaged as told', 'engaged', { distance: 2, attacker: { engaged: true } }, { distance: 2 }],
    ['state', { state: 'shadow' }, { states: ['shadow'] }, { states: ['run'] }],
    [
      'ownWounds at least',
      { ownWounds: 2 },
      { attacker: { wounds: 2 } },
      { attacker: { wounds: 1 } },
    ],
    [
      'enemyWounds at least',
      { enemyWounds: 2 },
      { defender: { wounds: 2 } },
      { attacker: { wounds: 2 } },
    ],
    [
      'enemyLifeLeft',
      { enemyLifeLeft: 3 },
      { defender: { life: 5, wounds: 2 } },
      { defender: { life: 4 } },
    ],
    ['enemyLifeLeft without a Life', { enemyLifeLeft: 3 }, { defender: { life: 3 } }, {}],
    ['not', { not: 'adjacent' }, { distance: 2 }, {}],
    [
      'a list: all of it',
      ['adjacent', 'moved'],
      { attacker: { movement: 'moved' } },
      { distance: 2, attacker: { movement: 'moved' } },
    ],
    ['not of a list', { not: ['adjacent', 'moved'] }, {}, { attacker: { movement: 'moved' } }],
  ];
  test.each(cases)('%s', (_title, when, holding, failing) => {
    expect(twoWounds(when, holding)).toBe('1/4');
    expect(twoWounds(when, failing)).toBe('0/1');
  });

  test("heightAdvantage and lower, of the power's owner", () => {
    // the attacker higher: 1 + 1 for height + 1: three skulls 1/8
    const three = (when: When) =>
      chance(
        { mine: [{ attackDice: 1, when }] },
        { heightAdvantage: 'attacker' },
        (e) => e.attackWounds === 3,
      );
    expect(three('heightAdvantage')).toBe('1/8');
    expect(three('lower')).toBe('0/1');
    // the attacker is lower: two skulls of two dice, and no shield of the defender's one die for height: 1/4 x 2/3
    expect(twoWounds('lower', { heightAdvantage: 'defender' })).toBe('1/6');
    expect(twoWounds('heightAdvantage', { heightAdvantage: 'defender' })).toBe('0/1');
  });
});

describe('what the other figure is', () => {
  const cases: [string, FigureAsked, Partial<Fight['defender']>, Partial<Fight['defender']>][] = [
    ['size', { size: ['small', 'medium'] }, { size: 'medium' }, { size: 'large' }],
    ['type', { type: 'squad' }, { type: 'squad' }, { type: 'hero' }],
    ['species', { species: 'Undead' }, { species: 'undead' }, {}],
    [
      'class of a plural, of several',
      { class: 'Soldier' },
      { class: 'Wizards; Soldiers' },
      { class: 'Wizards' },
    ],
    ['personality', { personality: 'Wild' }, { personality: 'Wild' }, { personality: 'Valiant' }],
    ['general', { general: 'Utgar' }, { general: 'Utgar' }, { general: 'Jandar' }],
    ['unique', { unique: 'unique' }, { unique: 'unique' }, { unique: 'uncommon' }],
    [
      'power',
      { power: 'lava-resistant' },
      { powers: [{ name: 'Lava Resistant', effects: [] }] },
      {},
    ],
    ['terrain', { terrain: 'x' }, { terrain: 'x' }, { terrain: 'd' }],
    ['engaged', { engaged: false }, { engaged: false }, {}],
    ['nextToAlly', { nextToAlly: true }, { nextToAlly: true }, {}],
    [
      'all that is asked',
      { type: 'hero', size: 'huge' },
      { type: 'hero', size: 'huge' },
      { type: 'hero' },
    ],
  ];
  test.each(cases)('%s', (_title, asked, fitting, other) => {
    expect(twoWounds({ target: asked }, { defender: fitting })).toBe('1/4');
    expect(twoWounds({ target: asked }, { defender: other })).toBe('0/1');
    expect(twoWounds({ enemy: asked }, { defender: fitting })).toBe('1/4');
  });

  test('a defender has an enemy, but no target', () => {
    const theirs = (when: When): Effect[] => [{ enemyAttackDice: 1, when }];
    const two = (when: When) =>
      chance(
        { theirs: theirs(when) },
        { attacker: { size: 'large' } },
        (e) => e.attackWounds === 2,
      );
    expect(two({ enemy: { size: 'large' } })).toBe('1/4');
    expect(two({ target: { size: 'large' } })).toBe('0/1');
  });
});

describe('what the attack has shown', () => {
  const hurt = (when: When): Effect[] => [{ unblockableWounds: 1, stage: 'after', when }];
  const unblockable = (when: When, changes: Changes) =>
    chance({ mine: hurt(when) }, changes, (e) => e.unblockableWounds === 1);
  const twoDice: Changes = { attacker: { attack: 2 } };

  test('allSkulls: every die of the attack', () => {
    expect(unblockable('allSkulls', twoDice)).toBe('1/4');
  });

  test('skulls: at least so many of the attack', () => {
    expect(unblockable({ skulls: 1 }, twoDice)).toBe('3/4');
    expect(unblockable({ skulls: 2 }, twoDice)).toBe('1/4');
  });

  test("skulls on the defender's card are the attacker's too", () => {
    const theirs: Effect[] = [{ ignoreWounds: 1, when: { skulls: 2 } }];
    expect(chance({ theirs }, twoDice, (e) => e.ignoredWounds)).toBe('1/4');
  });

  test("shieldRolled: one of the defender's dice", () => {
    expect(unblockable('shieldRolled', { defender: { defense: 1 } })).toBe('1/3');
    expect(unblockable('shieldRolled', {})).toBe('0/1');
  });

  test('wounded, by at least so many wounds of this attack', () => {
    expect(unblockable('wounded', twoDice)).toBe('3/4');
    expect(unblockable({ wounded: 2 }, twoDice)).toBe('1/4');
  });

  test('destroyed', () => {
    const effects = { mine: [{ attackAgain: true, when: 'destroyed' } as const] };
    expect(chance(effects, { defender: { life: 1 } }, (e) => e.attackAgain)).toBe('1/2');
    expect(chance(effects, {}, (e) => e.attackAgain)).toBe('0/1');
  });

  test('d20: rolled for it', () => {
    // 16 and above: 1/4 of the 1/4
    expect(twoWounds({ d20: 16 }, {})).toBe('1/16');
    expect(twoWounds({ not: { d20: 16 } }, {})).toBe('3/16');
  });

  test('wounds and Life are those of the moment', () => {
    // one wound by this attack leaves one Life
    expect(unblockable({ enemyLifeLeft: 1 }, { defender: { life: 2 } })).toBe('1/2');
    expect(unblockable({ enemyWounds: 1 }, { defender: { life: 3 } })).toBe('1/2');
  });
});
