import type { ChainStep } from './chain.ts';

/** The states from which no end can be reached, so the fight never ends. */
export function statesWithoutEnd({
  states,
}: {
  readonly states: readonly (readonly Pick<ChainStep, 'to'>[])[];
}): number[] {
  const before: number[][] = states.map(() => []);
  const reached = new Uint8Array(states.length);
  const open: number[] = [];
  for (const [from, steps] of states.entries()) {
    for (const { to } of steps) {
      if ('state' in to) before[to.state]?.push(from);
      else if (!reached[from]) {
        reached[from] = 1;
        open.push(from);
      }
    }
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const from of before[at] ?? []) {
      if (reached[from]) continue;
      reached[from] = 1;
      open.push(from);
    }
  }
  return [...reached.entries()].flatMap(([state, is]) => (is ? [] : [state]));
}
