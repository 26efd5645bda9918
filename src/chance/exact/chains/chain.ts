/* Chains (absorbing Markov chains) as plain data, and views that count their ends and counters. */

/** One result of a state's throw: the next state or the end, and what is added to the counters. */
export interface ChainStep {
  /** How many of the state's equally likely rolls lead to this step. */
  readonly weight: bigint;
  readonly to: { readonly state: number } | { readonly end: number };
  /** What is added to each counter, in whole numbers. */
  readonly adds: readonly number[];
}

/**
 * A fight as an absorbing Markov chain: in each state, a throw decides between steps until an end is reached.
 * Counters, such as turns and attacks, are added up along the way.
 */
export interface Chain {
  /** The initial state. */
  readonly start: number;
  readonly states: readonly (readonly ChainStep[])[];
  /** The number of ends. */
  readonly ends: number;
  /** The number of counters. */
  readonly counters: number;
}

/**
 * A projection of finished fights: the end and some of the counters. Each view counts every fight once, so a question
 * about one counter need not distinguish the values of all other counters.
 *
 * The cell of a fight is its end times the product of all (cap + 1), plus each capped counter times the product of (cap
 * + 1) over the counters before it.
 */
export interface ChainView {
  /** The indices of the counters, in ascending order; empty if only the end matters. */
  readonly counters: readonly number[];
  /** For each counter, the highest value that is counted separately. Higher values count as this value. */
  readonly caps: readonly number[];
}

/** Merges steps with the same target and the same counts. */
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
