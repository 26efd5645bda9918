import { product, scrambled, turned } from './draw';
import {
  CELL_COUNTS,
  DRAWS,
  EVEN,
  FIVES,
  GROUP_STRIDE,
  LANE_STRIDE,
  LOW_HALVES,
  NINES,
  SCALED,
  STATE,
  STEPS,
} from './layout';

/** Rolls blocks of a Throw of several groups and counts their cells, each a round later, as above. */
export function drawGroups(groups: i32, blocks: i32): v128 {
  const lowHalves = v128.load(LOW_HALVES);
  const fives = v128.load(FIVES);
  const nines = v128.load(NINES);
  const even = v128.load(EVEN);
  const end = groups << 4;
  let a = v128.load(STATE);
  let b = v128.load(STATE, 16);
  let c = v128.load(STATE, 32);
  let d = v128.load(STATE, 48);
  let least = i32x4.splat(-1);
  for (let block = 0; block < blocks; block++) {
    let cell0 = 0;
    let cell1 = 0;
    let cell2 = 0;
    let cell3 = 0;
    let steps = STEPS;
    for (let g = 0; g < end; g += 16) {
      const size = v128.load(g, SCALED);
      cell0 += load<u16>(load<u16>(g, DRAWS + 2) + steps);
      cell1 += load<u16>(load<u16>(g, DRAWS + 6) + steps);
      cell2 += load<u16>(load<u16>(g, DRAWS + 10) + steps);
      cell3 += load<u16>(load<u16>(g, DRAWS + 14) + steps);
      const x = scrambled(b, fives, nines);
      const t = i32x4.shl(b, 9);
      c = v128.xor(c, a);
      d = v128.xor(d, b);
      b = v128.xor(b, c);
      a = v128.xor(a, d);
      c = v128.xor(c, t);
      d = turned(d, 11);
      least = i32x4.min_u(least, i32x4.mul(x, size));
      v128.store(g, v128.and(product(x, size, lowHalves), even), DRAWS);
      steps += GROUP_STRIDE;
    }
    countCell(cell0, 0);
    countCell(cell1, 1);
    countCell(cell2, 2);
    countCell(cell3, 3);
  }
  v128.store(STATE, a);
  v128.store(STATE, b, 16);
  v128.store(STATE, c, 32);
  v128.store(STATE, d, 48);
  return least;
}

function countCell(cell: i32, lane: i32): void {
  const counter = (cell << 2) + lane * LANE_STRIDE;
  store<u32>(counter, load<u32>(counter, CELL_COUNTS) + 1, CELL_COUNTS);
}
