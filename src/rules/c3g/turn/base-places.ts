import type { TurnAttacker } from './scenario.ts';

/** A space is part of six places of a double base. */
const PLACES_OF_A_SPACE = { single: 1, double: 6 };

/** Places of an attacker's that the others can take at the most. */
export function mostTaken(attackers: readonly TurnAttacker[], attacker: number): number {
  const others = attackers.filter((_, i) => i !== attacker);
  const spaces = others.reduce((sum, { base }) => sum + (base === 'double' ? 2 : 1), 0);
  const isDouble = attackers[attacker]?.base === 'double';
  return spaces * PLACES_OF_A_SPACE[isDouble ? 'double' : 'single'];
}
