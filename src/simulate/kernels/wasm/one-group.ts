import { product, scrambled, turned } from './draw';
import {
  CELL_COUNTS,
  DRAWS,
  ENTRY_COUNTS,
  FIVES,
  LOW_HALVES,
  NINES,
  SCALED,
  STATE,
  STEPS,
} from './layout';

/**
 * Rolls blocks of a Throw of one group, two at a time, and counts their entries. Each round counts
 * what the one before has drawn: the processor then counts and draws side by side, and no look-up
 * waits for the draw just made.
 *
 * @returns the least low half of a product, lane by lane
 */
export function drawOneGroup(blocks: i32): v128 {
  // Vectors that do not change are loaded, since constants would be made anew in every round.
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

/**
 * Adds the entries' counts up by cell and clears them. A byte that overflowed has lost 256 trials;
 * that shows in the sum.
 */
export function addUpEntries(trials: i32, scale: i32): bool {
  const indices = load<i32>(SCALED);
  let sum = 0;
  for (let index = 0; index < indices; index++) {
    const times: i32 = load<u8>(index, ENTRY_COUNTS);
    const counter = (<i32>load<u16>((index >> scale) << 1, STEPS)) << 2;
    store<u32>(counter, load<u32>(counter, CELL_COUNTS) + times, CELL_COUNTS);
    sum += times;
  }
  memory.fill(ENTRY_COUNTS, 0, indices);
  return sum === trials;
}
