/*
 * The kernel's memory: where things stand, in bytes. A "vector" is 16 bytes: four 32-bit words, one a
 * lane.
 */

export const MOST_GROUPS: i32 = 16;

/** 16 words of state: word w of lane l at index 4 w + l. */
export const STATE: i32 = 0;
/** The state with which the stretch under way began. */
export const BEGINNING: i32 = 64;
/** A vector that keeps the low half of each word. */
export const LOW_HALVES: i32 = 128;
/** Vectors of 5 and of 9, by which xoshiro128** multiplies. */
export const FIVES: i32 = 144;
export const NINES: i32 = 160;

/** A table of entries: vectors of its size, of that times its scale, and of its threshold. */
export const SIZE: i32 = 176;
export const SCALED: i32 = 192;
export const THRESHOLD: i32 = 208;

/** For each group: how far a value is shifted to bring its column's number to its place; a word; */
export const SHIFTS: i32 = 256;
/** vectors that keep the place of a column, */
export const COLUMNS: i32 = 512;
/** and of the least value that is left over. */
export const LEFT_OVER: i32 = 768;

/** The last draws, a vector for each group or for each of two blocks: where to look, scaled. */
export const DRAWS: i32 = 1024;
/** The values of these draws; where there is one group 64 bits each, with what counts them. */
export const VALUES: i32 = 2048;

/** Entries: a byte an index. Scaled, there are from 2^13 to 2^15 of them. */
export const ENTRY_COUNTS: i32 = 0x1_0000;
/** What each entry adds to the cell: 16 bits an entry. */
export const ENTRY_STEPS: i32 = 0x2_0000;
/** One group: the columns, 64 bits each: the last value of the first step, and the counter. */
export const RECORDS: i32 = 0x3_0000;

/** Several groups: blocks with a draw left over: the number, and from 16 on the values of each group. */
export const NOTED: i32 = 0x4_0000;
export const NOTED_STRIDE: i32 = 272;
export const MOST_NOTED: i32 = 128;
/**
 * The columns of several groups, 16 bytes each: the last value of the first step, then what the first
 * step adds to the place of the counter, and the second.
 */
export const TABLES: i32 = 0x8_0000;
/** From group to group: 2^13 columns. */
export const GROUP_STRIDE: i32 = 0x2_0000;

/** 32-bit counters, one a cell. */
export const CELL_COUNTS: i32 = 0x28_0000;
export const MOST_CELLS: i32 = 0x4_0000;
