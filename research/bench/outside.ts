import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Group } from '../../src/chance/dice/groups.ts';
import { kernelsNamed } from '../../src/chance/simulate/kernels/kernels.ts';
import { countLeftOver, leftOverOfOne } from '../../src/chance/simulate/kernels/left-over.ts';
import { prepare } from '../../src/chance/simulate/kernels/program.ts';
import { CHUNK_TRIALS, LANES } from '../../src/chance/simulate/kernels/streams.ts';
import {
  aliasTableOf,
  entriesOf,
  hasEntries,
  LEFT_OVER,
} from '../../src/chance/simulate/kernels/tables.ts';
import { someStates } from './contenders.ts';
import type { Contender } from './measure.ts';
import { SIX_AGAINST_THREE } from './throws.ts';

/** A contender that is not written in JavaScript, or the reason why it is skipped. */
export type Outside = Contender | { readonly skipped: string };

/** A NumPy program, which measures its own time. */
export function numpy(): Outside {
  const program = 'research/bench/vectorised.py';
  const found = spawnSync('python3', ['-c', 'import numpy; print(numpy.__version__)']);
  if (found.status !== 0) return { skipped: 'NumPy: no python3 with numpy was found' };
  return {
    name: `NumPy ${found.stdout.toString().trim()}, vectorised`,
    trials: 2 ** 21,
    time: (trials) => Number(execFileSync('python3', [program, String(trials)])),
  };
}

/**
 * The native kernel in `native/kernel.c`, which measures its own time. Its counts must be exactly the same as those of
 * the WebAssembly kernel. Left-over draws are handled here.
 */
export function nativeKernel(label = '', thrown = SIX_AGAINST_THREE): Outside {
  const compiler = 'gcc';
  const folder = mkdtempSync(join(tmpdir(), 'knockback-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  const binary = join(folder, 'kernel');
  const built = spawnSync(compiler, [
    ...['-O3', '-march=native', '-o', binary],
    'research/bench/native/kernel.c',
  ]);
  if (built.status !== 0)
    return { skipped: `native C: ${compiler} was not found, or compiles it not` };

  const program = prepare(thrown);
  const states = someStates(128);
  const input = Uint32Array.from([
    ...tableWords(program.groups[0] as Group),
    ...[program.cells, states.length],
    ...states.flatMap((state) => [...state.subarray(0, 4 * LANES)]),
  ]);
  const expected = new Uint32Array(program.cells);
  for (const state of states) kernelsNamed().roll(program, state.slice(), CHUNK_TRIALS, expected);
  return {
    name: `native C, gcc -O3 -march=native${label}`,
    trials: states.length * CHUNK_TRIALS,
    time() {
      const lines = execFileSync(binary, { input: new Uint8Array(input.buffer) }).toString();
      const [seconds, ...rest] = lines.trim().split('\n').map(Number);
      const counts = Uint32Array.from(rest.slice(0, program.cells));
      for (const [chunk, leftOver] of rest.slice(program.cells).entries()) {
        const state = states[chunk] as Uint32Array;
        countLeftOver(program, leftOverOfOne(leftOver), state.slice(), counts);
      }
      if (counts.join() !== expected.join()) throw new Error('the native tally is another');
      return seconds ?? Number.NaN;
    },
  };
}

/**
 * A group's table as words: either 0, the number of entries and the entries themselves, or the bits, lasts and steps of
 * an alias table.
 */
function tableWords(group: Group): number[] {
  if (hasEntries(group)) return [0, group.rolls, ...entriesOf(group)];
  const { bits, lasts, steps } = aliasTableOf(group);
  return [bits, ...lasts, ...steps.map((step) => (step === LEFT_OVER ? 0 : step))];
}
