import { type KernelName, kernelNamed } from '../kernels/kernels.ts';
import { CHUNK_TRIALS, chunkState } from '../kernels/streams.ts';
import { hitsIn, type Job, type Mark } from './job.ts';

/**
 * The watched event after 128, 256 … trials, up to half the first chunk: the same trials with which
 * a run of this seed begins, rolled again for the picture of convergence.
 */
export function earlyMarks(
  { program, watched }: Job,
  seed: string,
  trials: number,
  kernel?: KernelName,
): Mark[] {
  const roll = kernelNamed(kernel);
  const marks: Mark[] = [];
  if (!watched) return marks;
  for (let n = 128; n < Math.min(CHUNK_TRIALS, trials); n *= 2) {
    const counts = new Uint32Array(program.cells);
    roll(program, chunkState(seed, 0), n, counts);
    marks.push({ trials: n, hits: hitsIn(counts, watched) });
  }
  return marks;
}
