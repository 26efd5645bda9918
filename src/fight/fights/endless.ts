/*
 * Limits on fights with many attacks, and the errors for fights that never end or have too many states.
 */

import { BadInput, grouped } from '../../base/index.ts';
import type { StateLimit } from '../../chance/index.ts';

/** A fight that would never end. */
export class NeverEnds extends BadInput {
  constructor(why: string) {
    super({
      path: [],
      place: 'the fight',
      found: `it never ends, because ${why}`,
      allowed: 'a side that can wound the other, or a limit of turns (mostTurns)',
    });
  }
}

/** The reason why a fight never ends. */
export const NOBODY_WOUNDS = 'the sides can reach a state in which neither can wound the other';

/** A fight with too many states to be solved in a few seconds. */
export class TooManyStates extends BadInput {
  constructor(most: number) {
    super({
      path: [],
      place: 'the fight',
      found: `it has more than ${grouped(most)} states, too many to calculate`,
      allowed: 'fewer figures, less Life, or a smaller mostTurns',
    });
  }
}

/** The maximum number of states. With more, odds and simulations take longer than a few seconds. */
export const MOST_STATES = 100_000;

/** A limit that throws `TooManyStates`. */
export function statesUpTo(most: number): StateLimit {
  return { most, tooMany: (states: number) => new TooManyStates(states) };
}

/** The maximum number of throws in a fight that is told as a story. */
export const MOST_TOLD = 10_000;

/** The error for a fight that has too many throws to be told as a story. */
export function tooLongToTell(most: number): BadInput {
  return new BadInput({
    path: [],
    place: 'the fight',
    found: `it is not over after ${most} rolls`,
    allowed:
      'another seed, less Life, more attack dice or fewer defense dice, or a limit of turns (mostTurns)',
  });
}
