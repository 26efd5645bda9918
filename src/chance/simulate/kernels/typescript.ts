/* The kernel for Throws in plain TypeScript, for machines without WebAssembly SIMD and as a reference. */

import type { Group } from '../../dice/groups.ts';
import type { Kernel } from './kernel.ts';
import { countLeftOver, type LeftOver, leftOverOfOne } from './left-over.ts';
import type { ThrowProgram } from './program.ts';
import { LANES } from './streams.ts';
import { type AliasTable, aliasTableOf, entriesOf, hasEntries, LEFT_OVER } from './tables.ts';

/** The kernel in plain TypeScript. */
export const rollTypescript: Kernel = (program, state, trials, counts) => {
  countLeftOver(program, rollLanes(program, state, 0, trials, counts), state, counts);
};

/**
 * Rolls trials, counts those without a left-over draw, and returns the others.
 *
 * Rolls one lane at a time, so that the four words of the lane's state stay in registers. The order does not affect the
 * counts.
 *
 * @param first the number of the first trial, a multiple of 4
 */
export function rollLanes(
  program: ThrowProgram,
  state: Uint32Array,
  first: number,
  trials: number,
  counts: Uint32Array,
): LeftOver[] {
  if (trials === 0) return [];
  if (program.groups.length === 0) {
    counts[0] = (counts[0] as number) + trials;
    return [];
  }
  if (laid?.program !== program) laid = { program, rollLane: rollLaneOf(program) };
  const leftOver: LeftOver[] = [];
  for (let lane = 0; lane < LANES; lane++) {
    const blocks = Math.ceil((trials - lane) / LANES);
    laid.rollLane({ state, lane, first, blocks, counts, leftOver });
  }
  return leftOver;
}

/** The trials of one lane, one from each block. */
interface LaneOfBlocks {
  readonly state: Uint32Array;
  readonly lane: number;
  /** The number of the first block's first trial. */
  readonly first: number;
  readonly blocks: number;
  readonly counts: Uint32Array;
  /** The trials with left-over draws are added to this list. */
  readonly leftOver: LeftOver[];
}

type RollLane = (blocks: LaneOfBlocks) => void;

/** The last program with its tables, cached because many successive chunks use the same program. */
let laid: { readonly program: ThrowProgram; readonly rollLane: RollLane } | undefined;

function rollLaneOf({ groups }: ThrowProgram): RollLane {
  const [group, ...others] = groups as readonly [Group, ...Group[]];
  if (others.length > 0) {
    const tables = groups.map((one) => aliasTableOf(one));
    return (blocks) => rollLaneOfTables(tables, blocks);
  }
  if (hasEntries(group)) {
    const entries = entriesOf(group);
    return (blocks) => rollLaneOfEntries(entries, blocks);
  }
  const table = aliasTableOf(group);
  return (blocks) => rollLaneOfTable(table, blocks);
}

function rollLaneOfEntries(
  entries: Uint16Array | Uint32Array,
  { state, lane, blocks, counts, leftOver }: LaneOfBlocks,
): void {
  const size = entries.length;
  const threshold = 2 ** 32 % size;
  const scale = size / 2 ** 32; // a power of two times a whole number: x * scale is exact
  let a = state[lane] as number;
  let b = state[LANES + lane] as number;
  let c = state[2 * LANES + lane] as number;
  let d = state[3 * LANES + lane] as number;
  let left = 0;
  for (let block = 0; block < blocks; block++) {
    // xoshiro128** 1.1 (Blackman and Vigna): x = rotl(b * 5, 7) * 9
    const m = Math.imul(b, 5);
    const x = Math.imul((m << 7) | (m >>> 25), 9);
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    if (Math.imul(x, size) >>> 0 >= threshold) {
      const cell = entries[((x >>> 0) * scale) | 0] as number;
      counts[cell] = (counts[cell] as number) + 1;
    } else left++;
  }
  leftOver.push(...leftOverOfOne(left));
}

function rollLaneOfTable(
  { bits, lasts, steps }: AliasTable,
  { state, lane, blocks, counts, leftOver }: LaneOfBlocks,
): void {
  const shift = 32 - bits;
  let a = state[lane] as number;
  let b = state[LANES + lane] as number;
  let c = state[2 * LANES + lane] as number;
  let d = state[3 * LANES + lane] as number;
  let left = 0;
  for (let block = 0; block < blocks; block++) {
    const m = Math.imul(b, 5);
    const x = Math.imul((m << 7) | (m >>> 25), 9);
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    const column = x >>> shift;
    // 1 if x is above the last value, otherwise 0. This works because the two are less than 2^31 apart. A branch would
    // often be mispredicted.
    const above = ((lasts[column] as number) - x) >>> 31;
    const cell = steps[2 * column + above] as number;
    if (cell !== LEFT_OVER) {
      counts[cell] = (counts[cell] as number) + 1;
    } else left++;
  }
  leftOver.push(...leftOverOfOne(left));
}

function rollLaneOfTables(
  tables: readonly AliasTable[],
  { state, lane, first, blocks, counts, leftOver }: LaneOfBlocks,
): void {
  let a = state[lane] as number;
  let b = state[LANES + lane] as number;
  let c = state[2 * LANES + lane] as number;
  let d = state[3 * LANES + lane] as number;
  let groups: number[] = [];
  for (let block = 0; block < blocks; block++) {
    let cell = 0;
    for (let g = 0; g < tables.length; g++) {
      const { bits, lasts, steps } = tables[g] as AliasTable;
      const m = Math.imul(b, 5);
      const x = Math.imul((m << 7) | (m >>> 25), 9);
      const t = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= t;
      d = (d << 11) | (d >>> 21);
      const column = x >>> (32 - bits);
      const above = ((lasts[column] as number) - x) >>> 31;
      const step = steps[2 * column + above] as number;
      if (step === LEFT_OVER) groups.push(g);
      else cell += step;
    }
    if (groups.length === 0) counts[cell] = (counts[cell] as number) + 1;
    else {
      leftOver.push({ trial: first + LANES * block + lane, cell, groups });
      groups = [];
    }
  }
}
