import type { StepsToEnds } from './means-at-end.ts';

/** Steps in flat arrays, added state by state. */
export interface StepList {
  /** Adds a step of the current state: to the next state, or to -1 minus the number of an end. */
  add(next: number, probability: number): void;
  /** Ends the current state, whose steps have all been added. */
  endState(): void;
  /** The steps of all states. */
  steps(): StepsToEnds;
}

/** An empty list of steps in flat arrays. The arrays grow, because a fight can have millions of steps. */
export function stepList(): StepList {
  let next = new Int32Array(FIRST);
  let probabilities = new Float64Array(FIRST);
  let offsets = new Int32Array(FIRST);
  let count = 0;
  let states = 0;
  return {
    add(to, probability) {
      if (count === next.length) {
        next = longer(next, new Int32Array(2 * count));
        probabilities = longer(probabilities, new Float64Array(2 * count));
      }
      next[count] = to;
      probabilities[count++] = probability;
    },
    endState() {
      states++;
      if (states === offsets.length) offsets = longer(offsets, new Int32Array(2 * states));
      offsets[states] = count;
    },
    steps: () => ({
      states,
      offsets: offsets.subarray(0, states + 1),
      next: next.subarray(0, count),
      probabilities: probabilities.subarray(0, count),
    }),
  };
}

/** Enough steps and states for most duels. */
const FIRST = 1024;

function longer<T extends Int32Array | Float64Array>(all: T, empty: T): T {
  empty.set(all);
  return empty;
}
