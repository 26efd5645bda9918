/* Conditions on what the dice show. */

import { wholeNumber } from '../../../base/index.ts';
import { condition } from '../condition.ts';
import { reachesD20 } from '../d20.ts';

export const shieldRolled = condition<true>({
  name: 'shieldRolled',
  ofRoll: true,
  example: true,
  holds: (_, { shields }) => shields > 0,
});

export const allSkulls = condition<true>({
  name: 'allSkulls',
  ofRoll: true,
  example: true,
  holds: (_, attack) => attack.allSkulls,
});

export const skulls = condition<number>({
  name: 'skulls',
  value: wholeNumber(1, 50, 'Skulls that the attacker rolls at least'),
  ofRoll: true,
  example: 2,
  holds: (count, attack) => attack.skulls >= count,
});

export const d20 = condition<number>({
  name: 'd20',
  value: wholeNumber(1, 20, 'The number that a D20 must reach'),
  ofRoll: true,
  example: 14,
  holds: (number, attack, active) => reachesD20(number, attack, active),
});
