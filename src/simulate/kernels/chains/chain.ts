import { BadInput } from '../../../words/problem.ts';
import { bitsFor } from '../tables.ts';

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
  /** For each counter, up to four, the highest number that is told apart: more counts as this. */
  readonly caps: readonly number[];
}

/**
 * A chain made ready for the kernels, which make their tables of it. Plain data: it can be sent to a
 * worker.
 *
 * A fight's cell is its end times the product of all caps plus one, plus each capped counter times the
 * product of those plus one that stand before it. Fights that are not over after `mostSteps` steps have
 * an end of their own, the last.
 */
export interface ChainProgram {
  readonly cells: number;
  readonly start: number;
  readonly ends: number;
  readonly caps: readonly number[];
  readonly mostSteps: number;
  /** The alias table of each state has 2^bits columns: at least one for each step, and 2^4. */
  readonly bits: number;
  /** Where the steps of each state begin in what follows; and, last, where all end. */
  readonly offsets: Uint32Array;
  /** For each step how many of the 2^32 values of a draw stand for it: its share, rounded down. */
  readonly values: Uint32Array;
  /** What rounding has taken from it: w 2^32 - v n, where w of the state's n rolls have v values. */
  readonly taken: readonly bigint[];
  /** The state that follows, or -1 less the number of the end. */
  readonly next: Int32Array;
  /** What it adds to the counters, 16 bits each, those of the first lowest: two words. */
  readonly adds: Uint32Array;
}

export const MOST_COUNTERS = 4;
/** Cells of a chain's tally, as for a Throw. */
export const MOST_CHAIN_CELLS = 2 ** 24;
/** Columns of all states' tables together, 16 bytes each, and their steps: 128 MiB for each worker. */
export const MOST_CHAIN_COLUMNS = 2 ** 22;
const LEAST_BITS = 4;
/** A counter has 16 bits, so that is how long a fight may last. */
const HIGHEST = 2 ** 16 - 1;

/**
 * @throws BadInput when the tally or the tables would be too large
 * @throws RangeError for a chain that is none: a step to nowhere, no rolls, counters beyond their range
 */
export function prepareChain({ start, states, ends, caps }: Chain): ChainProgram {
  const cells = caps.reduce((product, cap) => product * (cap + 1), ends + 1);
  const steps = states.flat();
  refuse('cells', cells, MOST_CHAIN_CELLS);
  const longest = states.reduce((most, { length }) => Math.max(most, length), 0);
  const bits = bitsFor(longest, LEAST_BITS);
  refuse('columns', states.length * 2 ** bits, MOST_CHAIN_COLUMNS);
  if (caps.length > MOST_COUNTERS) throw new RangeError(`${caps.length} counters`);
  if (caps.some((cap) => !(cap >= 0 && cap <= HIGHEST))) throw new RangeError(`caps ${caps}`);
  if (!states[start]) throw new RangeError(`no state ${start} to begin in`);
  const most = Math.max(1, ...steps.flatMap(({ adds }) => adds));
  if (most > HIGHEST) throw new RangeError(`a step that adds ${most}`);
  const offsets = new Uint32Array(states.length + 1);
  for (const [s, { length }] of states.entries()) offsets[s + 1] = (offsets[s] as number) + length;
  const shares = states.flatMap(sharesOf);
  return {
    cells,
    start,
    ends,
    caps,
    mostSteps: Math.floor(HIGHEST / most),
    bits,
    offsets,
    values: Uint32Array.from(shares, ({ values }) => values),
    taken: shares.map(({ taken }) => taken),
    next: Int32Array.from(steps, ({ to }) => nextOf(to, states.length, ends)),
    adds: Uint32Array.from(steps.flatMap(({ adds }) => packed(adds, caps.length))),
  };
}

function refuse(what: string, found: number, most: number) {
  if (found <= most) return;
  throw new BadInput({
    path: [],
    place: 'the fight',
    found: `${found} ${what} of its simulation`,
    allowed: `up to ${most}: fewer figures, less Life, fewer dice, or --no-simulation`,
  });
}

function sharesOf(steps: readonly ChainStep[], state: number) {
  const rolls = steps.reduce((sum, { weight }) => sum + weight, 0n);
  if (rolls <= 0n || steps.some(({ weight }) => weight < 0n)) {
    throw new RangeError(`state ${state} has ${rolls} rolls`);
  }
  return steps.map(({ weight }) => {
    const share = (weight << 32n) / rolls;
    // A step that is certain has all values but one.
    const values = share < 2n ** 32n ? share : share - 1n;
    return { values: Number(values), taken: (weight << 32n) - values * rolls };
  });
}

function nextOf(to: ChainStep['to'], states: number, ends: number): number {
  const [number, most] = 'state' in to ? [to.state, states] : [to.end, ends];
  if (!(Number.isInteger(number) && number >= 0 && number < most)) {
    throw new RangeError(`a step to ${JSON.stringify(to)}`);
  }
  return 'state' in to ? number : -1 - number;
}

function packed(adds: readonly number[], counters: number): [number, number] {
  if (adds.length !== counters || adds.some((n) => !(Number.isInteger(n) && n >= 0))) {
    throw new RangeError(`${counters} counters, to which ${adds} are added`);
  }
  const [a = 0, b = 0, c = 0, d = 0] = adds;
  return [a + b * 2 ** 16, c + d * 2 ** 16];
}
