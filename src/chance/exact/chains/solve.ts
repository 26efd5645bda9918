/* Joint distributions of a chain's ends and counters, solved level by level. */

import { BadInput, type Steps } from '../../../base/index.ts';
import { type Block, blockOf } from './block.ts';
import { componentsOf } from './components.ts';
import type { StepTable } from './step-table.ts';

/** A level: the fights with the same counter values. `amounts` is indexed by state. */
interface Level {
  readonly counts: readonly number[];
  readonly amounts: Float64Array;
}

/**
 * A queue of levels, in order of the sum of their counts. Counts only grow, so nothing is added to a level after it has
 * been taken.
 *
 * @param states the number of states of the chain
 */
export function levelQueue(states: number) {
  const bySum: Map<string, Level>[] = [];
  let sum = 0;
  return {
    /** The amounts of a level that has not been taken yet. */
    at(counts: readonly number[]): Float64Array {
      const total = counts.reduce((a, b) => a + b, 0);
      const levels = bySum[total] ?? new Map<string, Level>();
      bySum[total] = levels;
      const key = counts.join();
      const level = levels.get(key) ?? { counts, amounts: new Float64Array(states) };
      levels.set(key, level);
      return level.amounts;
    },
    /** Removes and returns the next level; undefined when none is left. */
    next(): Level | undefined {
      for (; sum < bySum.length; sum++) {
        const levels = bySum[sum];
        const [first] = levels ?? [];
        if (levels && first) {
          levels.delete(first[0]);
          return first[1];
        }
        delete bySum[sum];
      }
      return undefined;
    },
  };
}

/** The joint distribution of the end and some counters. */
export interface ViewDistribution {
  /** For each counter, the highest value that is counted separately. Higher values count as this value. */
  readonly caps: readonly number[];
  readonly cells: readonly ViewCell[];
  /** The mean of each counter, not affected by its cap. */
  readonly means: readonly number[];
}

export interface ViewCell {
  readonly end: number;
  /** The value of each counter. */
  readonly counts: readonly number[];
  readonly probability: number;
}

/** Levels with less than this probability are not followed further. */
export const LEFT_OUT = 1e-18;

/** The values above a counter's cap have less than this probability in total. */
export const LUMPED = 1e-12;

/** The maximum number of counters in one view. */
export const MOST_TOGETHER = 3;

/**
 * The maximum number of values of one counter, and the maximum number of levels of several counters. Each level needs
 * memory.
 */
const MOST_COUNT = 2 ** 16;
const MOST_LEVELS = 2 ** 19;

/** The maximum number of steps visited over all levels, which takes some seconds. */
const MOST_STEPS = 2 ** 30;

/** The number of blocks made between two yields; nearly all blocks have one state. */
const BLOCKS_AT_ONCE = 256;

/** The number of steps visited between two yields, which takes about a millisecond. */
const STEPS_AT_ONCE = 2 ** 18;

/** The number of cells made between two yields, which takes some milliseconds. */
const CELLS_AT_ONCE = 2 ** 12;

/**
 * Solves a chain for its ends and some counters, level by level. A level holds the fights with the same counter values.
 * Its states are solved block by block in topological order. Every step that adds to a counter leads to a later level.
 *
 * Without counters, there is only one level and nothing is omitted: the relative error of each probability is a few
 * units in the last place times the number of states of the largest block. With counters, levels with a probability
 * below `LEFT_OUT` are omitted.
 *
 * @param counters the indices of at most `MOST_TOGETHER` counters; empty to solve only for the ends
 * @param onLevel called for each level with its counts and the arrivals in each state
 * @throws BadInput if there is too much to compute
 */
export function* solveView(
  table: StepTable,
  start: number,
  counters: readonly number[],
  onLevel: (counts: readonly number[], arrived: Float64Array) => void = () => {},
): Steps<ViewDistribution> {
  const { ends } = table;
  // 1. Prepare: classify steps by what they add to the counters, and find the blocks.
  const { kinds, vectors, blocks } = yield* planOf(table, counters);
  const levels = levelQueue(table.states);
  levels.at(counters.map(() => 0))[start] = 1;
  const cells: ViewCell[] = [];
  const endsAt = new Map<string, Float64Array>();
  let looked = 0;
  let untilRest = STEPS_AT_ONCE;
  let passed = 0;
  // 2. Solve level by level, passing fights on to later levels and to ends.
  for (let level = levels.next(); level; level = levels.next()) {
    untilRest -= table.states;
    if (untilRest < 0) {
      untilRest = STEPS_AT_ONCE;
      yield;
    }
    const { counts, amounts } = level;
    if (!isWorth(amounts)) continue;
    onLevel(counts, amounts);
    const reached = vectors.map((vector) => vector.map((n, i) => n + (counts[i] as number)));
    const onward = reached.map((to, kind) => (kind === 0 ? amounts : levels.at(to)));
    const over = reached.map((to) => endsOf(endsAt, to, ends));
    for (const block of blocks) {
      if (block.states.every((state) => amounts[state] === 0)) continue;
      block.visit(amounts);
      const steps = passOn(table, kinds, block.states, { amounts, onward, over });
      looked += steps;
      untilRest -= steps;
    }
    passed++;
    const isFar = counts.some((count) => count > MOST_COUNT) || passed > MOST_LEVELS;
    if (isFar || looked > MOST_STEPS) throw tooLong();
  }
  // 3. Collect the ends, cap the counters and merge equal cells.
  let untilCells = CELLS_AT_ONCE;
  for (const [key, amounts] of endsAt) {
    if (cells.length >= untilCells) {
      untilCells = cells.length + CELLS_AT_ONCE;
      yield;
    }
    const counts = key === '' ? [] : key.split(',').map(Number);
    for (const [end, probability] of amounts.entries()) {
      if (probability > 0) cells.push({ end, counts, probability });
    }
  }
  const caps = counters.map((_, i) => capOf(cells, i));
  const means = counters.map((_, i) => meanOf(cells, i));
  return { caps, means, cells: yield* lumped(cells, caps) };
}

/**
 * The amounts in a level, and where they flow to. Each vector that steps add to the counters leads to one later level:
 * `onward` has the amounts in that level's states, `over` the amounts in its ends.
 */
interface Flow {
  readonly amounts: Float64Array;
  readonly onward: readonly Float64Array[];
  readonly over: readonly Float64Array[];
}

/** Distributes the visits to a block's states over their steps; returns the number of steps. */
function passOn(
  { offsets, probabilities, next }: StepTable,
  kinds: Int16Array,
  states: readonly number[],
  { amounts, onward, over }: Flow,
): number {
  let looked = 0;
  for (const state of states) {
    const visits = amounts[state] as number;
    const last = offsets[state + 1] as number;
    for (let step = offsets[state] as number; step < last; step++) {
      const kind = kinds[step] as number;
      if (kind === WITHIN) continue;
      const to = next[step] as number;
      const into = (to < 0 ? over : onward)[kind] as Float64Array;
      const index = to < 0 ? -1 - to : to;
      into[index] = (into[index] as number) + visits * (probabilities[step] as number);
    }
    looked += last - (offsets[state] as number);
  }
  return looked;
}

/** The mean of a counter, limited to the range of its counts because rounding could lead out of this range. */
function meanOf(cells: readonly ViewCell[], counter: number): number {
  let [sum, total, lowest, highest] = [0, 0, Number.POSITIVE_INFINITY, 0];
  for (const { counts, probability } of cells) {
    const count = counts[counter] as number;
    sum += count * probability;
    total += probability;
    lowest = Math.min(lowest, count);
    highest = Math.max(highest, count);
  }
  return Math.max(lowest, Math.min(highest, sum / total));
}

/** The lowest count such that all higher counts together have a probability below `LUMPED`. */
function capOf(cells: readonly ViewCell[], counter: number): number {
  const byCount: number[] = [];
  for (const { counts, probability } of cells) {
    const count = counts[counter] as number;
    byCount[count] = (byCount[count] ?? 0) + probability;
  }
  let above = 0;
  for (let cap = byCount.length - 1; cap > 0; cap--) {
    above += byCount[cap] ?? 0;
    if (above >= LUMPED) return cap;
  }
  return 0;
}

function* lumped(cells: readonly ViewCell[], caps: readonly number[]): Steps<ViewCell[]> {
  const all = new Map<number, ViewCell>();
  for (const [i, { end, counts, probability }] of cells.entries()) {
    if (i % CELLS_AT_ONCE === CELLS_AT_ONCE - 1) yield;
    const told = counts.map((n, i) => Math.min(n, caps[i] as number));
    const key = told.reduce((sum, n, i) => sum * ((caps[i] as number) + 1) + n, end);
    const before = all.get(key)?.probability ?? 0;
    all.set(key, { end, counts: told, probability: before + probability });
  }
  return [...all.values()];
}

/** Marks a step that stays within a cyclic block. The visits of the block already include this step. */
const WITHIN = -1;

interface SolvePlan {
  /** For each step, the index of the vector that it adds to the counters, or `WITHIN`. */
  readonly kinds: Int16Array;
  /** The vectors that steps add to the counters; the first is all zeros. */
  readonly vectors: readonly (readonly number[])[];
  readonly blocks: readonly Block[];
}

function* planOf(table: StepTable, counters: readonly number[]): Steps<SolvePlan> {
  const { offsets, next } = table;
  const adds = counters.map((counter) => table.adds[counter] as Uint16Array);
  const kinds = new Int16Array(next.length);
  const known = new Map([[0, 0]]);
  const vectors = [counters.map(() => 0)];
  for (let step = 0; step < next.length; step++) {
    let key = 0;
    for (const added of adds) key = key * 2 ** 16 + (added[step] as number);
    let kind = known.get(key);
    if (kind === undefined) {
      kind = vectors.push(adds.map((added) => added[step] as number)) - 1;
      known.set(key, kind);
    }
    kinds[step] = kind;
  }
  const isFree = (step: number) => kinds[step] === 0;
  const blocks: Block[] = [];
  for (const states of componentsOf(table, isFree)) {
    blocks.push(yield* blockOf(table, states, isFree));
    if (blocks.length % BLOCKS_AT_ONCE === 0) yield;
  }
  for (const { states, isCyclic } of blocks) {
    if (!isCyclic) continue;
    const own = new Set(states);
    for (const state of states) {
      for (let step = offsets[state] as number; step < (offsets[state + 1] as number); step++) {
        if (isFree(step) && own.has(next[step] as number)) kinds[step] = WITHIN;
      }
    }
  }
  return { kinds, vectors, blocks };
}

function isWorth(amounts: Float64Array): boolean {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum >= LEFT_OUT;
}

function endsOf(
  endsAt: Map<string, Float64Array>,
  counts: readonly number[],
  ends: number,
): Float64Array {
  const key = counts.join();
  const found = endsAt.get(key) ?? new Float64Array(ends);
  endsAt.set(key, found);
  return found;
}

function tooLong(): BadInput {
  return new BadInput({
    path: [],
    place: 'the fight',
    found: 'it almost never ends, so its exact odds take too long to calculate',
    allowed:
      'fewer figures, less Life, more attack dice or fewer defense dice, or a limit of turns (mostTurns)',
  });
}
