/* The host side of the WebAssembly kernel for Throws: it lays out the memory and calls the kernel. */

import moduleBytes from '#built/kernel.wasm';
import type { Group } from '../../dice/groups.ts';
import type { Kernel } from './kernel.ts';
import { countLeftOver, type LeftOver, leftOverOfOne } from './left-over.ts';
import type { ThrowProgram } from './program.ts';
import { LANES } from './streams.ts';
import {
  type AliasTable,
  aliasTableOf,
  entriesOf,
  hasEntries,
  LEFT_OVER,
  stepOf,
} from './tables.ts';
import { rollLanes, rollTypescript } from './typescript.ts';

let runs: boolean | undefined;

/** Whether this thread supports WebAssembly with 128-bit registers and has enough memory for the kernel. */
export function wasmRuns(): boolean {
  runs ??= starts();
  return runs;
}

function starts(): boolean {
  if (typeof WebAssembly !== 'object' || !WebAssembly.validate(moduleBytes)) return false;
  try {
    kernel ??= instantiate();
    return true;
  } catch {
    return false;
  }
}

/**
 * The kernel in WebAssembly. It lays out the memory for `wasm/kernel.ts`. The last few trials, and programs that do not
 * fit into memory, are rolled by the TypeScript kernel.
 */
export const rollWasm: Kernel = (program, state, trials, counts) => {
  kernel ??= instantiate();
  const { view, at } = kernel;
  const { rollPairs } = load(kernel, program);
  view.words.set(state.subarray(0, 4 * LANES), at.STATE / 4);
  const pairs = Math.floor(trials / (2 * LANES));
  const leftOver = rollPairs(pairs, counts);
  if (!leftOver) {
    rollTypescript(program, state, trials, counts);
    return;
  }
  state.set(view.words.subarray(at.STATE / 4, at.STATE / 4 + 4 * LANES));
  const rolled = 2 * LANES * pairs;
  const last = rollLanes(program, state, rolled, trials - rolled, counts);
  countLeftOver(program, [...leftOver, ...last], state, counts);
};

/**
 * Rolls pairs of blocks, counts the trials without a left-over draw, and returns the others. Returns undefined if
 * nothing was counted because there was not enough memory.
 */
type RollPairs = (pairs: number, counts: Uint32Array) => LeftOver[] | undefined;

/** The addresses and sizes that `wasm/kernel.ts` exports. */
const PLACES = [
  'STATE',
  'LOW_HALVES',
  'FIVES',
  'NINES',
  'SIZE',
  'SCALED',
  'THRESHOLD',
  'ENTRY_STEPS',
  'SHIFTS',
  'COLUMNS',
  'LEFT_OVER',
  'RECORDS',
  'TABLES',
  'GROUP_STRIDE',
  'MOST_GROUPS',
  'NOTED',
  'NOTED_STRIDE',
  'MOST_NOTED',
  'CELL_COUNTS',
  'MOST_CELLS',
] as const;

interface Instance {
  /** The number of blocks must be even. The other parameters are described in `wasm/entries.ts`. */
  rollEntries(blocks: number, suspect: number, scale: number): number;
  rollTable(blocks: number, shift: number): void;
  rollTables(groups: number, blocks: number): number;
  readonly view: { readonly halves: Uint16Array; readonly words: Uint32Array };
  readonly at: Readonly<Record<(typeof PLACES)[number], number>>;
  loaded?: { readonly program: ThrowProgram; readonly rollPairs: RollPairs };
}

/** Each thread has one instance, made on first use. */
let kernel: Instance | undefined;

function instantiate(): Instance {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes));
  const { memory, rollEntries, rollTable, rollTables, ...others } = exports as unknown as {
    memory: WebAssembly.Memory;
  } & Pick<Instance, 'rollEntries' | 'rollTable' | 'rollTables'> &
    Record<string, WebAssembly.Global>;
  const view = { halves: new Uint16Array(memory.buffer), words: new Uint32Array(memory.buffer) };
  const at = Object.fromEntries(
    PLACES.map((place) => [place, Number(others[place]?.value)]),
  ) as Instance['at'];
  fill(view.words, at.LOW_HALVES, 0xffff);
  fill(view.words, at.FIVES, 5);
  fill(view.words, at.NINES, 9);
  return { rollEntries, rollTable, rollTables, view, at };
}

/** Lays out a program, unless it is already in memory. */
function load(instance: Instance, program: ThrowProgram) {
  if (instance.loaded?.program !== program) {
    instance.loaded = { program, rollPairs: loadAnew(instance, program) };
  }
  return instance.loaded;
}

function loadAnew(instance: Instance, { groups, cells }: ThrowProgram): RollPairs {
  const { at } = instance;
  const [group] = groups;
  if (group && groups.length === 1) {
    if (!hasEntries(group)) return loadTable(instance, group);
    if (cells <= 2 ** 16) return loadEntries(instance, group, cells);
  }
  if (groups.length > 1 && groups.length <= at.MOST_GROUPS && cells <= at.MOST_CELLS) {
    return loadTables(instance, groups, cells);
  }
  return () => undefined;
}

function loadEntries(instance: Instance, group: Group, cells: number): RollPairs {
  const { view, at, rollEntries } = instance;
  const size = group.rolls;
  const threshold = 2 ** 32 % size;
  // Scaled to at least 2^13 indices, so that byte counters do not overflow: a counter is hit fewer than 128 times in a
  // chunk. An overflow would need an artificial state, or more trials than a chunk has.
  const scale = Math.max(0, Math.clz32(size - 1) - Math.clz32(2 ** 14 - 1));
  fill(view.words, at.SIZE, size);
  fill(view.words, at.SCALED, size * 2 ** scale);
  fill(view.words, at.THRESHOLD, threshold);
  view.halves.set(entriesOf(group), at.ENTRY_STEPS / 2);
  const cellCounts = view.words.subarray(at.CELL_COUNTS / 4, at.CELL_COUNTS / 4 + cells);
  const suspect = Math.min(2 ** 32 - 1, threshold * 2 ** scale);
  return (pairs, counts) => {
    const leftOver = rollEntries(2 * pairs, suspect, scale);
    if (leftOver >= 0) addTo(counts, cellCounts);
    cellCounts.fill(0);
    return leftOver >= 0 ? leftOverOfOne(leftOver) : undefined;
  };
}

function loadTable(instance: Instance, group: Group): RollPairs {
  const { view, at, rollTable } = instance;
  const { bits, lasts, steps } = aliasTableOf(group);
  const columns = lasts.length;
  fill(view.words, at.COLUMNS, 8 * (columns - 1));
  const records = view.words.subarray(at.RECORDS / 4, at.RECORDS / 4 + 2 * columns);
  // The counters, which are between the values written here, are already 0: they are cleared after each use.
  for (let column = 0; column < columns; column++) records[2 * column] = lasts[column] as number;
  return (pairs, counts) => {
    rollTable(2 * pairs, 32 - bits - 3);
    // A counter's high half counts the draws; its low half decreases by one for each draw of the second step.
    const second = (counter: number) => -counter & 0xffff;
    let sum = 0;
    for (let column = 0; column < columns; column++) {
      const counter = records[2 * column + 1] as number;
      sum += (counter + second(counter)) >>> 16;
    }
    // A counter that overflows loses 2^16 draws. This takes more trials than a chunk has.
    const isWhole = sum === 2 * LANES * pairs;
    let leftOver = 0;
    for (let column = 0; column < columns; column++) {
      const counter = records[2 * column + 1] as number;
      records[2 * column + 1] = 0;
      if (!isWhole) continue;
      const [ofFirst, ofSecond] = [steps[2 * column] as number, steps[2 * column + 1] as number];
      const above = second(counter);
      counts[ofFirst] = (counts[ofFirst] as number) + ((counter + above) >>> 16) - above;
      if (ofSecond === LEFT_OVER) leftOver += above;
      else counts[ofSecond] = (counts[ofSecond] as number) + above;
    }
    return isWhole ? leftOverOfOne(leftOver) : undefined;
  };
}

function loadTables(instance: Instance, groups: readonly Group[], cells: number): RollPairs {
  const { view, at, rollTables } = instance;
  const tables = groups.map((one) => aliasTableOf(one));
  for (const [g, { bits, lasts, steps }] of tables.entries()) {
    view.words[at.SHIFTS / 4 + g] = 32 - bits - 4;
    fill(view.words, at.COLUMNS + 4 * LANES * g, 16 * (lasts.length - 1));
    // If there are no left-over values, draws of the highest value are noted; a later check finds that they have a
    // step.
    const leastLeftOver = steps.at(-1) === LEFT_OVER ? (lasts.at(-1) as number) + 1 : 2 ** 32 - 1;
    fill(view.words, at.LEFT_OVER + 4 * LANES * g, leastLeftOver);
    const place = (at.TABLES + g * at.GROUP_STRIDE) / 4;
    for (let column = 0; column < lasts.length; column++) {
      const [first, second] = [steps[2 * column] as number, steps[2 * column + 1] as number];
      const adds = second === LEFT_OVER ? 0 : second;
      view.words[place + 4 * column] = lasts[column] as number;
      view.words[place + 4 * column + 1] = 4 * first;
      view.words[place + 4 * column + 2] = 4 * adds;
    }
  }
  const cellCounts = view.words.subarray(at.CELL_COUNTS / 4, at.CELL_COUNTS / 4 + cells);
  return (pairs, counts) => {
    const noted = rollTables(groups.length, 2 * pairs);
    if (noted <= at.MOST_NOTED) addTo(counts, cellCounts);
    cellCounts.fill(0);
    if (noted > at.MOST_NOTED) return undefined;
    return Array.from({ length: noted }, (_, note) => {
      const words = view.words.subarray((at.NOTED + note * at.NOTED_STRIDE) / 4);
      return leftOverOfBlock(tables, words[0] as number, words.subarray(4), counts);
    }).flat();
  };
}

/**
 * The trials with a left-over draw in a block. They have already been counted, but without these draws. So this
 * function takes them out of the counts again.
 *
 * @param values for each group, a word for every lane
 */
function leftOverOfBlock(
  tables: readonly AliasTable[],
  block: number,
  values: Uint32Array,
  counts: Uint32Array,
): LeftOver[] {
  return [0, 1, 2, 3].flatMap((lane) => {
    const groups: number[] = [];
    let cell = 0;
    for (const [g, table] of tables.entries()) {
      const step = stepOf(table, values[LANES * g + lane] as number);
      if (step === LEFT_OVER) groups.push(g);
      else cell += step;
    }
    if (groups.length === 0) return [];
    counts[cell] = (counts[cell] as number) - 1;
    return [{ trial: LANES * block + lane, cell, groups }];
  });
}

/** Writes a vector with the same word in every lane. */
function fill(words: Uint32Array, place: number, word: number): void {
  words.fill(word, place / 4, place / 4 + LANES);
}

function addTo(counts: Uint32Array, more: Uint32Array): void {
  for (let cell = 0; cell < counts.length; cell++) {
    counts[cell] = (counts[cell] as number) + (more[cell] as number);
  }
}
