/* The limit on the work of running rules to discover or weigh dice, and the division of this work into steps. */

import { TooManyEnds } from './too-many-ends.ts';

/**
 * The maximum number of requests for dice when every result is tried. This many requests take some tenths of a second.
 * Both the number of requests and the time of each run grow with the number of powers that roll.
 */
const MOST_ASKED = 2 ** 18;

/** The number of runs of the rules in a step. This many runs take a millisecond or two. */
const RUNS = 256;

/** Returns a function that returns true on every `RUNS`-th call. */
export function everyStep(): () => boolean {
  let runs = 0;
  return () => ++runs % RUNS === 0;
}

/** Counts how many times rules ask for dice. */
export interface Work {
  /** @throws TooManyEnds if playing would take too long */
  asked(): void;
}

/** A counter that starts at 0. */
export function workBegun(): Work {
  let asked = 0;
  return {
    asked() {
      if (++asked > MOST_ASKED) throw new TooManyEnds();
    },
  };
}
