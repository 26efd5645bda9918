/* The kernel's memory layout: addresses in bytes. A "vector" is 16 bytes: four 32-bit words, one per lane. */

export const MOST_GROUPS: i32 = 16;

/** 16 words of state: word w of lane l at index 4 w + l. */
export const STATE: i32 = 0;
/** The state at the beginning of the current stretch. */
export const BEGINNING: i32 = 64;
/** A mask for the low half of each word. */
export const LOW_HALVES: i32 = 128;
/** Vectors of 5 and of 9, the factors in xoshiro128**. */
export const FIVES: i32 = 144;
export const NINES: i32 = 160;

/** For a table of entries: vectors of its size, its scaled size, and its threshold. */
export const SIZE: i32 = 176;
export const SCALED: i32 = 192;
export const THRESHOLD: i32 = 208;

/** For each group: a word with the number of bits by which a value is shifted to get the address of its column, */
export const SHIFTS: i32 = 256;
/** vectors with masks for the address of a column, */
export const COLUMNS: i32 = 512;
/** and vectors of the lowest left-over value. */
export const LEFT_OVER: i32 = 768;

/**
 * The last draws, as scaled addresses of entries or columns. There is one vector for each group; for a single group,
 * one vector for each of two blocks.
 */
export const DRAWS: i32 = 1024;
/** The values of these draws; for a single group, 64 bits each, with `ONE_DRAW` as the high half. */
export const VALUES: i32 = 2048;

/** For entries: one byte for each index. Scaled, there are 2^13 to 2^15 indices. */
export const ENTRY_COUNTS: i32 = 0x1_0000;
/** What each entry adds to the cell: 16 bits per entry. */
export const ENTRY_STEPS: i32 = 0x2_0000;
/** For one group: the columns, 64 bits each: the last value of the first step, and the counter. */
export const RECORDS: i32 = 0x3_0000;

/**
 * For several groups: the blocks with a left-over draw. Each has the block's number and, from byte 16 on, the values of
 * each group.
 */
export const NOTED: i32 = 0x4_0000;
export const NOTED_STRIDE: i32 = 272;
export const MOST_NOTED: i32 = 128;
/**
 * The columns of several groups, 16 bytes each: the last value of the first step, then what the first step and the
 * second step add to the address of the counter.
 */
export const TABLES: i32 = 0x8_0000;
/** The distance between the tables of two groups: 2^13 columns. */
export const GROUP_STRIDE: i32 = 0x2_0000;

/** 32-bit counters, one per cell. */
export const CELL_COUNTS: i32 = 0x28_0000;
export const MOST_CELLS: i32 = 0x4_0000;
