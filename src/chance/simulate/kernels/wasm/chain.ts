/*
 * The kernel for chains in WebAssembly, written in AssemblyScript: the counterpart of `../chains/typescript.ts`. The
 * four lanes draw at the same time, in registers; then each lane takes a step. `../chains/wasm.ts` lays out the memory.
 *
 * Processors cannot predict when a fight ends, so a step that ends a fight is executed like any other step, without a
 * branch. Each step writes a note with the state of its lane's fight. If the step ends the fight, the address advances
 * to the next note; otherwise the next step overwrites the note. The notes of a stretch of blocks are counted at the
 * end of the stretch.
 */

import { scrambled, turned } from './draw';

/** 16 words of state: word w of lane l at index 4 w + l. */
export const STATE: i32 = 0;
/** The block's draws. */
const VALUES: i32 = 64;
/** For each lane: the place of its state, the address of its next note, the number of fights still to be counted, */
const AT: i32 = 80;
const NOTE: i32 = 96;
export const FIGHTS_LEFT: i32 = 112;
/** how many steps the current fight had taken when the stretch began, */
const TAKEN: i32 = 128;
/** and its counters, eight of 16 bits. */
const COUNTERS: i32 = 144;

/** The number of blocks in a stretch. */
const STRETCH: i32 = 256;
/** For each lane, the notes of a stretch, 32 bytes each: the counters, the step, and the block. */
const NOTES: i32 = 1024;
const NOTE_BYTES: i32 = 32;
const NOTES_STRIDE: i32 = NOTE_BYTES * (STRETCH + 1);
/**
 * The tables. Each state has its columns, 16 bytes each: the last value of the first step, then the addresses of the
 * first step and the second step. The place of a state is the address of its columns. The lowest five bits of the place
 * are a number of bits: a draw shifted by this number of bits gives 16 times the index of its column.
 *
 * Each step has 32 bytes: the place of the next state (the initial state, if the step is an end); a mask for the
 * counters (all bits set or, for an end, none); the number of the end; the number of bytes by which notes advance (the
 * size of a note for an end, otherwise 0); and what it adds to the counters.
 *
 * Each view has 64 bytes: the caps, 16 bits for each counter; the stride of each counter, 32 bits; the address of its
 * first cell; and the stride of an end.
 */
export const TABLES: i32 = 0x9000;

/** Draws a step of a state again after a left-over draw, and returns the step's address. */
declare function again(at: i32, lane: i32): i32;

let start: i32 = 0;
let leftOver: i32 = 0;
let mostSteps: i32 = 0;
let cut: i32 = 0;
let views: i32 = 0;
let viewsEnd: i32 = 0;

/**
 * Sets the values that do not change from chunk to chunk.
 *
 * @param first the place of the initial state
 * @param left  the step for a left-over draw
 * @param most  the maximum number of steps of a fight
 * @param ends  the number of ends, which is also the number of the end for fights that were cut off
 * @param from  the address of the views
 * @param to    the address after the views
 */
export function setUp(first: i32, left: i32, most: i32, ends: i32, from: i32, to: i32): void {
  start = first;
  leftOver = left;
  mostSteps = most;
  cut = ends;
  views = from;
  viewsEnd = to;
}

/** Plays the fights to be counted (`FIGHTS_LEFT`), and a few more fights that are not counted. */
export function play(): void {
  const fives = i32x4.splat(5);
  const nines = i32x4.splat(9);
  let a = v128.load(STATE);
  let b = v128.load(STATE, 16);
  let c = v128.load(STATE, 32);
  let d = v128.load(STATE, 48);
  for (let lane = 0; lane < 16; lane += 4) {
    store<i32>(lane, start, AT);
    store<i32>(lane, 0, TAKEN);
    v128.store(lane << 2, i32x4.splat(0), COUNTERS);
  }
  while (hasFightsLeft()) {
    const mayBeCut = beginStretch();
    for (let block = 0; block < STRETCH; block++) {
      const t = i32x4.shl(b, 9);
      v128.store(VALUES, scrambled(b, fives, nines));
      c = v128.xor(c, a);
      d = v128.xor(d, b);
      b = v128.xor(b, c);
      a = v128.xor(a, d);
      c = v128.xor(c, t);
      d = turned(d, 11);
      for (let lane = 0; lane < 16; lane += 4) {
        const at = load<i32>(lane, AT);
        const value = load<i32>(lane, VALUES);
        // Shifts use only the lowest five bits.
        const column = (at & -32) + ((value >>> at) & -16);
        // 1 if the value is above the last value, otherwise 0. This works because the two are less than 2^31 apart.
        const above = (load<i32>(column) - value) >>> 31;
        let step = load<i32>(column + (above << 2), 4);
        if (step === leftOver) step = again(at, lane >> 2);
        const note = load<i32>(lane, NOTE);
        const counters = i16x8.add(v128.load(lane << 2, COUNTERS), v128.load(step, 16));
        v128.store(note, counters);
        store<i32>(note, step, 16);
        store<i32>(note, block, 20);
        store<i32>(lane, load<i32>(step), AT);
        store<i32>(lane, note + load<i32>(step, 12), NOTE);
        const kept = v128.load_splat<i32>(step, 4);
        v128.store(lane << 2, v128.and(counters, kept), COUNTERS);
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

/** @returns whether a fight may have to be cut off within the stretch */
function beginStretch(): bool {
  let longest = 0;
  for (let lane = 0; lane < 16; lane += 4) {
    store<i32>(lane, NOTES + (lane >> 2) * NOTES_STRIDE, NOTE);
    longest = max(longest, load<i32>(lane, TAKEN));
  }
  return longest + STRETCH >= mostSteps;
}

/** Ends the fights that reach the maximum number of steps with this block. */
function cutFights(block: i32): void {
  for (let lane = 0; lane < 16; lane += 4) {
    const note = load<i32>(lane, NOTE);
    const first = NOTES + (lane >> 2) * NOTES_STRIDE;
    const taken =
      note === first ? load<i32>(lane, TAKEN) + block + 1 : block - blockOf(note - NOTE_BYTES);
    if (taken < mostSteps) continue;
    // The step did not end the fight, so its note is still at this address.
    store<i32>(note, 0, 16);
    store<i32>(lane, note + NOTE_BYTES, NOTE);
    store<i32>(lane, start, AT);
    v128.store(lane << 2, i32x4.splat(0), COUNTERS);
  }
}

function blockOf(note: i32): i32 {
  return load<i32>(note, 20);
}

/** Counts the fights that ended in the stretch, but in each lane only as many as are still to be counted. */
function endStretch(): void {
  for (let lane = 0; lane < 16; lane += 4) {
    const first = NOTES + (lane >> 2) * NOTES_STRIDE;
    const end = load<i32>(lane, NOTE);
    let left = load<i32>(lane, FIGHTS_LEFT);
    for (let note = first; note < end && left > 0; note += NOTE_BYTES) {
      countFight(note);
      left--;
    }
    store<i32>(lane, left, FIGHTS_LEFT);
    const before = end === first ? load<i32>(lane, TAKEN) : -1 - blockOf(end - NOTE_BYTES);
    store<i32>(lane, before + STRETCH, TAKEN);
  }
}

function countFight(note: i32): void {
  const step = load<i32>(note, 16);
  const end = step === 0 ? cut : load<i32>(step, 8);
  const counters = v128.load(note);
  for (let view = views; view < viewsEnd; view += 64) {
    const capped = i16x8.min_u(counters, v128.load(view));
    const low = i32x4.mul(i32x4.extend_low_i16x8_u(capped), v128.load(view, 16));
    const high = i32x4.mul(i32x4.extend_high_i16x8_u(capped), v128.load(view, 32));
    const four = i32x4.add(low, high);
    const two = i32x4.add(four, v128.shuffle<i32>(four, four, 2, 3, 0, 1));
    const within = i32x4.extract_lane(two, 0) + i32x4.extract_lane(two, 1);
    const counter = load<i32>(view, 48) + end * load<i32>(view, 52) + within;
    store<u32>(counter, load<u32>(counter) + 1);
  }
}
