import { describe, expect, test } from 'vitest';
import { NAMED_POWERS, powerNamed } from '../../../src/cards/powers/named-powers.ts';
import { rulesOfNamed } from '../../../src/cards/powers/named-rules.ts';
import { ruleSchema, spelledRule } from '../../../src/cards/powers/spelling/rule.ts';
import { chance, type Setting, wounds } from './attacks.ts';

test('every power has a name of its own, by which it is found', () => {
  expect(new Set(NAMED_POWERS.map(({ name }) => name)).size).toBe(NAMED_POWERS.length);
  for (const power of NAMED_POWERS) expect(powerNamed(power.name)).toBe(power);
});

test.each(NAMED_POWERS.map((power) => [power.title, power] as const))(
  '%s is made of rules that a card could write',
  (_, { name, number, text }) => {
    const rules = rulesOfNamed(name, number?.most ?? 0);
    expect(rules).toHaveLength(1);
    for (const rule of rules) expect(ruleSchema().parse(spelledRule(rule))).toEqual(rule);
    expect(text).toMatch(/^[A-Z].*\.$/);
  },
);

describe('by its name a power does the same as by its effects', () => {
  const on = (side: 'attacker' | 'defender', ...powers: unknown[]): Setting => ({
    attack: 2,
    defense: 2,
    [side]: { powers },
  });

  test('Shields of Valor: a shield blocks two hits', () => {
    // Two skulls 1/4 and no shield 4/9; one of them is left nowhere.
    expect(wounds(on('defender', 'shields-of-valor'), 2)).toBe('1/9');
    // One skull 1/2 and no shield.
    expect(wounds(on('defender', 'shields-of-valor'), 1)).toBe('2/9');
  });

  test('Nth Metal Mace: one defense die less against a special attack, too', () => {
    // Two skulls 1/4, against no shield on one die instead of two.
    const special = { ...on('attacker', 'nth-metal-mace'), specialAttack: true };
    expect(wounds(special, 2)).toBe('1/6');
    expect(wounds({ attack: 2, defense: 2, specialAttack: true }, 2)).toBe('1/9');
  });

  test('Stealth Dodge: against a figure that is not adjacent one shield blocks all', () => {
    const dodging = on('defender', 'stealth-dodge');
    expect(wounds({ ...dodging, distance: 2 }, 2)).toBe('1/9');
    expect(wounds({ ...dodging, distance: 2 }, 1)).toBe('2/9');
    // Adjacent: two skulls less one shield 1/4 x 4/9 as well.
    expect(wounds(dodging, 1)).toBe('1/3');
  });

  test('One Shield Defense: with a shield at most one wound', () => {
    // Two skulls 1/4: none blocked 4/9 leaves 2; a shield of two leaves 1.
    expect(wounds(on('defender', 'one-shield-defense'), 2)).toBe('1/9');
  });

  test('Counter Strike: two shields 1/9 against no skull 1/4', () => {
    expect(chance(on('defender', 'counter-strike'), 'attackerWounds', 2)).toBe('1/36');
  });

  test('Life Drain: heals when it destroys', () => {
    const setting = {
      attack: 1,
      attacker: { life: 3, wounds: 1, powers: ['life-drain'] },
      defender: { life: 1 },
    };
    expect(chance(setting, 'healed', 1)).toBe('1/2');
  });

  test('Tough, Ignores Attack, Deadly Strike, Nth Metal Mace and Super Strength', () => {
    // Two skulls 1/4, no shield of two 4/9, one automatic.
    expect(wounds(on('defender', 'tough'), 2)).toBe('0');
    expect(wounds(on('defender', { 'ignores-attack': 11 }), 2)).toBe('1/18');
    expect(wounds(on('attacker', 'deadly-strike'), 4)).toBe('1/9');
    expect(wounds(on('attacker', 'nth-metal-mace'), 2)).toBe('1/6');
    // Two skulls against none of two dice: 1/4 x 1/4.
    expect(chance(on('attacker', 'super-strength'), 'knockbackPoints', 2)).toBe('1/16');
  });
});
