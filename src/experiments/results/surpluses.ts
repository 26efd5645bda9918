/* Compares distributions of outcomes, to decide whether two models of a fight have the same odds. */

import { type Outcome, type Value, writtenValue } from '../../rules/index.ts';

/** Adds up, for each outcome, how much more likely it is in one distribution than in another. */
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

/** Whether the first outcome agrees with the second in every measure that the second has. */
export function sameOutcome(a: Outcome = {}, b: Outcome = {}): boolean {
  for (const measure in b) {
    if (writtenValue(a[measure] as Value) !== writtenValue(b[measure] as Value)) return false;
  }
  return true;
}
