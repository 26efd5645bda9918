/** The fights whose counters stand at the same values: how many of them are in each state. */
export interface Level {
  readonly counts: readonly number[];
  readonly amounts: Float64Array;
}

/**
 * A queue of levels, by the sum of their counts. Counts only grow, so no level is added to after it
 * has been taken.
 *
 * @param states number of states of the chain
 */
export function levelQueue(states: number) {
  const bySum: Map<string, Level>[] = [];
  let sum = 0;
  return {
    /** The amounts of a level that has not been taken yet. */
    at(counts: readonly number[]): Float64Array {
      const total = counts.reduce((a, b) => a + b, 0);
      const levels = bySum[total] ?? new Map<string, Level>();
      bySum[total] = levels;
      const key = counts.join();
      const level = levels.get(key) ?? { counts, amounts: new Float64Array(states) };
      levels.set(key, level);
      return level.amounts;
    },
    /** Removes and returns the next level; undefined when none is left. */
    next(): Level | undefined {
      for (; sum < bySum.length; sum++) {
        const levels = bySum[sum];
        const [first] = levels ?? [];
        if (levels && first) {
          levels.delete(first[0]);
          return first[1];
        }
        delete bySum[sum];
      }
      return undefined;
    },
  };
}
