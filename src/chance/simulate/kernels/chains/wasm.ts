/* The host side of the WebAssembly kernel for chains: it lays out the memory and calls the kernel. */

import moduleBytes from '#built/chain.wasm';
import type { ChainKernel } from '../kernel.ts';
import { LANES } from '../streams.ts';
import { LEFT_OVER } from '../tables.ts';
import { ADDED_WORDS, type ChainProgram, type CountedView } from './program.ts';
import { chainTablesOf, drawStepAgain } from './tables.ts';
import { playTypescript } from './typescript.ts';

/** The sizes of a column, a step and a view in bytes. */
const COLUMN = 16;
const STEP = 32;
const VIEW = 64;

/**
 * The kernel for chains in WebAssembly. It lays out the memory for `../wasm/chain.ts`. If a program does not fit into
 * memory, the TypeScript kernel plays instead.
 */
export const playWasm: ChainKernel = (program, state, fights, counts) => {
  const instance = instanceWith(program);
  if (!instance) {
    playTypescript(program, state, fights, counts);
    return;
  }
  const { exports, loaded } = instance;
  const words = new Uint32Array(exports.memory.buffer);
  words.set(state.subarray(0, 4 * LANES), exports.STATE.value / 4);
  for (let lane = 0; lane < LANES; lane++) {
    words[exports.FIGHTS_LEFT.value / 4 + lane] = Math.ceil(Math.max(0, fights - lane) / LANES);
  }
  instance.again = (place, lane) =>
    loaded.steps + STEP * drawStepAgain(program, loaded.stateAt(place), state, lane);
  exports.play();
  const cellCounts = words.subarray(loaded.counts / 4, loaded.counts / 4 + program.cells);
  for (let cell = 0; cell < counts.length; cell++) {
    counts[cell] = (counts[cell] as number) + (cellCounts[cell] as number);
  }
  cellCounts.fill(0);
};

interface Exports {
  readonly memory: WebAssembly.Memory;
  setUp(start: number, left: number, most: number, ends: number, from: number, to: number): void;
  play(): void;
  readonly STATE: WebAssembly.Global;
  readonly FIGHTS_LEFT: WebAssembly.Global;
  readonly TABLES: WebAssembly.Global;
}

interface Loaded {
  readonly program: ChainProgram;
  /** The addresses of the steps and of the counters. */
  readonly steps: number;
  readonly counts: number;
  /** The number of the state with this place. */
  stateAt(place: number): number;
}

interface Instance {
  readonly exports: Exports;
  again(place: number, lane: number): number;
  loaded?: Loaded;
}

/** Each thread has one instance, made on first use. */
let kernel: Instance | undefined;

/** @returns undefined if the program does not fit into memory */
function instanceWith(program: ChainProgram): (Instance & { readonly loaded: Loaded }) | undefined {
  try {
    kernel ??= instantiate();
    const loaded =
      kernel.loaded?.program === program ? kernel.loaded : load(kernel.exports, program);
    return Object.assign(kernel, { loaded });
  } catch (error) {
    // WebAssembly throws a RangeError when there is no more memory.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function instantiate(): Instance {
  const made: Partial<Instance> & { again: Instance['again'] } = { again: () => 0 };
  const chain = { again: (place: number, lane: number) => made.again(place, lane) };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes), { chain });
  return Object.assign(made, { exports: exports as unknown as Exports });
}

/** Lays out the states, the steps (including one for left-over draws), the views and the counters. */
function load(exports: Exports, program: ChainProgram): Loaded {
  const { cells, ends, next, adds, start, mostSteps, views } = program;
  const { columns, bits, lasts, steps } = chainTablesOf(program);
  const columnAt = (column: number) => exports.TABLES.value + COLUMN * column;
  const places = Uint32Array.from(bits, (one, s) => columnAt(columns[s] as number) + 28 - one);
  const stepsAt = columnAt(lasts.length);
  const stepAt = (step: number) => stepsAt + STEP * step;
  const leftOver = next.length;
  const viewsAt = stepAt(leftOver + 1);
  const countsAt = viewsAt + VIEW * views.length;
  reserve(exports.memory, countsAt + 4 * cells);
  const words = new Uint32Array(exports.memory.buffer);
  words.fill(0, exports.TABLES.value / 4, countsAt / 4 + cells);
  for (let column = 0; column < lasts.length; column++) {
    const at = columnAt(column) / 4;
    const second = steps[2 * column + 1] as number;
    words[at] = lasts[column] as number;
    words[at + 1] = stepAt(steps[2 * column] as number);
    words[at + 2] = stepAt(second === LEFT_OVER ? leftOver : second);
  }
  for (let step = 0; step < next.length; step++) {
    const at = stepAt(step) / 4;
    const to = next[step] as number;
    const ends = to < 0;
    words[at] = places[ends ? start : to] as number;
    words[at + 1] = ends ? 0 : -1;
    words[at + 2] = ends ? -1 - to : 0;
    words[at + 3] = ends ? 32 : 0;
    for (let i = 0; i < ADDED_WORDS; i++)
      words[at + 4 + i] = adds[ADDED_WORDS * step + i] as number;
  }
  for (const [i, view] of views.entries()) {
    loadView(view, words.subarray((viewsAt + VIEW * i) / 4), countsAt);
  }
  exports.setUp(places[start] as number, stepAt(leftOver), mostSteps, ends, viewsAt, countsAt);
  const stateAt = (place: number) => places.indexOf(place);
  return { program, steps: stepsAt, counts: countsAt, stateAt };
}

function loadView(
  { counters, caps, first, perEnd }: CountedView,
  words: Uint32Array,
  countsAt: number,
): void {
  let stride = 1;
  for (const [i, counter] of counters.entries()) {
    const cap = caps[i] as number;
    const word = counter >> 1;
    words[word] = (words[word] as number) + cap * 2 ** (16 * (counter & 1));
    words[4 + counter] = 4 * stride;
    stride *= cap + 1;
  }
  words[12] = countsAt + 4 * first;
  words[13] = 4 * perEnd;
}

/** Grows the memory to at least this many bytes. */
function reserve(memory: WebAssembly.Memory, bytes: number): void {
  const page = 2 ** 16;
  const missing = Math.ceil(bytes / page) - memory.buffer.byteLength / page;
  if (missing > 0) memory.grow(missing);
}
