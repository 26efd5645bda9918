/* Rolls throws with several groups of dice, and counts them by cell. */

import { scrambled, turned } from './draw';
import {
  CELL_COUNTS,
  COLUMNS,
  DRAWS,
  FIVES,
  GROUP_STRIDE,
  LEFT_OVER,
  MOST_NOTED,
  NINES,
  NOTED,
  NOTED_STRIDE,
  SHIFTS,
  STATE,
  TABLES,
  VALUES,
} from './layout';

/**
 * Rolls blocks of a Throw with several groups and counts them by cell. Each block is counted one round after its draws.
 * A left-over draw adds nothing to the cell, and its block is noted.
 *
 * @returns the number of noted blocks; if there are more than `MOST_NOTED`, only the first `MOST_NOTED` are in memory
 */
export function rollTables(groups: i32, blocks: i32): i32 {
  const fives = v128.load(FIVES);
  const nines = v128.load(NINES);
  const end = groups << 4;
  let a = v128.load(STATE);
  let b = v128.load(STATE, 16);
  let c = v128.load(STATE, 32);
  let d = v128.load(STATE, 48);
  let noted = 0;
  // The first round counts zeros that were never drawn, so these are subtracted in advance.
  memory.fill(DRAWS, 0, end);
  memory.fill(VALUES, 0, end);
  countLastBlock(end, -1);
  for (let block = 0; block < blocks; block++) {
    let counter0 = 0;
    let counter1 = 0;
    let counter2 = 0;
    let counter3 = 0;
    let leftOver = i32x4.splat(0);
    let table = TABLES;
    for (let g = 0; g < end; g += 16) {
      counter0 += stepOf(table, g);
      counter1 += stepOf(table, g + 4);
      counter2 += stepOf(table, g + 8);
      counter3 += stepOf(table, g + 12);
      const x = scrambled(b, fives, nines);
      const t = i32x4.shl(b, 9);
      c = v128.xor(c, a);
      d = v128.xor(d, b);
      b = v128.xor(b, c);
      a = v128.xor(a, d);
      c = v128.xor(c, t);
      d = turned(d, 11);
      leftOver = v128.or(leftOver, i32x4.ge_u(x, v128.load(g, LEFT_OVER)));
      const places = i32x4.shr_u(x, load<i32>(g >> 2, SHIFTS));
      v128.store(g, x, VALUES);
      v128.store(g, v128.and(places, v128.load(g, COLUMNS)), DRAWS);
      table += GROUP_STRIDE;
    }
    add(counter0, 1);
    add(counter1, 1);
    add(counter2, 1);
    add(counter3, 1);
    if (v128.any_true(leftOver)) {
      if (noted < MOST_NOTED) {
        const note = NOTED + noted * NOTED_STRIDE;
        store<i32>(note, block);
        memory.copy(note + 16, VALUES, end);
      }
      noted++;
    }
  }
  countLastBlock(end, 1);
  v128.store(STATE, a);
  v128.store(STATE, b, 16);
  v128.store(STATE, c, 32);
  v128.store(STATE, d, 48);
  return noted;
}

/** What the last draw in a group and lane adds to the address of the counter. */
function stepOf(table: i32, draw: i32): i32 {
  const column = load<i32>(draw, DRAWS) + table;
  // 1 if the value is above the last value, otherwise 0. This works because the two are less than 2^31 apart. A branch
  // would often be mispredicted.
  const above = (load<i32>(column) - load<i32>(draw, VALUES)) >>> 31;
  return load<i32>(column + (above << 2), 4);
}

function add(counter: i32, by: i32): void {
  store<u32>(counter, load<u32>(counter, CELL_COUNTS) + by, CELL_COUNTS);
}

function countLastBlock(end: i32, by: i32): void {
  for (let lane = 0; lane < 16; lane += 4) {
    let counter = 0;
    let table = TABLES;
    for (let g = 0; g < end; g += 16) {
      counter += stepOf(table, g + lane);
      table += GROUP_STRIDE;
    }
    add(counter, by);
  }
}
