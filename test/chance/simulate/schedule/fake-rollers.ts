import fc from 'fast-check';
import { CHUNK_TRIALS } from '../../../../src/chance/simulate/kernels/streams.ts';
import type { Job } from '../../../../src/chance/simulate/schedule/job.ts';
import type { Batch, Roller } from '../../../../src/chance/simulate/schedule/roller.ts';
import { programOf } from '../kernels/programs.ts';

/** Jobs of three cells each, of which the second and third are watched. */
export function fakeJobs(count: number): Job[] {
  return Array.from({ length: count }, () => ({
    program: programOf([{ faces: [0, 1, 2] }]),
    watched: [1, 2],
  }));
}

/** Artificial counts for one chunk, which depend only on the job, the chunk and its trials. */
export function fakeChunk(job: number, chunk: number, trials: number): [number, number, number] {
  const mixed = Math.imul((chunk + 1) ^ Math.imul(job + 1, 0x9e3779b1), 0x85ebca6b) >>> 0;
  const first = mixed % (trials + 1);
  const second = (mixed >>> 7) % (trials - first + 1);
  return [first, second, trials - first - second];
}

/** The counts of the first `trials` trials of a job, chunk by chunk. */
export function fakeCounts(job: number, trials: number): number[] {
  const sum = [0, 0, 0];
  for (let chunk = 0; chunk * CHUNK_TRIALS < trials; chunk++) {
    const ofChunk = fakeChunk(job, chunk, Math.min(CHUNK_TRIALS, trials - chunk * CHUNK_TRIALS));
    for (const [cell, count] of ofChunk.entries()) sum[cell] = (sum[cell] ?? 0) + count;
  }
  return sum;
}

export function fakeRoll({ job, firstChunk, chunks, lastTrials }: Batch): Uint32Array {
  const counts = new Uint32Array(3);
  for (let i = 0; i < chunks; i++) {
    const trials = i === chunks - 1 ? lastTrials : CHUNK_TRIALS;
    for (const [cell, count] of fakeChunk(job, firstChunk + i, trials).entries()) {
      counts[cell] = (counts[cell] ?? 0) + count;
    }
  }
  return counts;
}

export interface FakeRoller extends Roller {
  readonly batches: Batch[];
  released: number;
}

/** A roller that answers when the scheduler has it answer: in any order, after any others. */
export function fakeRoller(
  scheduler: fc.Scheduler,
  answer: (batch: Batch) => Uint32Array = fakeRoll,
): FakeRoller {
  const roll = scheduler.scheduleFunction(async (batch: Batch) => answer(batch));
  const roller: FakeRoller = {
    batches: [],
    released: 0,
    roll(batch) {
      roller.batches.push(batch);
      return roll(batch);
    },
    release() {
      roller.released++;
    },
  };
  return roller;
}

export function fakeRollers(scheduler: fc.Scheduler, threads: number): FakeRoller[] {
  return Array.from({ length: threads }, () => fakeRoller(scheduler));
}

export const anyThreads = fc.integer({ min: 1, max: 8 });

/** Numbers of trials near the ends of chunks. */
export const anyTrials = fc
  .tuple(fc.nat(40), fc.oneof(fc.constantFrom(-1, 0, 1), fc.nat(CHUNK_TRIALS)))
  .map(([chunks, more]) => Math.max(1, chunks * CHUNK_TRIALS + more));
