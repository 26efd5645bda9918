/* Conditions on how the turn began, and on whether the figure moved. */

import { shortText, wholeNumber } from '../../../base/index.ts';
import { condition } from '../condition.ts';

export const moved = condition<true>({
  name: 'moved',
  example: true,
});

export const stationary = condition<true>({
  name: 'stationary',
  example: true,
});

export const charged = condition<number>({
  name: 'charged',
  value: () =>
    wholeNumber(1, 100, 'The minimum distance to the target at the start of the turn, in spaces'),
  example: 2,
});

/** Another figure of the same squad has already attacked this target. */
export const attackedBefore = condition<true>({
  name: 'attackedBefore',
  example: true,
});

export const beganTurn = condition<string>({
  name: 'beganTurn',
  value: () =>
    shortText(
      'How the figure began its turn: engaged, unengaged, or on terrain with this letter',
      20,
    ),
  example: 'unengaged',
});
