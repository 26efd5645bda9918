/*
 * The kernel for chains in WebAssembly, written in AssemblyScript: the twin of
 * `../chains/typescript.ts`. The four lanes draw at once, in registers; then each takes a step.
 * `../chains/wasm.ts` lays out the memory.
 *
 * Fights end at every moment, which no processor can foresee: so a step that ends a fight is taken like
 * any other. Each step notes how its lane's fight stands; only that of an end is kept, by moving on to
 * the next note. What was noted in a stretch of blocks is counted when it is over.
 */

import { scrambled, turned } from './draw';

/** 16 words of state: word w of lane l at index 4 w + l. */
export const STATE: i32 = 0;
/** The draws of the block: their values, and the places of their columns within a state's table. */
const VALUES: i32 = 64;
const DRAWS: i32 = 80;
/** For each lane: where the state's table is, where it notes, the fights that are still to be counted, */
const AT: i32 = 96;
const NOTE: i32 = 112;
export const FIGHTS_LEFT: i32 = 128;
/** the steps that the fight under way had taken when the stretch began, */
const TAKEN: i32 = 144;
/** and the counters, 16 bits each. */
const COUNTERS: i32 = 160;
/** For each counter, four at most, its cap and what it multiplies in the cell. */
export const CAPS: i32 = 192;
export const STRIDES: i32 = 208;

/** Blocks of a stretch. */
const STRETCH: i32 = 256;
/** For each lane the notes of a stretch, 16 bytes each: counters, the step, the block. */
const NOTES: i32 = 1024;
const NOTES_STRIDE: i32 = 16 * (STRETCH + 1);
/**
 * The tables. For each state its columns, 16 bytes each: the last value of the first step, then where
 * the first step is, and the second. Of a step, 32 bytes: where the next state's table is, of an end
 * that of the first state; 16 for an end and 0 for others, by which notes move on; what it adds to the
 * counters; what of them it keeps: all, or at an end nothing; the number of the end.
 */
export const TABLES: i32 = 0x8000;

/** Draws a step of a state again that was left over, and says where it is. */
declare function again(at: i32, lane: i32): i32;

let start: i32 = 0;
let leftOver: i32 = 0;
let mostSteps: i32 = 0;
let cut: i32 = 0;
let endStride: i32 = 0;
let counts: i32 = 0;

/**
 * What does not change from chunk to chunk.
 *
 * @param first the table of the state in which fights begin
 * @param left  the step that stands for a draw left over
 * @param most  steps of a fight
 * @param ends  how many ends there are, which is the number of that of fights that were cut
 * @param cells of an end: from one to the next
 * @param at    where the counters of the cells are
 */
export function setUp(first: i32, left: i32, most: i32, ends: i32, cells: i32, at: i32): void {
  start = first;
  leftOver = left;
  mostSteps = most;
  cut = ends;
  endStride = cells;
  counts = at;
}

/** Plays the fights of `FIGHTS_LEFT`, and some that nobody counts. */
export function play(shift: i32, places: i32): void {
  const columns = i32x4.splat(places);
  const fives = i32x4.splat(5);
  const nines = i32x4.splat(9);
  let a = v128.load(STATE);
  let b = v128.load(STATE, 16);
  let c = v128.load(STATE, 32);
  let d = v128.load(STATE, 48);
  for (let lane = 0; lane < 16; lane += 4) {
    store<i32>(lane, start, AT);
    store<i32>(lane, 0, TAKEN);
    store<u64>(lane << 1, 0, COUNTERS);
  }
  while (hasFightsLeft()) {
    const mayBeCut = beginStretch();
    for (let block = 0; block < STRETCH; block++) {
      const x = scrambled(b, fives, nines);
      const t = i32x4.shl(b, 9);
      c = v128.xor(c, a);
      d = v128.xor(d, b);
      b = v128.xor(b, c);
      a = v128.xor(a, d);
      c = v128.xor(c, t);
      d = turned(d, 11);
      v128.store(VALUES, x);
      v128.store(DRAWS, v128.and(i32x4.shr_u(x, shift), columns));
      for (let lane = 0; lane < 16; lane += 4) {
        const at = load<i32>(lane, AT);
        const column = at + load<i32>(lane, DRAWS);
        // 1 where the value is above the last: they are less than 2^31 apart.
        const above = (load<i32>(column) - load<i32>(lane, VALUES)) >>> 31;
        let step = load<i32>(column + (above << 2), 4);
        if (step === leftOver) step = again(at, lane >> 2);
        const note = load<i32>(lane, NOTE);
        const counters = load<u64>(lane << 1, COUNTERS) + load<u64>(step, 8);
        store<u64>(note, counters);
        store<i32>(note, step, 8);
        store<i32>(note, block, 12);
        store<i32>(lane, load<i32>(step), AT);
        store<i32>(lane, note + load<i32>(step, 4), NOTE);
        store<u64>(lane << 1, counters & load<u64>(step, 16), COUNTERS);
      }
      if (mayBeCut) cutFights(block);
    }
    endStretch();
  }
}

function hasFightsLeft(): bool {
  for (let lane = 0; lane < 16; lane += 4) {
    if (load<i32>(lane, FIGHTS_LEFT) > 0) return true;
  }
  return false;
}

/** @returns whether some fight may have to be cut within the stretch */
function beginStretch(): bool {
  let longest = 0;
  for (let lane = 0; lane < 16; lane += 4) {
    store<i32>(lane, NOTES + (lane >> 2) * NOTES_STRIDE, NOTE);
    longest = max(longest, load<i32>(lane, TAKEN));
  }
  return longest + STRETCH >= mostSteps;
}

/** Ends the fights that have taken the most steps with this block. */
function cutFights(block: i32): void {
  for (let lane = 0; lane < 16; lane += 4) {
    const note = load<i32>(lane, NOTE);
    const first = NOTES + (lane >> 2) * NOTES_STRIDE;
    const taken =
      note === first ? load<i32>(lane, TAKEN) + block + 1 : block - load<i32>(note - 16, 12);
    if (taken < mostSteps) continue;
    // The step has not ended it: what it noted stands there still.
    store<i32>(note, 0, 8);
    store<i32>(lane, note + 16, NOTE);
    store<i32>(lane, start, AT);
    store<u64>(lane << 1, 0, COUNTERS);
  }
}

/** Counts the fights that have ended in the stretch, of each lane no more than are left. */
function endStretch(): void {
  for (let lane = 0; lane < 16; lane += 4) {
    const first = NOTES + (lane >> 2) * NOTES_STRIDE;
    const end = load<i32>(lane, NOTE);
    let left = load<i32>(lane, FIGHTS_LEFT);
    for (let note = first; note < end && left > 0; note += 16) {
      countFight(note);
      left--;
    }
    store<i32>(lane, left, FIGHTS_LEFT);
    const before = end === first ? load<i32>(lane, TAKEN) : -1 - load<i32>(end - 16, 12);
    store<i32>(lane, before + STRETCH, TAKEN);
  }
}

function countFight(note: i32): void {
  const step = load<i32>(note, 8);
  let counters = load<u64>(note);
  let cell = (step === 0 ? cut : load<i32>(step, 24)) * endStride;
  for (let i = 0; i < 16; i += 4) {
    cell += min(<i32>(counters & 0xffff), load<i32>(i, CAPS)) * load<i32>(i, STRIDES);
    counters >>= 16;
  }
  const counter = counts + (cell << 2);
  store<u32>(counter, load<u32>(counter) + 1);
}
