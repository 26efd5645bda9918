/* Conditions on how the turn began, and on whether the figure moved. */

import { shortText, wholeNumber } from '../../../base/index.ts';
import { condition } from '../condition.ts';

export const moved = condition<true>({
  name: 'moved',
  example: true,
  holds: (_, { fight }, { power }) => fight[power.owner].moved === true,
});

export const stationary = condition<true>({
  name: 'stationary',
  example: true,
  holds: (_, { fight }, { power }) => fight[power.owner].moved === false,
});

export const charged = condition<number>({
  name: 'charged',
  value: wholeNumber(1, 100, 'Spaces to the target at least when the turn began'),
  example: 2,
  holds: (spaces, { fight }, { power }) => (fight[power.owner].charged ?? -1) >= spaces,
});

/** Another figure of the same squad has already attacked this target. */
export const attackedBefore = condition<true>({
  name: 'attackedBefore',
  example: true,
  holds: (_, { fight }, { power }) => fight[power.owner].attackedBefore === true,
});

export const beganTurn = condition<string>({
  name: 'beganTurn',
  value: shortText('How its turn began: engaged, unengaged or a terrain letter', 20),
  example: 'unengaged',
  holds: (how, { fight }, { power }) => (fight[power.owner].beganTurn ?? []).includes(how),
});
