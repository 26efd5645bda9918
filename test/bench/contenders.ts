import seedrandom from 'seedrandom';
import { combatDie } from '../../src/dice/die.ts';
import type { Throw } from '../../src/dice/throw.ts';
import { rollTypescript } from '../../src/simulate/kernel-typescript.ts';
import { prepare } from '../../src/simulate/program.ts';
import { simulate } from '../../src/simulate/simulate.ts';
import { CHUNK_TRIALS, chunkState } from '../../src/simulate/streams.ts';
import type { Contender } from './measure.ts';

/** Hawkgirl's 6 attack dice against Solomon Grundy's 3 defense dice. */
const SIX_AGAINST_THREE: Throw = [
  { name: 'attack', die: combatDie, count: 6, asked: ['skull'] },
  { name: 'defense', die: combatDie, count: 3, asked: ['shield', 'skull'] },
];

/** What one would write first: a random number for every die, from seedrandom's own generator. */
export const perDieLoop: Contender = {
  name: 'per-die loop on seedrandom',
  trials: 2 ** 20,
  roll(trials) {
    const random = seedrandom('bench');
    let total = 0;
    for (let trial = 0; trial < trials; trial++) {
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
  },
};

export const typescriptKernel: Contender = {
  name: 'TypeScript kernel',
  trials: 2 ** 26,
  roll(trials) {
    const program = prepare(SIX_AGAINST_THREE);
    const counts = new Uint32Array(program.cells);
    for (let chunk = 0; chunk * CHUNK_TRIALS < trials; chunk++) {
      rollTypescript(program, chunkState('bench', chunk), CHUNK_TRIALS, counts);
    }
    return counts[0] ?? 0;
  },
};

/** A whole run in worker threads, from starting them to the last tally. */
export function wholeRun(threads: number, trials: number): Contender {
  return {
    name: `whole run, ${threads} ${threads === 1 ? 'thread' : 'threads'}`,
    trials,
    async roll() {
      const jobs = [{ program: prepare(SIX_AGAINST_THREE), watched: [] }];
      const [result] = await simulate(jobs, { trials }, { seed: 'bench', threads });
      return result?.tally.counts[0] ?? 0;
    },
  };
}
