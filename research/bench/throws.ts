import { combatDie, numberedDie } from '../../src/chance/dice/die.ts';
import type { Throw } from '../../src/chance/dice/throw.ts';

export function attackAgainst(attack: number, defense: number): Throw {
  return [
    { name: 'attack', die: combatDie, count: attack, asked: ['skull'] },
    { name: 'defense', die: combatDie, count: defense, asked: ['shield', 'skull'] },
  ];
}

/** Hawkgirl's 6 attack dice against Solomon Grundy's 3 defense dice, which form one group. */
export const SIX_AGAINST_THREE = attackAgainst(6, 3);

/**
 * The dice of an attack that knocks back over a cliff and into lava: the same dice, a Knockback die, two falls with 1
 * and 3 dice, and a D20.
 */
export const ON_A_BOARD: Throw = [
  ...SIX_AGAINST_THREE,
  { name: 'knockback', die: combatDie, count: 1, asked: ['skull'] },
  { name: 'fall', die: combatDie, count: 1, asked: ['skull'] },
  { name: 'second fall', die: combatDie, count: 3, asked: ['skull'] },
  { name: 'lava', die: numberedDie(20, 'survived', (n) => n >= 10), count: 1, asked: ['survived'] },
];
