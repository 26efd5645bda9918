import type { Chain } from './chain.ts';
import { stepTableOf } from './step-table.ts';

/** The probability of visiting each state of an acyclic chain. */
export function visitsOf(chain: Chain): Float64Array {
  const { offsets, probabilities, next, states } = stepTableOf(chain);
  const arrivals = new Int32Array(states);
  for (const to of next) if (to >= 0) arrivals[to] = (arrivals[to] as number) + 1;
  const visits = new Float64Array(states);
  visits[chain.start] = 1;
  const open = [chain.start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (let step = offsets[at] as number; step < (offsets[at + 1] as number); step++) {
      const to = next[step] as number;
      if (to < 0) continue;
      const share = (visits[at] as number) * (probabilities[step] as number);
      visits[to] = (visits[to] as number) + share;
      arrivals[to] = (arrivals[to] as number) - 1;
      if (arrivals[to] === 0) open.push(to);
    }
  }
  return visits;
}
