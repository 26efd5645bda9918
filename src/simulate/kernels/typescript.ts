import type { Kernel } from './kernel.ts';
import type { KernelProgram } from './program.ts';
import { LANES } from './streams.ts';

/**
 * The kernel in plain TypeScript.
 *
 * Whole blocks can be rolled lane after lane, since counting does not care for order: `trials >> 2`
 * blocks never accept too many. Four words of state then stay in registers. What rejections left
 * missing is made up by further rounds, the last few trials one block at a time.
 */
export const rollTypescript: Kernel = (program, state, trials, counts) => {
  const groups = program.sizes.length;
  if (groups === 0) {
    counts[0] = (counts[0] as number) + trials;
    return;
  }
  const rollLane = groups === 1 ? rollLaneOfOneGroup : rollLaneOfGroups;
  let missing = trials;
  while (missing >= LANES) {
    const blocks = Math.floor(missing / LANES);
    for (let lane = 0; lane < LANES; lane++) {
      missing -= rollLane(program, state, lane, blocks, counts);
    }
  }
  while (missing > 0) {
    for (let lane = 0; lane < LANES && missing > 0; lane++) {
      missing -= rollLane(program, state, lane, 1, counts);
    }
  }
};

/** Rolls `blocks` trials of one lane; returns how many were accepted. */
type RollLane = (
  program: KernelProgram,
  state: Uint32Array,
  lane: number,
  blocks: number,
  counts: Uint32Array,
) => number;

const rollLaneOfOneGroup: RollLane = (program, state, lane, blocks, counts) => {
  const { steps } = program;
  const size = program.sizes[0] as number;
  const threshold = program.thresholds[0] as number;
  const scale = size / 2 ** 32; // a power of two below a whole number: x * scale is exact
  let a = state[lane] as number;
  let b = state[LANES + lane] as number;
  let c = state[2 * LANES + lane] as number;
  let d = state[3 * LANES + lane] as number;
  let accepted = 0;
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
      const cell = steps[((x >>> 0) * scale) | 0] as number;
      counts[cell] = (counts[cell] as number) + 1;
      accepted++;
    }
  }
  state[lane] = a;
  state[LANES + lane] = b;
  state[2 * LANES + lane] = c;
  state[3 * LANES + lane] = d;
  return accepted;
};

const rollLaneOfGroups: RollLane = (program, state, lane, blocks, counts) => {
  const { sizes, thresholds, offsets, steps } = program;
  const groups = sizes.length;
  let a = state[lane] as number;
  let b = state[LANES + lane] as number;
  let c = state[2 * LANES + lane] as number;
  let d = state[3 * LANES + lane] as number;
  let accepted = 0;
  for (let block = 0; block < blocks; block++) {
    let cell = 0;
    let rejected = 0;
    for (let g = 0; g < groups; g++) {
      const m = Math.imul(b, 5);
      const x = Math.imul((m << 7) | (m >>> 25), 9);
      const t = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= t;
      d = (d << 11) | (d >>> 21);
      const size = sizes[g] as number;
      if (Math.imul(x, size) >>> 0 < (thresholds[g] as number)) rejected = 1;
      const entry = (((x >>> 0) * size) / 2 ** 32) | 0;
      cell += steps[(offsets[g] as number) + entry] as number;
    }
    if (rejected === 0) {
      counts[cell] = (counts[cell] as number) + 1;
      accepted++;
    }
  }
  state[lane] = a;
  state[LANES + lane] = b;
  state[2 * LANES + lane] = c;
  state[3 * LANES + lane] = d;
  return accepted;
};
