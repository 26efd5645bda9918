import { chainState } from './chains/streams.ts';
import { type KernelName, kernelsNamed } from './kernels.ts';
import type { KernelProgram } from './program.ts';
import { chunkState } from './streams.ts';

/** Trials, or fights, with which a chunk of a run begins. */
export interface ChunkOfRun {
  readonly seed: string;
  readonly chunk: number;
  readonly trials: number;
  /** Left out: the quickest that the machine runs. */
  readonly kernel?: KernelName | undefined;
}

/** @param counts one counter a cell, added to */
export function rollChunk(
  program: KernelProgram,
  { seed, chunk, trials, kernel }: ChunkOfRun,
  counts: Uint32Array,
): void {
  const { roll, play } = kernelsNamed(kernel);
  if (program.kind === 'throw') roll(program, chunkState(seed, chunk), trials, counts);
  else play(program, chainState(seed, chunk), trials, counts);
}
