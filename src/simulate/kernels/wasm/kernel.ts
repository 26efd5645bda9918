/*
 * The kernel in WebAssembly with 128-bit registers, written in AssemblyScript: the twin of
 * `kernel-typescript.ts`. A register holds one word of state of all four lanes, so a block is drawn
 * at once. `kernel-wasm.ts` lays out the memory and calls `roll`.
 *
 * A Throw of one group, which most attacks are, is counted by entry rather than by cell: that spares
 * a look-up for every trial, hardly ever meets the same counter twice in a row, and takes a byte a
 * counter. The entries are added up by cell at the end. Throws of more groups are counted by cell.
 */

import { drawWithCare, takeBack } from './careful';
import { count, countDraws, expectDraws } from './count';
import { BEGINNING, CAREFUL_DRAWS, STATE } from './layout';
import { addUpEntries, drawOneGroup } from './one-group';
import { drawGroups } from './several-groups';

export {
  CELL_COUNTS,
  EVEN,
  FIVES,
  GROUP_STRIDE,
  LANE_STRIDE,
  LOW_HALVES,
  MOST_GROUPS,
  NINES,
  SCALED,
  SIZES,
  STATE,
  STEPS,
  THRESHOLDS,
} from './layout';

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
    const least = groups === 1 ? drawOneGroup(blocks) : drawGroups(groups, blocks);
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
