import { BadInput } from '../words/problem.ts';

/**
 * Ends of an attack that are looked at, in seconds; 50 against 50 dice on clear ground have 67,626.
 * There are never more ends than cells: two that part at some pool differ in what it shows.
 */
export const MOST_ENDS = 2 ** 18;

export class TooManyEnds extends BadInput {
  constructor() {
    super({
      path: [],
      place: 'the dice',
      found: `more than ${MOST_ENDS} ways that the attack can end`,
      allowed:
        'fewer dice, fewer powers that roll, fewer falls in a row, or a Life for whoever falls',
    });
  }
}
