import { count } from './count';
import { product, scrambled, turned } from './draw';
import {
  BEGINNING,
  CAREFUL_DRAWS,
  EVEN,
  FIVES,
  LOW_HALVES,
  NINES,
  SCALED,
  SIZES,
  THRESHOLDS,
} from './layout';

/** Draws the last stretch again and takes back its rejected trials; returns how many they were. */
export function takeBack(groups: i32, blocks: i32): i32 {
  let taken = 0;
  for (let block = 0; block < blocks; block++) {
    const rejected = drawWithCare(groups, BEGINNING);
    if (rejected === 0) continue;
    for (let lane = 0; lane < 4; lane++) {
      if (((rejected >> lane) & 1) === 0) continue;
      count(groups, CAREFUL_DRAWS, lane, -1);
      taken++;
    }
  }
  return taken;
}

/** Draws one block from a state in memory; returns the rejected lanes, a bit each. */
export function drawWithCare(groups: i32, state: i32): i32 {
  const lowHalves = v128.load(LOW_HALVES);
  const fives = v128.load(FIVES);
  const nines = v128.load(NINES);
  const even = v128.load(EVEN);
  let a = v128.load(state);
  let b = v128.load(state, 16);
  let c = v128.load(state, 32);
  let d = v128.load(state, 48);
  let rejected = i32x4.splat(0);
  for (let g = 0; g < groups << 4; g += 16) {
    const x = scrambled(b, fives, nines);
    const t = i32x4.shl(b, 9);
    c = v128.xor(c, a);
    d = v128.xor(d, b);
    b = v128.xor(b, c);
    a = v128.xor(a, d);
    c = v128.xor(c, t);
    d = turned(d, 11);
    const low = i32x4.mul(x, v128.load(g, SIZES));
    rejected = v128.or(rejected, i32x4.lt_u(low, v128.load(g, THRESHOLDS)));
    const drawn = product(x, v128.load(g, SCALED), lowHalves);
    v128.store(g, groups === 1 ? drawn : v128.and(drawn, even), CAREFUL_DRAWS);
  }
  v128.store(state, a);
  v128.store(state, b, 16);
  v128.store(state, c, 32);
  v128.store(state, d, 48);
  return i32x4.bitmask(rejected);
}
