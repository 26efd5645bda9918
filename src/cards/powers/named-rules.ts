/* The rules of the powers that cards can name. */

import type { Rule } from './rules/rule.ts';

/** Functions, keyed by name, that make a power's rules, given the power's number if it has one. */
const RULES: Readonly<Record<string, (number: number) => readonly Rule[]>> = {
  'super-strength': () => [{ has: [{ mode: { superStrength: true } }] }],
  tough: (shields) => [
    { on: 'defenseRoll', if: [{ attack: 'normal' }], does: [{ count: { shields } }] },
  ],
  'nth-metal-mace': () => [{ on: 'attackDice', does: [{ dice: { enemyDefense: -1 } }] }],
  'deadly-strike': () => [
    { on: 'reckoning', if: [{ attack: 'normal' }], does: [{ count: { perSkull: 2 } }] },
  ],
  'lava-resistant': () => [{ has: [{ mode: { lavaResistant: true } }] }],
  'ignores-attack': (least) => [
    {
      on: 'attacked',
      ...(least > 1 ? { roll: { d20: least } } : { idleRoll: true }),
      does: [{ ignore: 'attack' }],
    },
  ],
  'counter-strike': () => [
    {
      on: 'blocked',
      if: [{ adjacent: true }, { attack: 'normal' }],
      does: [{ count: { excessWounds: 'attacker' } }],
    },
  ],
  'stealth-dodge': () => [
    {
      on: 'reckoning',
      if: [{ not: [{ adjacent: true }] }],
      does: [{ count: { oneShieldBlocksAll: true } }],
    },
  ],
  'one-shield-defense': () => [
    { on: 'reckoning', if: [{ shows: 'shield' }], does: [{ count: { mostWounds: 1 } }] },
  ],
  'shields-of-valor': () => [{ on: 'reckoning', does: [{ count: { perShield: 2 } }] }],
  'life-drain': () => [{ on: 'attackOver', if: [{ result: 'destroyed' }], does: [{ heal: 1 }] }],
  'double-attack': () => [{ has: [{ way: { attacks: 2 } }] }],
  flying: () => [{ has: [{ mode: { fly: true } }] }],
};

/** The rules of a power that cards can name; an empty list for other names. */
export const rulesOfNamed = (name: string, number: number): readonly Rule[] =>
  RULES[name]?.(number) ?? [];
