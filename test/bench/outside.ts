import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kernelNamed } from '../../src/simulate/kernels/kernels.ts';
import { prepare } from '../../src/simulate/kernels/program.ts';
import { CHUNK_TRIALS } from '../../src/simulate/kernels/streams.ts';
import { someStates } from './contenders.ts';
import type { Contender } from './measure.ts';
import { SIX_AGAINST_THREE } from './throws.ts';

/** What is not written in JavaScript, or why it is left out. */
export type Outside = Contender | { readonly skipped: string };

/** NumPy, which times itself. */
export function numpy(): Outside {
  const program = 'test/bench/vectorised.py';
  const found = spawnSync('python3', ['-c', 'import numpy; print(numpy.__version__)']);
  if (found.status !== 0) return { skipped: 'NumPy: no python3 with numpy was found' };
  return {
    name: `NumPy ${found.stdout.toString().trim()}, vectorised`,
    trials: 2 ** 21,
    time: (trials) => Number(execFileSync('python3', [program, String(trials)])),
  };
}

/**
 * The native kernel of `native/kernel.c`, which times itself. Its tally must be the WebAssembly
 * kernel's, count for count.
 */
export function nativeKernel(): Outside {
  const compiler = 'gcc';
  const folder = mkdtempSync(join(tmpdir(), 'knockback-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  const binary = join(folder, 'kernel');
  const built = spawnSync(compiler, [
    ...['-O3', '-march=native', '-o', binary],
    'test/bench/native/kernel.c',
  ]);
  if (built.status !== 0)
    return { skipped: `native C: ${compiler} was not found, or compiles it not` };

  const program = prepare(SIX_AGAINST_THREE);
  const states = someStates(128);
  const input = Uint32Array.from([
    ...[program.sizes[0] ?? 0, program.thresholds[0] ?? 0, program.cells, states.length],
    ...program.steps,
    ...states.flatMap((state) => [...state]),
  ]);
  const expected = new Uint32Array(program.cells);
  for (const state of states) kernelNamed()(program, state.slice(), CHUNK_TRIALS, expected);
  return {
    name: 'native C, gcc -O3 -march=native',
    trials: states.length * CHUNK_TRIALS,
    time() {
      const lines = execFileSync(binary, { input: new Uint8Array(input.buffer) }).toString();
      const [seconds, ...counts] = lines.trim().split('\n').map(Number);
      if (counts.join() !== expected.join()) throw new Error('the native tally is another');
      return seconds ?? Number.NaN;
    },
  };
}
