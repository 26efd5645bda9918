/* Rolls throws with a single group and a table of entries, and counts them by entry. */

import { product, scrambled, turned } from './draw';
import {
  BEGINNING,
  CELL_COUNTS,
  DRAWS,
  ENTRY_COUNTS,
  ENTRY_STEPS,
  FIVES,
  LOW_HALVES,
  NINES,
  SCALED,
  SIZE,
  STATE,
  THRESHOLD,
} from './layout';

/** The number of vectors drawn before checking for left-over draws. */
const STRETCH: i32 = 256;

/**
 * Rolls blocks of a Throw with a table of entries, and adds the counts to `CELL_COUNTS`. Trials are counted by entry,
 * not by cell: this saves a look-up for every trial, rarely hits the same counter twice in a row, and needs only a byte
 * per counter.
 *
 * @param blocks  an even number
 * @param suspect a scaled draw can be left over only if the low half of its product is below this
 * @param scale   the exponent of the power of two by which the size was scaled
 * @returns the number of left-over draws; -1 if a byte overflowed, which makes the counts invalid
 */
export function rollEntries(blocks: i32, suspect: u32, scale: i32): i32 {
  let leftOver = 0;
  // The first round counts zeros that were never drawn, so these are subtracted in advance.
  memory.fill(DRAWS, 0, 32);
  store<u8>(0, -8, ENTRY_COUNTS);
  for (let done = 0; done < blocks; done += STRETCH) {
    const stretch = min(blocks - done, STRETCH);
    memory.copy(BEGINNING, STATE, 64);
    const least = drawEntries(stretch);
    // Fewer than one draw in 2^16 is suspect, so counting all draws and subtracting the left-over draws is faster.
    if (v128.any_true(i32x4.lt_u(least, i32x4.splat(suspect)))) leftOver += takeBack(stretch);
  }
  for (let draw = 0; draw < 32; draw += 4) countEntry(load<u16>(draw, DRAWS + 2));
  return addUpEntries((blocks << 2) - leftOver, scale) ? leftOver : -1;
}

/**
 * Rolls blocks, two at a time, and counts their entries. Each round counts the draws of the previous round, so that the
 * processor counts and draws in parallel, and no look-up waits for its draw.
 *
 * @returns for each lane, the smallest low half of any product
 */
function drawEntries(blocks: i32): v128 {
  // Constant vectors are loaded, because literals would be constructed again in every round.
  const size = v128.load(SCALED);
  const lowHalves = v128.load(LOW_HALVES);
  const fives = v128.load(FIVES);
  const nines = v128.load(NINES);
  let a = v128.load(STATE);
  let b = v128.load(STATE, 16);
  let c = v128.load(STATE, 32);
  let d = v128.load(STATE, 48);
  let least = i32x4.splat(-1);
  for (let block = 0; block < blocks; block += 2) {
    countEntry(load<u16>(DRAWS, 2));
    countEntry(load<u16>(DRAWS, 6));
    countEntry(load<u16>(DRAWS, 10));
    countEntry(load<u16>(DRAWS, 14));
    const x = scrambled(b, fives, nines);
    const t = i32x4.shl(b, 9);
    c = v128.xor(c, a);
    d = v128.xor(d, b);
    b = v128.xor(b, c);
    a = v128.xor(a, d);
    c = v128.xor(c, t);
    d = turned(d, 11);
    least = i32x4.min_u(least, i32x4.mul(x, size));
    v128.store(DRAWS, product(x, size, lowHalves));

    countEntry(load<u16>(DRAWS, 18));
    countEntry(load<u16>(DRAWS, 22));
    countEntry(load<u16>(DRAWS, 26));
    countEntry(load<u16>(DRAWS, 30));
    const y = scrambled(b, fives, nines);
    const u = i32x4.shl(b, 9);
    c = v128.xor(c, a);
    d = v128.xor(d, b);
    b = v128.xor(b, c);
    a = v128.xor(a, d);
    c = v128.xor(c, u);
    d = turned(d, 11);
    least = i32x4.min_u(least, i32x4.mul(y, size));
    v128.store(DRAWS, product(y, size, lowHalves), 16);
  }
  v128.store(STATE, a);
  v128.store(STATE, b, 16);
  v128.store(STATE, c, 32);
  v128.store(STATE, d, 48);
  return least;
}

function countEntry(index: i32): void {
  store<u8>(index, load<u8>(index, ENTRY_COUNTS) + 1, ENTRY_COUNTS);
}

/** Draws the last stretch again and subtracts its left-over draws from the counts; returns their number. */
function takeBack(blocks: i32): i32 {
  const size = v128.load(SIZE);
  const scaled = v128.load(SCALED);
  const threshold = v128.load(THRESHOLD);
  const lowHalves = v128.load(LOW_HALVES);
  const fives = v128.load(FIVES);
  const nines = v128.load(NINES);
  let a = v128.load(BEGINNING);
  let b = v128.load(BEGINNING, 16);
  let c = v128.load(BEGINNING, 32);
  let d = v128.load(BEGINNING, 48);
  let taken = 0;
  for (let block = 0; block < blocks; block++) {
    const x = scrambled(b, fives, nines);
    const t = i32x4.shl(b, 9);
    c = v128.xor(c, a);
    d = v128.xor(d, b);
    b = v128.xor(b, c);
    a = v128.xor(a, d);
    c = v128.xor(c, t);
    d = turned(d, 11);
    const leftOver = i32x4.bitmask(i32x4.lt_u(i32x4.mul(x, size), threshold));
    if (leftOver === 0) continue;
    v128.store(BEGINNING, product(x, scaled, lowHalves));
    for (let lane = 0; lane < 4; lane++) {
      if (((leftOver >> lane) & 1) === 0) continue;
      const index: i32 = load<u16>(lane << 2, BEGINNING + 2);
      store<u8>(index, load<u8>(index, ENTRY_COUNTS) - 1, ENTRY_COUNTS);
      taken++;
    }
  }
  return taken;
}

/**
 * Adds the entries' counts to the cells and clears them. A byte that overflowed has lost 256 trials, so the sum is
 * wrong.
 *
 * @returns whether the sum is right
 */
function addUpEntries(trials: i32, scale: i32): bool {
  const indices = load<i32>(SCALED);
  let sum = 0;
  for (let index = 0; index < indices; index++) {
    const times: i32 = load<u8>(index, ENTRY_COUNTS);
    const counter = (<i32>load<u16>((index >> scale) << 1, ENTRY_STEPS)) << 2;
    store<u32>(counter, load<u32>(counter, CELL_COUNTS) + times, CELL_COUNTS);
    sum += times;
  }
  memory.fill(ENTRY_COUNTS, 0, indices);
  return sum === trials;
}
