import { wholeNumber } from '../../words/fields.ts';
import { effect } from '../effect.ts';

/* How figures move in battles (BATTLES, "Moving"). */

/** A longer or a shorter Move. */
export const move = effect<number>({
  name: 'move',
  at: 'battle',
  owner: 'either',
  value: wholeNumber(-50, 50, 'Spaces more, or fewer'),
  text: (spaces) => `${spaces < 0 ? '-' : '+'}${Math.abs(spaces)} Move`,
  example: { move: 2, when: [{ terrain: 's' }] },
});
