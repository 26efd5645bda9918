/**
 * How often each cell was rolled, for a Throw or for each view of a chain. Counts are whole numbers, exact below
 * 2^53.
 */
export interface Tally {
  trials: number;
  readonly counts: Float64Array;
}

export function emptyTally(cells: number): Tally {
  return { trials: 0, counts: new Float64Array(cells) };
}

/**
 * @param counts one per cell, or empty
 * @throws RangeError for more trials than can be counted exactly
 */
export function addTo(tally: Tally, trials: number, counts: ArrayLike<number>): void {
  const sum = tally.trials + trials;
  if (!Number.isSafeInteger(sum)) throw new RangeError(`${sum} trials are too many to count`);
  tally.trials = sum;
  for (let cell = 0; cell < counts.length; cell++) {
    tally.counts[cell] = (tally.counts[cell] as number) + (counts[cell] as number);
  }
}
