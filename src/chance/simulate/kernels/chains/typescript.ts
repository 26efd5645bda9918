/* The kernel for chains in plain TypeScript, for machines without WebAssembly SIMD and as a reference. */

import type { ChainKernel } from '../kernel.ts';
import { LANES } from '../streams.ts';
import { LEFT_OVER } from '../tables.ts';
import { ADDED_WORDS, type ChainProgram } from './program.ts';
import { type ChainTables, chainTablesOf, drawStepAgain } from './tables.ts';

interface Laid extends ChainTables {
  /** The place of the initial state. */
  readonly start: number;
  /**
   * For each step, the place of the next state, or the place of the initial state if the step ends the fight. A place
   * is 32 times the index of the state's first column, plus a number of bits: a draw shifted by this number of bits
   * gives the index of a column.
   */
  readonly places: Uint32Array;
  /** Whether any counter is in the third or fourth word of a step's `adds`. */
  readonly isWide: boolean;
}

/** The last program with its tables, cached because many successive chunks use the same program. */
let kept: { readonly program: ChainProgram; readonly laid: Laid } | undefined;

/**
 * The kernel for chains in plain TypeScript. It plays one lane at a time, so that the lane's state stays in registers.
 */
export const playTypescript: ChainKernel = (program, state, fights, counts) => {
  if (kept?.program !== program) kept = { program, laid: layOut(program) };
  for (let lane = 0; lane < LANES; lane++) {
    playLane(program, kept.laid, state, lane, Math.ceil((fights - lane) / LANES), counts);
  }
};

function layOut(program: ChainProgram): Laid {
  const { start, next, adds } = program;
  const tables = chainTablesOf(program);
  const { bits, columns } = tables;
  const placeOf = (s: number) => 32 * (columns[s] as number) + 32 - (bits[s] as number);
  return {
    ...tables,
    start: placeOf(start),
    places: Uint32Array.from(next, (to) => placeOf(to < 0 ? start : to)),
    isWide: adds.some((word, i) => word > 0 && i % ADDED_WORDS >= 2),
  };
}

function playLane(
  program: ChainProgram,
  { lasts, steps, places, start, isWide }: Laid,
  state: Uint32Array,
  lane: number,
  fights: number,
  counts: Uint32Array,
): void {
  const { ends, mostSteps, next, adds } = program;
  const counters = new Uint32Array(ADDED_WORDS);
  let a = state[lane] as number;
  let b = state[LANES + lane] as number;
  let c = state[2 * LANES + lane] as number;
  let d = state[3 * LANES + lane] as number;
  let left = fights;
  let at = program.start;
  let place = start;
  let stepsLeft = mostSteps;
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  while (left > 0) {
    // xoshiro128** 1.1 (Blackman and Vigna)
    const m = Math.imul(b, 5);
    const x = Math.imul((m << 7) | (m >>> 25), 9);
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    // Shifts use only the lowest five bits.
    const column = (place >>> 5) + (x >>> place);
    // 1 if x is above the column's last value, otherwise 0. This works because the two are less than 2^31 apart.
    const above = ((lasts[column] as number) - x) >>> 31;
    let step = steps[2 * column + above] as number;
    if (step === LEFT_OVER) step = drawStepAgain(program, at, state, lane);
    const added = ADDED_WORDS * step;
    first += adds[added] as number;
    second += adds[added + 1] as number;
    if (isWide) {
      third += adds[added + 2] as number;
      fourth += adds[added + 3] as number;
    }
    at = next[step] as number;
    place = places[step] as number;
    stepsLeft--;
    if (at < 0 || stepsLeft === 0) {
      counters[0] = first;
      counters[1] = second;
      counters[2] = third;
      counters[3] = fourth;
      countFight(program, at < 0 ? -1 - at : ends, counters, counts);
      left--;
      at = program.start;
      place = start;
      stepsLeft = mostSteps;
      first = second = third = fourth = 0;
    }
  }
}

/** @param words the counters, in the format of a step's `adds` */
function countFight(
  { views }: ChainProgram,
  end: number,
  words: Uint32Array,
  counts: Uint32Array,
): void {
  for (const { counters, caps, first, perEnd } of views) {
    let cell = first + end * perEnd;
    let stride = 1;
    for (let i = 0; i < counters.length; i++) {
      const counter = counters[i] as number;
      const counted = ((words[counter >> 1] as number) >>> (16 * (counter & 1))) & 0xffff;
      const cap = caps[i] as number;
      cell += (counted < cap ? counted : cap) * stride;
      stride *= cap + 1;
    }
    counts[cell] = (counts[cell] as number) + 1;
  }
}
