/* Rolls one batch on the calling thread, which may be the main thread or a worker. */

import { atOnce, withRests } from '../../../base/index.ts';
import { gamePlayer } from '../kernels/games.ts';
import { type KernelName, kernelsNamed } from '../kernels/kernels.ts';
import { chunkTrialsOf, type KernelProgram, type RolledProgram } from '../kernels/program.ts';
import { chainState, chunkState } from '../kernels/streams.ts';
import type { Batch } from './roller.ts';

/** The maximum number of chunks in a batch. Even 2^11 chunks could not overflow a 32-bit counter. */
export const MOST_CHUNKS = 64;

/**
 * The maximum number of chunks in a batch for this kind of program. Fights take much longer than attacks, so their
 * batches have fewer chunks. Chunks of battles are so short that a batch has several; otherwise the main thread would
 * have to add up batches too often.
 */
export function mostChunksOf({ kind }: KernelProgram): number {
  return { throw: MOST_CHUNKS, chain: 1, battle: 4 }[kind];
}

/**
 * Rolls or plays a batch on the calling thread.
 *
 * @param rest lets other tasks run while battles are played; if it throws, the work ends there. If it is absent, there
 *   are no pauses
 */
export async function rollOrPlay(
  { program, ...batch }: Batch,
  rest?: () => Promise<void>,
): Promise<Uint32Array> {
  if (program.kind !== 'battle') return rollBatch({ program, ...batch });
  const play = await gamePlayer();
  const counts = new Uint32Array(program.cells);
  const { seed, firstChunk, chunks, lastTrials } = batch;
  const whole = chunkTrialsOf(program);
  for (let i = 0; i < chunks; i++) {
    const games = i === chunks - 1 ? lastTrials : whole;
    const steps = play(program, { seed, firstGame: (firstChunk + i) * whole, games }, counts);
    if (rest) await withRests(steps, rest);
    else atOnce(steps);
  }
  return counts;
}

/** A batch of a program that kernels roll. */
type RolledBatch = Batch & { readonly program: RolledProgram };

/** Rolls a batch on the calling thread. */
export function rollBatch(batch: RolledBatch): Uint32Array {
  const { program, seed, firstChunk, chunks, lastTrials, kernel } = batch;
  const counts = new Uint32Array(program.cells);
  for (let i = 0; i < chunks; i++) {
    const trials = i === chunks - 1 ? lastTrials : chunkTrialsOf(program);
    rollChunk(program, { seed, chunk: firstChunk + i, trials, kernel }, counts);
  }
  return counts;
}

/** The first trials of a chunk. */
interface ChunkOfRun {
  readonly seed: string;
  readonly chunk: number;
  readonly trials: number;
  /** The kernel that rolls (default: the fastest kernel that the machine can run). */
  readonly kernel?: KernelName | undefined;
}

/** @param counts one counter per cell, to which the counts are added */
export function rollChunk(
  program: RolledProgram,
  { seed, chunk, trials, kernel }: ChunkOfRun,
  counts: Uint32Array,
): void {
  const { roll, play } = kernelsNamed(kernel);
  if (program.kind === 'throw') roll(program, chunkState(seed, chunk), trials, counts);
  else play(program, chainState(seed, chunk), trials, counts);
}
