/* Comparison of distributions of outcomes, to decide whether two models of a fight have the same odds. */

import { type Outcome, type Value, writtenValue } from '../../rules/index.ts';

/** Adds up how much more likely each outcome is in one distribution than in another. */
export function surpluses() {
  const surplus = new Map<string, bigint>();
  return {
    add(outcome: Outcome | undefined, share: bigint) {
      const key = Object.entries(outcome ?? {})
        .map(([measure, value]) => `${measure}=${writtenValue(value)}`)
        .join();
      surplus.set(key, (surplus.get(key) ?? 0n) + share);
    },
    areNone: () => [...surplus.values()].every((share) => share === 0n),
  };
}

/** Whether two outcomes agree in every measure of the second. */
export function sameOutcome(a: Outcome = {}, b: Outcome = {}): boolean {
  for (const measure in b) {
    if (writtenValue(a[measure] as Value) !== writtenValue(b[measure] as Value)) return false;
  }
  return true;
}
