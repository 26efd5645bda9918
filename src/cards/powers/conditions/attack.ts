/* Conditions on the kind of attack. */

import { condition } from '../condition.ts';

export const normalAttack = condition<true>({
  name: 'normalAttack',
  example: true,
});

export const specialAttack = condition<true>({
  name: 'specialAttack',
  example: true,
});

export const anyAttack = condition<true>({
  name: 'anyAttack',
  example: true,
});

/** The words that name a kind of attack. */
export const ATTACK_KINDS: readonly string[] = [normalAttack, specialAttack, anyAttack].map(
  ({ name }) => name,
);
