/* Conditions on the kind of attack. */

import { condition } from '../condition.ts';

export const normalAttack = condition<true>({
  name: 'normalAttack',
  example: true,
  holds: (_, { fight }) => !fight.isSpecial,
});

export const specialAttack = condition<true>({
  name: 'specialAttack',
  example: true,
  holds: (_, { fight }) => fight.isSpecial,
});

export const anyAttack = condition<true>({
  name: 'anyAttack',
  example: true,
  holds: () => true,
});

/** The words that name a kind of attack. */
export const ATTACK_KINDS: readonly string[] = [normalAttack, specialAttack, anyAttack].map(
  ({ name }) => name,
);
