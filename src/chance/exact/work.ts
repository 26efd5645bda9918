/* The limit on the work of running rules to discover or weigh dice. */

import { TooManyEnds } from './too-many-ends.ts';

/**
 * How often rules may ask for dice when every result is tried: some tenths of a second. Both the number of requests
 * and the time of each run grow with the number of powers that roll.
 */
const MOST_ASKED = 2 ** 18;

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
