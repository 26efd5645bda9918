import { describe, expect, test } from 'vitest';
import { c3gFightCommand } from '../../../src/fight/attack/fight-command.ts';
import type { GivenFight } from '../../../src/rules/fight-command.ts';
import { noFiles } from '../scenarios.ts';

const several = (attacker: string, given: GivenFight['given'] = {}) =>
  c3gFightCommand.several?.({ attacker, defender: 'solomon-grundy', given }, noFiles);

describe('several attackers', () => {
  test('have a turn each', () => {
    expect(several('krug, tarn viking warriors')).toEqual({
      name: 'Krug and Tarn Viking Warriors attack Solomon Grundy',
      rules: 'c3g',
      fight: 'turn',
      attacker: { card: 'Krug' },
      defender: { card: 'Solomon Grundy' },
      vary: {
        attacker: [
          { label: 'Krug', value: { card: 'Krug' } },
          { label: 'Tarn Viking Warriors', value: { card: 'Tarn Viking Warriors' } },
        ],
      },
    });
  });

  test('have what is given, each of them', () => {
    const given = {
      '--attacker-attack': 3,
      '--defender-wounds': 2,
      '--distance': 4,
      '--attacker-wounds': 1,
      '--height-advantage': 'attacker',
      '--near': ['raelin-the-kyrie-warrior-rotv'],
      '--power': ['deadly strike'],
      '--granted': true,
      '--normal-attack': true,
      '--no-super-strength': false,
    };
    const document = several('krug,hawkgirl', given);
    expect(document).toMatchObject({
      defender: { card: 'Solomon Grundy', wounds: 2 },
      distance: 4,
      heightAdvantage: 'attacker',
      specialAttack: false,
      superStrength: false,
    });
    const { vary } = document as { vary: { attacker: { value: object }[] } };
    for (const { value } of vary.attacker) {
      expect(value).toMatchObject({
        attack: 3,
        wounds: 1,
        near: ['raelin-the-kyrie-warrior-rotv'],
        powers: expect.arrayContaining(['deadly-strike']),
        granted: [{ superStrength: true }],
      });
    }
  });

  test('are none where the name stands for one card, with a comma or without', () => {
    expect(several('krug')).toBeUndefined();
    expect(several('solomon, grundy')).toBeUndefined();
    expect(c3gFightCommand.several?.({ given: {} }, noFiles)).toBeUndefined();
  });

  test.each([
    ['krug,hawkgrl', {}, /^attacker: no card is called "hawkgrl"/],
    ['krug,hawkgirl,krug', {}, /^attacker: Krug is named twice; give each attacker only once/],
    [
      'krug,hawkgirl',
      { '--special-attack': true },
      /^--special-attack: several attackers; give only one attacker/,
    ],
    ['krug,hawkgirl', { '--single-attack': true }, /^--single-attack: several attackers/],
    [
      'krug,hawkgirl',
      { '--defender-defense': [1, 2] },
      /^--defender-defense: several attackers; give one value/,
    ],
  ])('%s are refused (%j)', (attacker, given, message) => {
    expect(() => several(attacker, given)).toThrow(message);
  });
});
