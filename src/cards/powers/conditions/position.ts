/* Conditions on the positions of the two figures. */

import { shortText, wholeNumber } from '../../../base/index.ts';
import { condition } from '../condition.ts';

export const adjacent = condition<true>({
  name: 'adjacent',
  example: true,
});

export const distance = condition<number>({
  name: 'distance',
  value: () => wholeNumber(1, 100, 'The maximum distance between attacker and defender, in spaces'),
  example: 3,
});

export const heightAdvantage = condition<true>({
  name: 'heightAdvantage',
  example: true,
});

export const lower = condition<true>({
  name: 'lower',
  example: true,
});

export const terrain = condition<string>({
  name: 'terrain',
  value: () => shortText("The terrain letter of the figure's own space", 1),
  example: 'w',
});

export const engaged = condition<true>({
  name: 'engaged',
  example: true,
});

export const levelsApart = condition<number>({
  name: 'levelsApart',
  value: () => wholeNumber(0, 100, 'The maximum difference in level between attacker and defender'),
  example: 3,
});
