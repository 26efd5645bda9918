/*
 * The kernel in WebAssembly with 128-bit registers, written in AssemblyScript: the twin of
 * `kernel-typescript.ts`. A register holds one word of state of all four lanes, so a block is drawn
 * at once. `kernel-wasm.ts` lays out the memory and calls `roll`.
 *
 * A Throw of one group, which most attacks are, is counted by entry rather than by cell: that spares
 * a look-up for every trial, hardly ever meets the same counter twice in a row, and takes a byte a
 * counter. The entries are added up by cell at the end. Throws of more groups are counted by cell.
 */

export const MOST_GROUPS: i32 = 64;

// Memory, in bytes. A "vector" is 16 bytes: four 32-bit words, one a lane.

/** 16 words of state: word w of lane l at index 4 w + l. */
export const STATE: i32 = 0;
/** The state with which the stretch under way began. */
const BEGINNING: i32 = 64;
/** A vector that keeps the low half of each word. */
export const LOW_HALVES: i32 = 128;
/** A vector that clears the lowest bit of each word's high half. */
export const EVEN: i32 = 144;
/** Vectors of 5 and of 9, by which xoshiro128** multiplies. */
export const FIVES: i32 = 160;
export const NINES: i32 = 176;
/** For each group, `MOST_GROUPS` at most, a vector of its size times its scale: what a draw is multiplied by. */
export const SCALED: i32 = 1024;
/** For each group a vector of its last draw: V = floor(x scaled / 2^16), whose high half is an index. */
const DRAWS: i32 = 2048;
/** The same, of a block drawn with care. */
const CAREFUL_DRAWS: i32 = 3072;
/** For each group vectors of its size and of its threshold. */
export const SIZES: i32 = 4096;
export const THRESHOLDS: i32 = 5120;
/** One group: a byte an index. Scaled, there are from 2^13 to 2^15 of them. */
const ENTRY_COUNTS: i32 = 0x1_0000;
/** 32-bit counters, one a cell, for each lane apart: a counter need not wait for the lane before. */
export const CELL_COUNTS: i32 = 0x2_0000;
/** From lane to lane. A little over 4 * 2^16, or the same cells of all lanes would share a line. */
export const LANE_STRIDE: i32 = 0x4_0440;
/** What each entry adds to the cell: 16 bits an entry, 2^16 bytes a group. */
export const STEPS: i32 = 0x13_0000;
export const GROUP_STRIDE: i32 = 0x1_0000;

/** Vectors drawn, after which rejections are looked for. */
const STRETCH: i32 = 256;

/**
 * Rolls `trials` of a Throw of `groups` groups and leaves their counts in `CELL_COUNTS`.
 *
 * @param suspect a scaled draw is rejected only if the low half of its product is below
 * @param scale   one group: the power of two by which its size was scaled, as an exponent
 * @returns false if a byte overflowed: then the counts are worth nothing
 */
export function roll(groups: i32, trials: i32, suspect: u32, scale: i32): bool {
  const stretch = STRETCH / groups;
  let missing = trials;
  expectDraws(groups);
  while (missing >= 8) {
    const blocks = min(missing >> 2, stretch) & ~1;
    memory.copy(BEGINNING, STATE, 64);
    const least = groups == 1 ? drawOneGroup(blocks) : drawGroups(groups, blocks);
    missing -= blocks << 2;
    // Fewer than one draw in 2^16 looks suspect: counting all and taking back is the quicker way.
    if (v128.any_true(i32x4.lt_u(least, i32x4.splat(suspect)))) missing += takeBack(groups, blocks);
  }
  countDraws(groups);
  while (missing > 0) {
    const rejected = drawWithCare(groups, STATE);
    for (let lane = 0; lane < 4 && missing > 0; lane++) {
      if ((rejected >> lane) & 1) continue;
      count(groups, CAREFUL_DRAWS, lane, 1);
      missing--;
    }
  }
  return groups > 1 || addUpEntries(trials, scale);
}

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

/** xoshiro128** 1.1 (Blackman and Vigna): rotl(b * 5, 7) * 9. Few units shift; others multiply. */
// @ts-ignore: decorator
@inline
function scrambled(b: v128, fives: v128, nines: v128): v128 {
  return i32x4.mul(turned(i32x4.mul(b, fives), 7), nines);
}

// @ts-ignore: decorator
@inline
function turned(x: v128, by: i32): v128 {
  return v128.or(i32x4.shl(x, by), i32x4.shr_u(x, 32 - by));
}

/**
 * floor(x n / 2^16) for n up to 2^16. 32-bit products suffice, of the high half of x and of the low:
 * the 64-bit ones cost two shuffles each.
 */
// @ts-ignore: decorator
@inline
function product(x: v128, n: v128, lowHalves: v128): v128 {
  const high = i32x4.mul(i32x4.shr_u(x, 16), n);
  const low = i32x4.mul(v128.and(x, lowHalves), n);
  return i32x4.add(high, i32x4.shr_u(low, 16));
}

// @ts-ignore: decorator
@inline
function countEntry(index: i32): void {
  store<u8>(index, load<u8>(index, ENTRY_COUNTS) + 1, ENTRY_COUNTS);
}

// @ts-ignore: decorator
@inline
function countCell(cell: i32, lane: i32): void {
  const counter = (cell << 2) + lane * LANE_STRIDE;
  store<u32>(counter, load<u32>(counter, CELL_COUNTS) + 1, CELL_COUNTS);
}

/** The first round counts draws that nobody made: zeros, taken back beforehand. */
function expectDraws(groups: i32): void {
  memory.fill(DRAWS, 0, max(2, groups) << 4);
  addDraws(groups, -1);
}

/** Counts what the last round has drawn. */
function countDraws(groups: i32): void {
  addDraws(groups, 1);
}

function addDraws(groups: i32, by: i32): void {
  for (let lane = 0; lane < 4; lane++) {
    count(groups, DRAWS, lane, by);
    if (groups == 1) count(groups, DRAWS + 16, lane, by);
  }
}

/** Adds to the counter of one lane's draws. */
function count(groups: i32, draws: i32, lane: i32, by: i32): void {
  const ofLane = draws + (lane << 2);
  if (groups == 1) {
    const index: i32 = load<u16>(ofLane, 2);
    store<u8>(index, load<u8>(index, ENTRY_COUNTS) + by, ENTRY_COUNTS);
    return;
  }
  let cell = 0;
  for (let g = 0; g < groups; g++) {
    cell += load<u16>(load<u16>(ofLane + (g << 4), 2) + STEPS + g * GROUP_STRIDE);
  }
  const counter = (cell << 2) + lane * LANE_STRIDE;
  store<u32>(counter, load<u32>(counter, CELL_COUNTS) + by, CELL_COUNTS);
}

/** Draws the last stretch again and takes back its rejected trials; returns how many they were. */
function takeBack(groups: i32, blocks: i32): i32 {
  let taken = 0;
  for (let block = 0; block < blocks; block++) {
    const rejected = drawWithCare(groups, BEGINNING);
    if (rejected == 0) continue;
    for (let lane = 0; lane < 4; lane++) {
      if (((rejected >> lane) & 1) == 0) continue;
      count(groups, CAREFUL_DRAWS, lane, -1);
      taken++;
    }
  }
  return taken;
}

/** Draws one block from a state in memory; returns the rejected lanes, a bit each. */
function drawWithCare(groups: i32, state: i32): i32 {
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
    v128.store(g, groups == 1 ? drawn : v128.and(drawn, even), CAREFUL_DRAWS);
  }
  v128.store(state, a);
  v128.store(state, b, 16);
  v128.store(state, c, 32);
  v128.store(state, d, 48);
  return i32x4.bitmask(rejected);
}

/**
 * Adds the entries' counts up by cell and clears them. A byte that overflowed has lost 256 trials;
 * that shows in the sum.
 */
function addUpEntries(trials: i32, scale: i32): bool {
  const indices = load<i32>(SCALED);
  let sum = 0;
  for (let index = 0; index < indices; index++) {
    const times: i32 = load<u8>(index, ENTRY_COUNTS);
    const counter = <i32>load<u16>((index >> scale) << 1, STEPS) << 2;
    store<u32>(counter, load<u32>(counter, CELL_COUNTS) + times, CELL_COUNTS);
    sum += times;
  }
  memory.fill(ENTRY_COUNTS, 0, indices);
  return sum == trials;
}
