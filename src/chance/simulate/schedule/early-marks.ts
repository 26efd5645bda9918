import { stepsOfFight } from '../kernels/chains/length.ts';
import type { KernelName } from '../kernels/kernels.ts';
import { CHUNK_TRIALS } from '../kernels/streams.ts';
import { hitsIn, type Job, type Mark } from './job.ts';
import { rollChunk } from './roll-batch.ts';

/** The maximum number of steps for fights that are played again. This many steps take about a tenth of a second. */
const MOST_STEPS = 2 ** 25;

/**
 * How often the watched event has occurred after 128, 256 … trials, up to half of the first chunk, for the picture that
 * shows convergence. The first trials of the run are rolled again to count this. Fights take much longer than attacks,
 * so they are counted only up to a sixteenth of the chunk, or less if fights are extremely long.
 */
export function earlyMarks(
  { program, watched }: Job,
  seed: string,
  trials: number,
  kernel?: KernelName,
): Mark[] {
  const marks: Mark[] = [];
  // A chunk of battles has fewer trials than this.
  if (!watched || program.kind === 'battle') return marks;
  const end =
    program.kind === 'chain'
      ? Math.min(CHUNK_TRIALS / 8, MOST_STEPS / stepsOfFight(program))
      : CHUNK_TRIALS;
  for (let n = 128; n < Math.min(end, trials); n *= 2) {
    const counts = new Uint32Array(program.cells);
    rollChunk(program, { seed, chunk: 0, trials: n, kernel }, counts);
    marks.push({ trials: n, hits: hitsIn(counts, watched) });
  }
  return marks;
}
