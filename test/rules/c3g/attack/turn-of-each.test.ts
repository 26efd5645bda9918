import { describe, expect, test } from 'vitest';
import { c3gFightCommand } from '../../../../src/rules/c3g/attack/fight-command.ts';
import type { GivenFight } from '../../../../src/rules/fight-command.ts';
import { noFiles } from '../scenarios.ts';

const several = (attacker: string, given: GivenFight['given'] = {}) =>
  c3gFightCommand.several?.({ attacker, defender: 'solomon-grundy', given }, noFiles);

describe('several attackers', () => {
  test('have a turn each, with all figures of a squad', () => {
    const viking = { figure: { card: 'Tarn Viking Warriors' } };
    expect(several('krug, tarn viking warriors')).toEqual({
      name: 'Krug and Tarn Viking Warriors attack Solomon Grundy',
      rules: 'c3g',
      turn: [{ figure: { card: 'Krug' } }],
      order: 'given',
      defender: { card: 'Solomon Grundy' },
      vary: {
        turn: [
          { label: 'Krug', value: [{ figure: { card: 'Krug' } }] },
          { label: 'Tarn Viking Warriors', value: [viking, viking, viking, viking] },
        ],
      },
    });
  });

  test('have what is given, each of them', () => {
    const given = {
      '--attack': 3,
      '--wounds': 2,
      '--distance': 4,
      '--power': ['deadly strike'],
      '--granted': true,
      '--normal-attack': true,
      '--no-super-strength': false,
    };
    const document = several('krug,hawkgirl', given);
    expect(document).toMatchObject({
      defender: { card: 'Solomon Grundy', wounds: 2 },
      distance: 4,
      superStrength: false,
    });
    expect(document).not.toHaveProperty('specialAttack');
    const { vary } = document as { vary: { turn: { value: { figure: object }[] }[] } };
    for (const { value } of vary.turn) {
      expect(value[0]?.figure).toMatchObject({
        attack: 3,
        powers: expect.arrayContaining(['deadly-strike']),
        granted: [{ superStrength: true }],
        specialAttack: false,
      });
    }
  });

  test('are none where the name stands for one card, with a comma or without', () => {
    expect(several('krug')).toBeUndefined();
    expect(several('solomon, grundy')).toBeUndefined();
    expect(c3gFightCommand.several?.({ given: {} }, noFiles)).toBeUndefined();
  });

  test.each([
    ['krug,hawkgrl', {}, /^attacker: found "hawkgrl"/],
    ['krug,hawkgirl,krug', {}, /^attacker: found Krug twice, allowed: every attacker once/],
    [
      'krug,hawkgirl',
      { '--special-attack': true },
      /^--special-attack: found several attackers, allowed: with one/,
    ],
    ['krug,hawkgirl', { '--height-advantage': 'attacker' }, /^--height-advantage: found several/],
    [
      'krug,hawkgirl',
      { '--defense': [1, 2] },
      /^--defense: found several attackers, allowed: one value/,
    ],
  ])('%s are refused (%j)', (attacker, given, message) => {
    expect(() => several(attacker, given)).toThrow(message);
  });
});
