/* Rolls throws with a single alias table, and counts them by column and step. */

import { scrambled, turned } from './draw';
import { COLUMNS, DRAWS, FIVES, NINES, RECORDS, STATE, VALUES } from './layout';

/** The word above each value. Subtracting it from a record adds one to the column's number of draws. */
const ONE_DRAW: u32 = 0xffff_0000;

/**
 * Rolls blocks of a Throw with a single alias table, two at a time, and counts them in `RECORDS`, by column and by
 * which of the column's two steps was drawn.
 *
 * A record is a number of 64 bits: the low half is the last value of the first step, the high half is the counter. One
 * subtraction of the drawn value both compares and counts, because it borrows from the counter exactly if the value is
 * above the last value. The counter's high half counts the draws, and its low half decreases by one for each draw of
 * the second step.
 *
 * @param blocks an even number
 * @param shift  the number of bits by which a value is shifted to get the address of its column's record
 */
export function rollTable(blocks: i32, shift: i32): void {
  const columns = v128.load(COLUMNS);
  const fives = v128.load(FIVES);
  const nines = v128.load(NINES);
  const one = i32x4.splat(ONE_DRAW);
  let a = v128.load(STATE);
  let b = v128.load(STATE, 16);
  let c = v128.load(STATE, 32);
  let d = v128.load(STATE, 48);
  // The first round counts zeros that were never drawn, so these are subtracted in advance.
  memory.fill(DRAWS, 0, 32);
  for (let draw = 0; draw < 64; draw += 8) store<u64>(draw, (<u64>ONE_DRAW) << 32, VALUES);
  store<u32>(0, load<u32>(0, RECORDS + 4) + 8 * ONE_DRAW, RECORDS + 4);
  for (let block = 0; block < blocks; block += 2) {
    countDraw(0);
    countDraw(4);
    countDraw(8);
    countDraw(12);
    const x = scrambled(b, fives, nines);
    const t = i32x4.shl(b, 9);
    c = v128.xor(c, a);
    d = v128.xor(d, b);
    b = v128.xor(b, c);
    a = v128.xor(a, d);
    c = v128.xor(c, t);
    d = turned(d, 11);
    v128.store(DRAWS, v128.and(i32x4.shr_u(x, shift), columns));
    v128.store(VALUES, lowLanes(x, one));
    v128.store(VALUES, highLanes(x, one), 16);

    countDraw(16);
    countDraw(20);
    countDraw(24);
    countDraw(28);
    const y = scrambled(b, fives, nines);
    const u = i32x4.shl(b, 9);
    c = v128.xor(c, a);
    d = v128.xor(d, b);
    b = v128.xor(b, c);
    a = v128.xor(a, d);
    c = v128.xor(c, u);
    d = turned(d, 11);
    v128.store(DRAWS, v128.and(i32x4.shr_u(y, shift), columns), 16);
    v128.store(VALUES, lowLanes(y, one), 32);
    v128.store(VALUES, highLanes(y, one), 48);
  }
  for (let draw = 0; draw < 32; draw += 4) countDraw(draw);
  v128.store(STATE, a);
  v128.store(STATE, b, 16);
  v128.store(STATE, c, 32);
  v128.store(STATE, d, 48);
}

function countDraw(draw: i32): void {
  const record = load<i32>(draw, DRAWS);
  const difference = load<u64>(record, RECORDS) - load<u64>(draw << 1, VALUES);
  store<u32>(record, <u32>(difference >>> 32), RECORDS + 4);
}

/** 64-bit numbers whose high half is the word of `above`: here for lanes 0 and 1, below for lanes 2 and 3. */
function lowLanes(x: v128, above: v128): v128 {
  return i8x16.shuffle(x, above, 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23);
}

function highLanes(x: v128, above: v128): v128 {
  return i8x16.shuffle(x, above, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31);
}
