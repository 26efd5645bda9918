/* The limit on the work of running rules to discover or weigh dice, and its steps. */

import { TooManyEnds } from './too-many-ends.ts';

/**
 * How often rules may ask for dice when every result is tried: some tenths of a second. Both the number of requests
 * and the time of each run grow with the number of powers that roll.
 */
const MOST_ASKED = 2 ** 18;

/** How often rules are run in a step: a millisecond or two. */
const RUNS = 256;

/** Returns a function that is true every `RUNS` calls. */
export function everyStep(): () => boolean {
  let runs = 0;
  return () => ++runs % RUNS === 0;
}

/** Counts how often rules ask for dice. */
export interface Work {
  /** @throws TooManyEnds if playing would take more than about a second */
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
