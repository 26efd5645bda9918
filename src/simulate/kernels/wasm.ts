import moduleBytes from '../../../dist/kernel.wasm';
import type { Kernel } from './kernel.ts';
import type { KernelProgram } from './program.ts';
import { LANES } from './streams.ts';
import { rollTypescript } from './typescript.ts';

let runs: boolean | undefined;

/** Whether this thread runs WebAssembly with 128-bit registers, and has the room for its memory. */
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
 * The kernel in WebAssembly: `wasm/kernel.ts`, of which this lays out the memory.
 *
 * Tallies of more than 2^16 cells leave the caches; memory is the limit there, and the twin in
 * TypeScript is as good.
 */
export const rollWasm: Kernel = (program, state, trials, counts) => {
  kernel ??= instantiate();
  const { roll, view, at } = kernel;
  const groups = program.sizes.length;
  if (groups === 0 || groups > at.MOST_GROUPS || !(program.steps instanceof Uint16Array)) {
    rollTypescript(program, state, trials, counts);
    return;
  }
  const { scale, suspect } = load(kernel, program);
  view.words.set(state, at.STATE / 4);
  const ofLane = (lane: number) => {
    const first = (at.CELL_COUNTS + lane * at.LANE_STRIDE) / 4;
    return view.words.subarray(first, first + program.cells);
  };
  const lanes = Array.from({ length: groups === 1 ? 1 : LANES }, (_, lane) => ofLane(lane));
  if (roll(groups, trials, suspect, scale)) {
    for (const lane of lanes) addTo(counts, lane);
  } else {
    // A table's byte counters are hit less than 128 times each in a chunk: it takes a state made
    // for it, or trials beyond a chunk, for one of them to overflow.
    rollTypescript(program, state, trials, counts);
  }
  for (const lane of lanes) lane.fill(0);
};

/** Numbers that `wasm/kernel.ts` exports. */
const PLACES = [
  'MOST_GROUPS',
  'STATE',
  'LOW_HALVES',
  'EVEN',
  'FIVES',
  'NINES',
  'SCALED',
  'SIZES',
  'THRESHOLDS',
  'CELL_COUNTS',
  'LANE_STRIDE',
  'STEPS',
  'GROUP_STRIDE',
] as const;

interface Instance {
  roll(groups: number, trials: number, suspect: number, scale: number): number;
  readonly view: { readonly halves: Uint16Array; readonly words: Uint32Array };
  readonly at: Readonly<Record<(typeof PLACES)[number], number>>;
  loaded?: { readonly program: KernelProgram; readonly scale: number; readonly suspect: number };
}

/** One for each thread, made when first needed. */
let kernel: Instance | undefined;

function instantiate(): Instance {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes));
  const { memory, roll, ...others } = exports as unknown as {
    memory: WebAssembly.Memory;
    roll: Instance['roll'];
  } & Record<string, WebAssembly.Global>;
  const view = { halves: new Uint16Array(memory.buffer), words: new Uint32Array(memory.buffer) };
  const at = Object.fromEntries(
    PLACES.map((place) => [place, Number(others[place]?.value)]),
  ) as Instance['at'];
  fill(view.words, at.LOW_HALVES, 0xffff);
  fill(view.words, at.EVEN, 0xfffe_ffff);
  fill(view.words, at.FIVES, 5);
  fill(view.words, at.NINES, 9);
  return { roll, view, at };
}

/** Lays out a program, unless it is the last one still. */
function load(instance: Instance, program: KernelProgram) {
  if (instance.loaded?.program === program) return instance.loaded;
  const { view, at } = instance;
  const { sizes, thresholds, offsets, steps } = program;
  const groups = sizes.length;
  // Indices of entries are scaled: with one group to at least 2^13 of them, so that byte counters
  // do not overflow; with several by two, the bytes of a step.
  const size = sizes[0] as number;
  const scale = groups === 1 ? Math.max(0, Math.clz32(size - 1) - Math.clz32(2 ** 14 - 1)) : 1;
  for (let g = 0; g < groups; g++) {
    const vector = (place: number, word: number) => fill(view.words, place + 4 * LANES * g, word);
    const size = sizes[g] as number;
    const offset = offsets[g] as number;
    vector(at.SCALED, size * 2 ** scale);
    vector(at.SIZES, size);
    vector(at.THRESHOLDS, thresholds[g] as number);
    view.halves.set(steps.subarray(offset, offset + size), (at.STEPS + g * at.GROUP_STRIDE) / 2);
  }
  const suspect = Math.min(2 ** 32 - 1, Math.max(...thresholds) * 2 ** scale);
  instance.loaded = { program, scale, suspect };
  return instance.loaded;
}

/** Writes a vector: the same word in every lane. */
function fill(words: Uint32Array, place: number, word: number): void {
  words.fill(word, place / 4, place / 4 + LANES);
}

function addTo(counts: Uint32Array, more: Uint32Array): void {
  for (let cell = 0; cell < counts.length; cell++) {
    counts[cell] = (counts[cell] as number) + (more[cell] as number);
  }
}
