import { resolve } from 'node:path';
import { DiceRoll, type Results } from '@dice-roller/rpg-dice-roller';
import seedrandom from 'seedrandom';
import type { Throw } from '../../src/chance/dice/throw.ts';
import { type KernelName, kernelsNamed } from '../../src/chance/simulate/kernels/kernels.ts';
import { type KernelProgram, prepare } from '../../src/chance/simulate/kernels/program.ts';
import { CHUNK_TRIALS, chunkState } from '../../src/chance/simulate/kernels/streams.ts';
import { simulate } from '../../src/chance/simulate/simulate.ts';
import { nodeMachine } from '../../src/chance/simulate/threads/pool.ts';
import { type Contender, contender } from './measure.ts';
import { SIX_AGAINST_THREE } from './throws.ts';

/** Starts the threads of the built program: the bundle of the benchmark has no code for threads of its own. */
export const MACHINE = nodeMachine(resolve('dist/worker.js'));

/** The simplest possible program, which draws a random number for every die. */
function perDieLoop(name: string, trials: number, random: () => number): Contender {
  return contender(name, trials, (n) => {
    let total = 0;
    for (let trial = 0; trial < n; trial++) {
      let skulls = 0;
      let shields = 0;
      let cancelled = 0;
      for (let die = 0; die < 6; die++) if (random() * 6 < 3) skulls++;
      for (let die = 0; die < 3; die++) {
        const face = Math.floor(random() * 6);
        if (face < 3) cancelled++;
        else if (face < 5) shields++;
      }
      total += Math.max(0, skulls - cancelled) + Math.max(0, skulls - shields);
    }
    return total;
  });
}

export const seedrandomLoop = perDieLoop('per-die loop, seedrandom', 2 ** 20, seedrandom('bench'));
export const mathRandomLoop = perDieLoop('per-die loop, Math.random', 2 ** 22, () => Math.random());

/** A dice library with its own notation. Six-sided dice stand for combat dice: 4 to 6 are skulls, 2 and 3 shields. */
export const diceLibrary = contender('npm rpg-dice-roller', 2 ** 12, (n) => {
  let total = 0;
  for (let trial = 0; trial < n; trial++) {
    const skulls = new DiceRoll('6d6>3').total;
    const [defense] = new DiceRoll('3d6').rolls as Results.RollResults[];
    const faces = defense?.rolls.map(({ value }) => value) ?? [];
    const cancelled = faces.filter((face) => face > 3).length;
    const shields = faces.filter((face) => face === 2 || face === 3).length;
    total += Math.max(0, skulls - cancelled) + Math.max(0, skulls - shields);
  }
  return total;
});

/** A kernel on one thread. Its states are computed in advance, as for the native kernel. */
export function kernelAlone(
  name: KernelName,
  label: string = name,
  thrown: Throw = SIX_AGAINST_THREE,
  trials = 2 ** 27,
): Contender {
  const program = prepare(thrown);
  const { roll } = kernelsNamed(name);
  const states = someStates(trials / CHUNK_TRIALS);
  return contender(label, trials, () => {
    const counts = new Uint32Array(program.cells);
    for (const state of states) roll(program, state.slice(), CHUNK_TRIALS, counts);
    return counts[0] ?? 0;
  });
}

export function someStates(chunks: number): Uint32Array[] {
  return Array.from({ length: chunks }, (_, chunk) => chunkState('bench', chunk));
}

/** A whole run, from starting the threads to the last tally. */
export function wholeRun(label: string, threads: number, trials: number): Contender {
  return contender(label, trials, async () => {
    const jobs = [{ program: prepare(SIX_AGAINST_THREE), watched: [] }];
    const [result] = await simulate(jobs, { trials }, { machine: MACHINE, seed: 'bench', threads });
    return result?.tally.counts[0] ?? 0;
  });
}

/** Many jobs in one run, as in a sweep. */
export function manyJobs(
  label: string,
  programs: readonly KernelProgram[],
  trials: number,
  threads: number,
): Contender {
  return contender(label, programs.length * trials, async () => {
    const jobs = programs.map((program) => ({ program, watched: [] }));
    const results = await simulate(jobs, { trials }, { machine: MACHINE, seed: 'bench', threads });
    return results.length;
  });
}
