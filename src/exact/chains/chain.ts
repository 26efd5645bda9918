/** What may come of a state's throw: where the fight goes on, or how it ends, and what it adds. */
export interface ChainStep {
  /** In how many of the state's equally likely rolls. */
  readonly weight: bigint;
  readonly to: { readonly state: number } | { readonly end: number };
  /** For each counter a whole number. */
  readonly adds: readonly number[];
}

/**
 * A fight as an absorbing Markov chain: states, each with the steps that a throw decides between, up to
 * an end. Counters, such as turns and attacks, are added up on the way.
 */
export interface Chain {
  /** The state in which each fight begins. */
  readonly start: number;
  readonly states: readonly (readonly ChainStep[])[];
  /** How many ends there are. */
  readonly ends: number;
  /** How many counters there are. */
  readonly counters: number;
}

/**
 * What is told apart of how a fight went: its end, and some of its counters. A fight is counted once in
 * each view, so that what is asked of one counter need not be told apart by all the others.
 *
 * A fight's cell in a view is its end times the product of all caps plus one, plus each capped counter
 * times the product of those plus one that stand before it.
 */
export interface ChainView {
  /** Numbers of counters, ascending; none: only the end. */
  readonly counters: readonly number[];
  /** For each of them the highest number that is told apart: more counts as this. */
  readonly caps: readonly number[];
}

/** Steps to the same with the same counts are one. */
export function mergedSteps(steps: readonly ChainStep[]): ChainStep[] {
  const all = new Map<string, ChainStep>();
  for (const step of steps) {
    const { to, adds } = step;
    const key = `${'end' in to ? -1 - to.end : to.state},${adds.join()}`;
    const known = all.get(key);
    all.set(key, known ? { ...known, weight: known.weight + step.weight } : step);
  }
  return [...all.values()];
}
