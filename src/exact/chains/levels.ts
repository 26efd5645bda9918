/** Fights that are equally far by some counters: how many are in each state. */
export interface Level {
  readonly counts: readonly number[];
  readonly amounts: Float64Array;
}

/**
 * Levels in an order in which counting never leads back: by the sum of their counts.
 *
 * @param states of the chain
 */
export function levelQueue(states: number) {
  const bySum: Map<string, Level>[] = [];
  let sum = 0;
  return {
    /** The amounts of a level, which must not have been taken yet. */
    at(counts: readonly number[]): Float64Array {
      const total = counts.reduce((a, b) => a + b, 0);
      const levels = bySum[total] ?? new Map<string, Level>();
      bySum[total] = levels;
      const key = counts.join();
      const level = levels.get(key) ?? { counts, amounts: new Float64Array(states) };
      levels.set(key, level);
      return level.amounts;
    },
    /** Takes the next level; undefined when none is left. */
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
