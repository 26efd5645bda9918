/* Conditions on wounds and Life. */

import { wholeNumber } from '../../../base/index.ts';
import { condition } from '../condition.ts';

export const ownWounds = condition<number>({
  name: 'ownWounds',
  value: () => wholeNumber(1, 1000, 'The minimum number of wounds on the figure itself'),
  example: 2,
});

export const enemyWounds = condition<number>({
  name: 'enemyWounds',
  value: () => wholeNumber(1, 1000, 'The minimum number of wounds on the other figure'),
  example: 1,
});

export const enemyLifeLeft = condition<number>({
  name: 'enemyLifeLeft',
  value: () => wholeNumber(1, 1000, 'The maximum Life that the other figure has left'),
  example: 1,
});

export const wounded = condition<number | true>({
  name: 'wounded',
  value: () => wholeNumber(1, 1000, 'The minimum number of wounds from this attack'),
  example: 2,
});

/** Also counts known wounds that are not taken yet, so that a power can roll only if the wounds would be deadly. */
export const destroyed = condition<true>({
  name: 'destroyed',
  example: true,
});
