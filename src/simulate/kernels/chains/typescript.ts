import { LANES } from '../streams.ts';
import { LEFT_OVER } from '../tables.ts';
import type { ChainProgram } from './chain.ts';
import type { ChainKernel } from './kernel.ts';
import { type ChainTables, chainTablesOf, drawStepAgain } from './tables.ts';

/** The last program, whose tables are kept: a program is played for many chunks in a row. */
let laid: { readonly program: ChainProgram; readonly tables: ChainTables } | undefined;

/** The kernel for chains in plain TypeScript: lane after lane, whose state stays in registers. */
export const playTypescript: ChainKernel = (program, state, fights, counts) => {
  if (laid?.program !== program) laid = { program, tables: chainTablesOf(program) };
  for (let lane = 0; lane < LANES; lane++) {
    playLane(program, laid.tables, state, lane, Math.ceil((fights - lane) / LANES), counts);
  }
};

function playLane(
  program: ChainProgram,
  { lasts, steps }: ChainTables,
  state: Uint32Array,
  lane: number,
  fights: number,
  counts: Uint32Array,
): void {
  const { start, ends, caps, mostSteps, bits, next, adds } = program;
  const shift = 32 - bits;
  let a = state[lane] as number;
  let b = state[LANES + lane] as number;
  let c = state[2 * LANES + lane] as number;
  let d = state[3 * LANES + lane] as number;
  let left = fights;
  let at = start;
  let stepsLeft = mostSteps;
  let low = 0;
  let high = 0;
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
    const column = (at << bits) + (x >>> shift);
    // 1 where x is above the last: they are less than 2^31 apart.
    const above = ((lasts[column] as number) - x) >>> 31;
    let step = steps[2 * column + above] as number;
    if (step === LEFT_OVER) step = drawStepAgain(program, at, state, lane);
    low += adds[2 * step] as number;
    high += adds[2 * step + 1] as number;
    at = next[step] as number;
    stepsLeft--;
    if (at < 0 || stepsLeft === 0) {
      const cell = cellOf(caps, at < 0 ? -1 - at : ends, low, high);
      counts[cell] = (counts[cell] as number) + 1;
      left--;
      at = start;
      stepsLeft = mostSteps;
      low = 0;
      high = 0;
    }
  }
}

function cellOf(caps: readonly number[], end: number, low: number, high: number): number {
  let cell = 0;
  let stride = 1;
  for (let i = 0; i < caps.length; i++) {
    const counter = ((i < 2 ? low : high) >>> (16 * (i % 2))) & 0xffff;
    const cap = caps[i] as number;
    cell += Math.min(counter, cap) * stride;
    stride *= cap + 1;
  }
  return end * stride + cell;
}
