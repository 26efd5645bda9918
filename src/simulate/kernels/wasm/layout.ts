/*
 * The kernel's memory: where things stand, in bytes. A "vector" is 16 bytes: four 32-bit words, one a
 * lane.
 */

export const MOST_GROUPS: i32 = 64;

/** 16 words of state: word w of lane l at index 4 w + l. */
export const STATE: i32 = 0;
/** The state with which the stretch under way began. */
export const BEGINNING: i32 = 64;
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
export const DRAWS: i32 = 2048;
/** The same, of a block drawn with care. */
export const CAREFUL_DRAWS: i32 = 3072;
/** For each group vectors of its size and of its threshold. */
export const SIZES: i32 = 4096;
export const THRESHOLDS: i32 = 5120;
/** One group: a byte an index. Scaled, there are from 2^13 to 2^15 of them. */
export const ENTRY_COUNTS: i32 = 0x1_0000;
/** 32-bit counters, one a cell, for each lane apart: a counter need not wait for the lane before. */
export const CELL_COUNTS: i32 = 0x2_0000;
/** From lane to lane. A little over 4 * 2^16, or the same cells of all lanes would share a line. */
export const LANE_STRIDE: i32 = 0x4_0440;
/** What each entry adds to the cell: 16 bits an entry, 2^16 bytes a group. */
export const STEPS: i32 = 0x13_0000;
export const GROUP_STRIDE: i32 = 0x1_0000;
