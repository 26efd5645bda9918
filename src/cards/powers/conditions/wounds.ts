/* Conditions on wounds and Life. */

import { wholeNumber } from '../../../base/index.ts';
import { condition } from '../condition.ts';

export const ownWounds = condition<number>({
  name: 'ownWounds',
  value: wholeNumber(1, 1000, 'Wounds on its own figure at least'),
  example: 2,
});

export const enemyWounds = condition<number>({
  name: 'enemyWounds',
  value: wholeNumber(1, 1000, "Wounds on the other's figure at least"),
  example: 1,
});

export const enemyLifeLeft = condition<number>({
  name: 'enemyLifeLeft',
  value: wholeNumber(1, 1000, 'Life that the other has left at the most'),
  example: 1,
});

export const wounded = condition<number | true>({
  name: 'wounded',
  value: wholeNumber(1, 1000, 'Wounds that this attack dealt at least'),
  example: 2,
});

/** Wounds that are known but not taken yet count, so that luck can be limited to deadly wounds. */
export const destroyed = condition<true>({
  name: 'destroyed',
  example: true,
});
