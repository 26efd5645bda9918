/*
 * The exports of the WebAssembly kernel: the counterpart of `../typescript.ts`, written in AssemblyScript with 128-bit
 * registers. A register holds one word of state for all four lanes, so one operation draws for a whole block. The loops
 * are in `entries.ts`, `table.ts` and `tables.ts`; `../wasm.ts` lays out the memory, calls them, and rolls the last few
 * trials.
 */

export { rollEntries } from './entries';
export {
  CELL_COUNTS,
  COLUMNS,
  ENTRY_STEPS,
  FIVES,
  GROUP_STRIDE,
  LEFT_OVER,
  LOW_HALVES,
  MOST_CELLS,
  MOST_GROUPS,
  MOST_NOTED,
  NINES,
  NOTED,
  NOTED_STRIDE,
  RECORDS,
  SCALED,
  SHIFTS,
  SIZE,
  STATE,
  TABLES,
  THRESHOLD,
} from './layout';
export { rollTable } from './table';
export { rollTables } from './tables';
