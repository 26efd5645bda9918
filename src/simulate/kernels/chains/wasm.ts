import moduleBytes from '../../../../dist/chain.wasm';
import { LANES } from '../streams.ts';
import { LEFT_OVER } from '../tables.ts';
import type { ChainProgram } from './chain.ts';
import type { ChainKernel } from './kernel.ts';
import { chainTablesOf, drawStepAgain } from './tables.ts';

/** Bytes of a column, and of a step. */
const COLUMN = 16;
const STEP = 32;

/** The kernel for chains in WebAssembly: `../wasm/chain.ts`, of which this lays out the memory. */
export const playWasm: ChainKernel = (program, state, fights, counts) => {
  kernel ??= instantiate();
  const { exports } = kernel;
  const loaded = load(kernel, program);
  const words = new Uint32Array(exports.memory.buffer);
  words.set(state.subarray(0, 4 * LANES), exports.STATE.value / 4);
  for (let lane = 0; lane < LANES; lane++) {
    words[exports.FIGHTS_LEFT.value / 4 + lane] = Math.ceil(Math.max(0, fights - lane) / LANES);
  }
  kernel.again = (at, lane) => {
    const ofState = (at - exports.TABLES.value) / (COLUMN * 2 ** program.bits);
    return loaded.steps + STEP * drawStepAgain(program, ofState, state, lane);
  };
  exports.play(32 - program.bits - 4, COLUMN * (2 ** program.bits - 1));
  const cellCounts = words.subarray(loaded.counts / 4, loaded.counts / 4 + program.cells);
  for (let cell = 0; cell < counts.length; cell++) {
    counts[cell] = (counts[cell] as number) + (cellCounts[cell] as number);
  }
  cellCounts.fill(0);
};

interface Exports {
  readonly memory: WebAssembly.Memory;
  setUp(start: number, left: number, most: number, ends: number, cells: number, at: number): void;
  play(shift: number, places: number): void;
  readonly STATE: WebAssembly.Global;
  readonly FIGHTS_LEFT: WebAssembly.Global;
  readonly CAPS: WebAssembly.Global;
  readonly STRIDES: WebAssembly.Global;
  readonly TABLES: WebAssembly.Global;
}

/** Where the steps and the counters of a program are. */
interface Places {
  readonly steps: number;
  readonly counts: number;
}

interface Instance {
  readonly exports: Exports;
  again(at: number, lane: number): number;
  loaded?: Places & { readonly program: ChainProgram };
}

/** One for each thread, made when first needed. */
let kernel: Instance | undefined;

function instantiate(): Instance {
  const made: Partial<Instance> & { again: Instance['again'] } = { again: () => 0 };
  const chain = { again: (at: number, lane: number) => made.again(at, lane) };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes), { chain });
  return Object.assign(made, { exports: exports as unknown as Exports });
}

/** Lays out a program, unless it is the last one still. */
function load(instance: Instance, program: ChainProgram): Places {
  if (instance.loaded?.program !== program) {
    instance.loaded = { program, ...loadAnew(instance.exports, program) };
  }
  return instance.loaded;
}

/** States; steps, and one that stands for what is left over; counters. */
function loadAnew(exports: Exports, program: ChainProgram): Places {
  const { bits, caps, cells, ends, next, adds, start, mostSteps, offsets } = program;
  const { lasts, steps } = chainTablesOf(program);
  const tableOf = (state: number) => exports.TABLES.value + COLUMN * 2 ** bits * state;
  const stepsAt = tableOf(offsets.length - 1);
  const stepAt = (step: number) => stepsAt + STEP * step;
  const leftOver = next.length;
  const countsAt = stepAt(leftOver + 1);
  reserve(exports.memory, countsAt + 4 * cells);
  const words = new Uint32Array(exports.memory.buffer);
  words.fill(0, countsAt / 4, countsAt / 4 + cells);
  const write = (at: number, ...values: number[]) => words.set(values, at / 4);
  for (let column = 0; column < lasts.length; column++) {
    const [first, second] = [steps[2 * column] as number, steps[2 * column + 1] as number];
    const last = lasts[column] as number;
    const ofSecond = stepAt(second === LEFT_OVER ? leftOver : second);
    write(tableOf(0) + COLUMN * column, last, stepAt(first), ofSecond);
  }
  for (const [step, to] of next.entries()) {
    const added = [adds[2 * step] as number, adds[2 * step + 1] as number];
    if (to < 0) write(stepAt(step), tableOf(start), 16, ...added, 0, 0, -1 - to, 0);
    else write(stepAt(step), tableOf(to), 0, ...added, -1, -1, 0, 0);
  }
  let stride = 1;
  for (const i of [0, 1, 2, 3]) {
    const cap = caps[i] ?? 0;
    write(exports.CAPS.value + 4 * i, cap);
    write(exports.STRIDES.value + 4 * i, stride);
    stride *= cap + 1;
  }
  exports.setUp(tableOf(start), stepAt(leftOver), mostSteps, ends, stride, countsAt);
  return { steps: stepsAt, counts: countsAt };
}

/** Makes sure that the memory has so many bytes. */
function reserve(memory: WebAssembly.Memory, bytes: number): void {
  const page = 2 ** 16;
  const missing = Math.ceil(bytes / page) - memory.buffer.byteLength / page;
  if (missing > 0) memory.grow(missing);
}
