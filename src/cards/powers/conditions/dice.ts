/* Conditions on what the dice show. */

import { wholeNumber } from '../../../base/index.ts';
import { condition } from '../condition.ts';

export const shieldRolled = condition<true>({
  name: 'shieldRolled',
  example: true,
});

export const allSkulls = condition<true>({
  name: 'allSkulls',
  example: true,
});

export const blankRolled = condition<true>({
  name: 'blankRolled',
  example: true,
});

export const rollsAreEven = condition<true>({
  name: 'rollsAreEven',
  example: true,
});

export const skulls = condition<number>({
  name: 'skulls',
  value: () => wholeNumber(1, 50, 'True if the attacker rolls at least this many skulls'),
  example: 2,
});

export const d20 = condition<number>({
  name: 'd20',
  value: () => wholeNumber(1, 20, 'The D20 number to reach'),
  example: 14,
});
