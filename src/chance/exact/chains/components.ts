/* Strongly connected components of a chain, which are solved one after another. */

/** Which states follow which, in the format of `StepTable`. */
export interface StepsAhead {
  readonly states: number;
  readonly offsets: ArrayLike<number>;
  readonly next: ArrayLike<number>;
}

/**
 * The strongly connected components of a chain, if only some of its steps are used. They are in topological order: each
 * used step leads to the same component or to a later one (Tarjan, "Depth-first search and linear graph algorithms",
 * 1972).
 *
 * @param follows whether a step, given by its index, is used
 */
export function componentsOf(
  { states, offsets, next }: StepsAhead,
  follows: (step: number) => boolean,
): number[][] {
  const order = new Int32Array(states).fill(-1);
  const lowest = new Int32Array(states);
  const isOpen = new Uint8Array(states);
  const open = new Int32Array(states);
  let opened = 0;
  const found: number[][] = [];
  let visited = 0;
  // The path from the root and, for each of its states, the next step to look at. The stack is explicit, because chains
  // are too deep for recursion.
  const path = new Int32Array(states);
  const at = new Int32Array(states);
  let depth = -1;
  const enter = (state: number) => {
    order[state] = visited;
    lowest[state] = visited++;
    isOpen[state] = 1;
    open[opened++] = state;
    path[++depth] = state;
    at[depth] = offsets[state] as number;
  };
  /**
   * Removes the states of a component, which are at the top of the stack, and returns them in the order in which they
   * were visited.
   */
  const closed = (root: number): number[] => {
    const component: number[] = [];
    let state: number;
    do {
      state = open[--opened] as number;
      isOpen[state] = 0;
      component.push(state);
    } while (state !== root);
    return component.reverse();
  };
  for (let root = 0; root < states; root++) {
    if (order[root] !== -1) continue;
    enter(root);
    while (depth >= 0) {
      const state = path[depth] as number;
      const step = at[depth] as number;
      if (step < (offsets[state + 1] as number)) {
        at[depth] = step + 1;
        const to = next[step] as number;
        if (to < 0 || !follows(step)) continue;
        if (order[to] === -1) enter(to);
        else if (isOpen[to]) lowest[state] = Math.min(lowest[state] as number, order[to] as number);
        continue;
      }
      depth--;
      if (depth >= 0) {
        const before = path[depth] as number;
        lowest[before] = Math.min(lowest[before] as number, lowest[state] as number);
      }
      if (lowest[state] === order[state]) found.push(closed(state));
    }
  }
  return found.reverse();
}
