/* The values of a fixed policy in one component of a fight with choices; used by best-choices.ts. */

import type { Steps } from '../../../base/index.ts';
import { meansAtEnd, type StepsToEnds } from './means-at-end.ts';

/** The value of a fight that never ends. */
export const NEVER_ENDS = 0.5;

/** The choices in a fight, and the known values of states under these choices. */
export interface Policy {
  readonly table: StepsToEnds;
  /** The worth of every end. */
  readonly worths: readonly number[];
  readonly values: Float64Array;
  /** For every state in which a side chooses, the index of the chosen step; otherwise -1. */
  readonly chosen: Int32Array;
  /** For every state, its component, and its index in that component; -1 for states that have not been reached yet. */
  readonly components: Int32Array;
  readonly places: Int32Array;
}

/** A component of the chain. The values of all later states are known. */
export interface Component {
  readonly number: number;
  readonly states: readonly number[];
}

/**
 * Computes the values of a component under its current choices, which may change between calls. Successive choices end
 * at a roll or lead out of the component. So equations are solved only for rolls, and the values of all other states
 * follow from the solution.
 *
 * @returns a function that stores the values of the component's states, given the probability that a fight breaks off
 *   at each step
 */
export function policyValues(
  policy: Policy,
  component: Component,
): (breakOff: number) => Steps<void> {
  const { values, chosen, table, worths, components, places } = policy;
  const { number, states } = component;
  const rolls = rollsIn(policy, component);
  const count = rolls.states.length;
  const rollAt = new Int32Array(states.length).fill(-1);
  for (let i = 0; i < count; i++) rollAt[places[rolls.states[i] as number] as number] = i;
  // Where choices lead from each state: the next roll, the share of fights that reach this roll, and what the other
  // fights contribute to the value. If no roll follows, the share is 0.
  const [roll, share, rest] = [
    new Int32Array(states.length),
    new Float64Array(states.length),
    new Float64Array(states.length),
  ];
  const [onWay, known] = [new Int32Array(states.length), new Int32Array(states.length)];
  let pass = 0;
  const path = new Int32Array(states.length);

  /** Follows choices to the next roll. */
  const follow = (from: number, breakOff: number): void => {
    let length = 0;
    let at = from;
    let to = -1;
    let part = 0;
    let more = NEVER_ENDS;
    for (;;) {
      if (rollAt[at] !== -1) {
        to = rollAt[at] as number;
        part = 1;
        more = 0;
        break;
      }
      if (known[at] === pass) {
        to = roll[at] as number;
        part = share[at] as number;
        more = rest[at] as number;
        break;
      }
      // If choices form a cycle, the fight never ends.
      if (onWay[at] === pass) break;
      onWay[at] = pass;
      path[length++] = at;
      const next = table.next[chosen[states[at] as number] as number] as number;
      if (next < 0 || components[next] !== number) {
        more = (next < 0 ? worths[-1 - next] : values[next]) as number;
        break;
      }
      at = places[next] as number;
    }
    while (length > 0) {
      const one = path[--length] as number;
      part /= 1 + breakOff;
      more = (more + breakOff * NEVER_ENDS) / (1 + breakOff);
      roll[one] = to;
      share[one] = part;
      rest[one] = more;
      known[one] = pass;
    }
  };

  const offsets = new Int32Array(count + 1);
  const next = new Int32Array(rolls.to.length + count);
  const probabilities = new Float64Array(next.length);
  const ends = new Array<number>(count).fill(0);
  return function* (breakOff) {
    pass++;
    for (let i = 0; i < states.length; i++) if (rollAt[i] === -1) follow(i, breakOff);
    let step = 0;
    for (let i = 0; i < count; i++) {
      let out = (rolls.out[i] as number) + breakOff;
      let sum = (rolls.sum[i] as number) + breakOff * NEVER_ENDS;
      for (let k = rolls.offsets[i] as number; k < (rolls.offsets[i + 1] as number); k++) {
        const probability = rolls.probabilities[k] as number;
        const to = rolls.to[k] as number;
        if (rollAt[to] !== -1) {
          next[step] = rollAt[to] as number;
          probabilities[step++] = probability;
          continue;
        }
        const part = share[to] as number;
        out += probability * (1 - part);
        sum += probability * (rest[to] as number);
        if (part === 0) continue;
        next[step] = roll[to] as number;
        probabilities[step++] = probability * part;
      }
      if (out > 0) {
        next[step] = -1 - i;
        probabilities[step++] = out;
        ends[i] = sum / out;
      }
      offsets[i + 1] = step;
    }
    const rolled = { states: count, offsets, next, probabilities };
    const [means] = (yield* meansAtEnd(rolled, [ends], [], NEVER_ENDS)) as [Float64Array];
    for (let i = 0; i < states.length; i++) {
      const state = states[i] as number;
      const own = rollAt[i] as number;
      if (own !== -1) values[state] = means[own] as number;
      else if (share[i] === 0) values[state] = rest[i] as number;
      else {
        const behind = means[roll[i] as number] as number;
        values[state] = (share[i] as number) * behind + (rest[i] as number);
      }
    }
  };
}

/** The rolls of a component, with each step that stays in it, but only the totals of the steps that leave it. */
interface Rolls {
  readonly states: readonly number[];
  readonly offsets: readonly number[];
  readonly to: readonly number[];
  readonly probabilities: readonly number[];
  readonly out: readonly number[];
  /** The sum of worth times probability. */
  readonly sum: readonly number[];
}

function rollsIn(policy: Policy, { number, states }: Component): Rolls {
  const { table, worths, values, chosen, components, places } = policy;
  const rolls = states.filter((state) => chosen[state] === -1);
  const [offsets, to, probabilities] = [[0], [] as number[], [] as number[]];
  const [outs, sums] = [[] as number[], [] as number[]];
  for (const state of rolls) {
    let [out, sum] = [0, 0];
    const end = table.offsets[state + 1] as number;
    for (let step = table.offsets[state] as number; step < end; step++) {
      const next = table.next[step] as number;
      const probability = table.probabilities[step] as number;
      if (next >= 0 && components[next] === number) {
        to.push(places[next] as number);
        probabilities.push(probability);
      } else {
        out += probability;
        sum += probability * ((next < 0 ? worths[-1 - next] : values[next]) as number);
      }
    }
    outs.push(out);
    sums.push(sum);
    offsets.push(to.length);
  }
  return { states: rolls, offsets, to, probabilities, out: outs, sum: sums };
}
