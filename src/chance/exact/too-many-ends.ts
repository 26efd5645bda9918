import { BadInput } from '../../base/index.ts';

/**
 * The maximum number of ends: the rolls of an attack that its rules can tell apart. Weighing this many ends takes some
 * seconds; an attack with 50 against 50 dice on clear ground has 67,626 ends. There are never more ends than cells,
 * because different ends differ in the result of some pool.
 */
export const MOST_ENDS = 2 ** 18;

export class TooManyEnds extends BadInput {
  constructor() {
    super({
      path: [],
      place: 'the dice',
      found: `the attack has more than ${MOST_ENDS} possible outcomes`,
      allowed:
        'fewer dice, fewer powers that roll dice, fewer falls in a row, or a Life for the figure that falls',
    });
  }
}
