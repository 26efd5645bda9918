import { TooManyEnds } from './too-many-ends.ts';

/**
 * Times that rules may ask for dice while everything is played that these can show: some tenths of a second. What
 * they ask for grows with the powers that roll, and so does the time of every single play.
 */
const MOST_ASKED = 2 ** 18;

/** Counts how often rules ask for dice. */
export interface Work {
  /** @throws TooManyEnds for more than can be played within a second */
  asked(): void;
}

export function workBegun(): Work {
  let asked = 0;
  return {
    asked() {
      if (++asked > MOST_ASKED) throw new TooManyEnds();
    },
  };
}
