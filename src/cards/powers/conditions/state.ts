/* Conditions on how many figures a squad has left, and on the experiment's switches. */

import { shortText, wholeNumber } from '../../../base/index.ts';
import { condition } from '../condition.ts';

/** The minimum number of living figures in the squad. In a single attack, all figures of the card are alive. */
export const figures = condition<number>({
  name: 'figures',
  value: () => wholeNumber(2, 100, 'The minimum number of living figures in its squad'),
  example: 3,
});

/** A switch that the experiment sets: `states: [shadow]`. */
export const state = condition<string>({
  name: 'state',
  value: () =>
    shortText('The name of a switch: the condition is true if the experiment turns it on', 60),
  example: 'shadow',
});
