/* Conditions on the positions of the two figures. */

import { shortText, wholeNumber } from '../../../base/index.ts';
import { condition } from '../condition.ts';
import { otherSide } from '../figure.ts';
import { isEngaged } from './figures.ts';

export const adjacent = condition<true>({
  name: 'adjacent',
  example: true,
  holds: (_, attack) => attack.adjacent,
});

export const distance = condition<number>({
  name: 'distance',
  value: wholeNumber(1, 100, 'Spaces between the two at the most'),
  example: 3,
  holds: (spaces, attack) => attack.distance <= spaces,
});

export const heightAdvantage = condition<true>({
  name: 'heightAdvantage',
  example: true,
  holds: (_, { fight, noEnemyHeight }, { power }) =>
    fight.higher === power.owner && !(noEnemyHeight && power.owner === 'attacker'),
});

export const lower = condition<true>({
  name: 'lower',
  example: true,
  holds: (_, { fight }, { power }) => fight.higher === otherSide(power.owner),
});

export const terrain = condition<string>({
  name: 'terrain',
  value: shortText('The terrain letter of its own space', 1),
  example: 'w',
  holds: (letter, { fight }, { power }) => fight[power.owner].terrain === letter,
});

export const engaged = condition<true>({
  name: 'engaged',
  example: true,
  holds: (_, attack, { power }) => isEngaged(attack, power.owner),
});

export const levelsApart = condition<number>({
  name: 'levelsApart',
  value: wholeNumber(0, 100, 'Levels between the two at the most'),
  example: 3,
  holds: (levels, { fight }) => (fight.levels ?? 0) <= levels,
});
