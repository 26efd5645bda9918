/* Chain programs: a chain with its views, prepared as flat arrays for the kernels. */

import { BadInput } from '../../../../base/index.ts';
import type { Chain, ChainStep, ChainView } from '../../../exact/chains/chain.ts';
import { bitsFor } from '../tables.ts';

/**
 * A chain prepared for the kernels, which make their tables from it. Plain data that can be sent to a worker.
 *
 * The tally holds one view after another, and each view counts every fight. A fight that is not over after `mostSteps`
 * steps gets an additional end, the last one, with the number `ends`.
 */
export interface ChainProgram {
  readonly kind: 'chain';
  /** The number of cells in all views. */
  readonly cells: number;
  readonly views: readonly CountedView[];
  readonly start: number;
  readonly ends: number;
  readonly mostSteps: number;
  /** The index of each state's first step in the arrays below, followed by the total number of steps. */
  readonly offsets: Uint32Array;
  readonly weights: readonly bigint[];
  /** For each step, how many of the 2^32 values of a draw belong to it: its share, rounded down. */
  readonly values: Uint32Array;
  /** The next state, or -1 minus the number of an end. */
  readonly next: Int32Array;
  /**
   * What each step adds to the counters: 16 bits for each counter, the first counter lowest, in `ADDED_WORDS` words.
   */
  readonly adds: Uint32Array;
}

/** A view, and its place in the tally. */
export interface CountedView extends ChainView {
  /** The index of the view's first cell in the tally. */
  readonly first: number;
  /** The number of cells for each end. */
  readonly perEnd: number;
}

export const MOST_COUNTERS = 8;
/** The number of words that hold 16 bits for each counter. */
export const ADDED_WORDS = MOST_COUNTERS / 2;
/** The maximum number of cells in a chain's tally, the same as for a Throw. */
export const MOST_CHAIN_CELLS = 2 ** 24;
/**
 * The maximum number of columns in the tables of all states, at 16 bytes each. Together with the steps, these tables
 * take up to 192 MiB for each worker.
 */
export const MOST_CHAIN_COLUMNS = 2 ** 22;
const LEAST_BITS = 2;
/** The highest value of a counter, since counters have 16 bits. This value limits the length of a fight. */
const HIGHEST = 2 ** 16 - 1;
/** Up to this number of rolls, shares are computed without big integers. */
const FEW_ROLLS = 2 ** 37;

/**
 * @throws BadInput if the tally or the tables would be too large
 * @throws RangeError for an invalid chain or view: a step to a missing state, no rolls, counters out of range
 */
export function prepareChain(chain: Chain, views: readonly ChainView[]): ChainProgram {
  const { start, states, ends, counters } = chain;
  if (counters > MOST_COUNTERS) throw new RangeError(`${counters} counters`);
  if (!states[start])
    throw new RangeError(`there is no state ${start} in which fights could begin`);
  const counted = countedViews(views, chain);
  const cells = counted.reduce((sum, { perEnd }) => sum + perEnd * (ends + 1), 0);
  refuse('cells', cells, MOST_CHAIN_CELLS);
  const columns = states.reduce((sum, { length }) => sum + 2 ** tableBits(length), 0);
  refuse('columns', columns, MOST_CHAIN_COLUMNS);
  const offsets = new Uint32Array(states.length + 1);
  for (const [s, { length }] of states.entries()) offsets[s + 1] = (offsets[s] as number) + length;
  const steps = states.flat();
  const values = new Uint32Array(steps.length);
  const next = new Int32Array(steps.length);
  const adds = new Uint32Array(ADDED_WORDS * steps.length);
  for (let s = 0; s < states.length; s++) {
    fillValues(values, offsets[s] as number, states[s] as readonly ChainStep[]);
  }
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as ChainStep;
    next[i] = nextOf(step.to, states.length, ends);
    fillAdds(adds, ADDED_WORDS * i, step.adds, counters);
  }
  return {
    kind: 'chain',
    cells,
    views: counted,
    start,
    ends,
    mostSteps: mostStepsOf(steps, counters),
    offsets,
    weights: steps.map(({ weight }) => weight),
    values,
    next,
    adds,
  };
}

/** The number of columns in the alias table for a state with this many steps, as an exponent of 2. */
export function tableBits(steps: number): number {
  return bitsFor(steps, LEAST_BITS);
}

function countedViews(views: readonly ChainView[], { counters: all, ends }: Chain): CountedView[] {
  if (views.length === 0) throw new RangeError('there is no view in which fights could be counted');
  let next = 0;
  return views.map(({ counters, caps }) => {
    const isCounter = (i: number, place: number) =>
      Number.isInteger(i) && i >= 0 && i < all && !(i <= (counters[place - 1] ?? -1));
    const isCap = (cap: number) => Number.isInteger(cap) && cap >= 0 && cap <= HIGHEST;
    if (caps.length !== counters.length || !counters.every(isCounter) || !caps.every(isCap)) {
      throw new RangeError(`a view has wrong counters (${counters}) or caps (${caps})`);
    }
    const perEnd = caps.reduce((product, cap) => product * (cap + 1), 1);
    const first = next;
    next += perEnd * (ends + 1);
    return { counters, caps, first, perEnd };
  });
}

function refuse(what: string, found: number, most: number) {
  if (found <= most) return;
  throw new BadInput({
    path: [],
    place: 'the fight',
    found: `its simulation needs ${found} ${what}`,
    allowed: `fewer figures, less Life, a lower mostTurns, or --no-simulation, so that it needs at most ${most}`,
  });
}

/** @param first the index of the state's first step */
function fillValues(values: Uint32Array, first: number, steps: readonly ChainStep[]): void {
  let rolls = 0n;
  for (const { weight } of steps) {
    if (weight < 0n) throw new RangeError(`a step has a weight of ${weight}`);
    rolls += weight;
  }
  if (rolls === 0n) throw new RangeError('a state has no rolls');
  const few = rolls <= FEW_ROLLS ? Number(rolls) : undefined;
  for (let i = 0; i < steps.length; i++) {
    const { weight } = steps[i] as ChainStep;
    const share = few ? shareOf(Number(weight), few) : Number((weight << 32n) / rolls);
    // A certain step gets all values but one.
    values[first + i] = Math.min(share, 2 ** 32 - 1);
  }
}

/** floor(weight 2^32 / rolls), computed without exceeding 2^53. */
function shareOf(weight: number, rolls: number): number {
  const high = weight * 2 ** 16;
  const rest = high % rolls;
  return ((high - rest) / rolls) * 2 ** 16 + Math.floor((rest * 2 ** 16) / rolls);
}

function nextOf(to: ChainStep['to'], states: number, ends: number): number {
  const isState = 'state' in to;
  const number = isState ? to.state : to.end;
  if (!(Number.isInteger(number) && number >= 0 && number < (isState ? states : ends))) {
    throw new RangeError(`a step leads to an unknown state, ${JSON.stringify(to)}`);
  }
  return isState ? number : -1 - number;
}

/** @param first the index of the step's first word */
function fillAdds(
  words: Uint32Array,
  first: number,
  adds: readonly number[],
  counters: number,
): void {
  let isRight = adds.length === counters;
  for (let i = 0; i < adds.length; i++) {
    const n = adds[i] as number;
    isRight &&= Number.isInteger(n) && n >= 0 && n <= HIGHEST;
    const word = first + (i >> 1);
    words[word] = (words[word] as number) + n * 2 ** (16 * (i & 1));
  }
  if (!isRight) throw new RangeError(`${adds} cannot be added to ${counters} counters`);
}

/** The number of steps that a fight may take before any counter could exceed its 16 bits. */
function mostStepsOf(steps: readonly ChainStep[], counters: number): number {
  const onwards = new Array<number>(counters).fill(0);
  const last = new Array<number>(counters).fill(0);
  for (const { to, adds } of steps) {
    const most = 'state' in to ? onwards : last;
    for (let i = 0; i < counters; i++) {
      most[i] = Math.max(most[i] as number, adds[i] as number);
    }
  }
  return onwards.reduce((most, each, i) => {
    const atLast = Math.max(each, last[i] as number);
    return Math.min(most, 1 + Math.floor((HIGHEST - atLast) / Math.max(1, each)));
  }, HIGHEST);
}
