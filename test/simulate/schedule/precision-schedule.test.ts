import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHUNK_TRIALS } from '../../../src/simulate/kernels/streams.ts';
import { drive } from '../../../src/simulate/schedule/harness.ts';
import { precisionSchedule } from '../../../src/simulate/schedule/precision-schedule.ts';
import type { Tally } from '../../../src/simulate/tally.ts';
import { anyThreads, fakeCounts, fakeJobs, fakeRollers } from './fake-rollers.ts';

const seed = 'fake';

/** For each job, how many hits of the first cell are enough. */
const anyNeeds = fc.array(fc.nat(6 * CHUNK_TRIALS), { minLength: 1, maxLength: 3 });
const isEnoughFor = (needs: readonly number[]) => (job: number, tally: Tally) =>
  (tally.counts[0] ?? 0) >= (needs[job] ?? 0);

/** The first number of chunks, in chunk order, whose tally is enough. */
function chunksNeeded(job: number, need: number): number {
  let chunks = 1;
  while ((fakeCounts(job, chunks * CHUNK_TRIALS)[0] ?? 0) < need) chunks++;
  return chunks;
}

test('a job ends at the first chunk that makes it precise enough, whatever the order of answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), anyThreads, anyNeeds, async (s, threads, needs) => {
      const jobs = fakeJobs(needs.length);
      const schedule = precisionSchedule(jobs, isEnoughFor(needs));
      const rollers = fakeRollers(s, threads);
      const results = await s.waitFor(drive(schedule, jobs, { seed, rollers }));
      for (const [job, { tally, complete }] of results.entries()) {
        const trials = chunksNeeded(job, needs[job] ?? 0) * CHUNK_TRIALS;
        expect(tally.trials).toBe(trials);
        expect([...tally.counts]).toEqual(fakeCounts(job, trials));
        expect(complete).toBe(true);
      }
    }),
    { numRuns: 120 },
  );
});

test('whether it is enough is asked after every chunk in turn, of the chunks up to it alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), anyThreads, async (s, threads) => {
      const jobs = fakeJobs(1);
      const asked: number[][] = [];
      const schedule = precisionSchedule(jobs, (_, { trials, counts }) => {
        asked.push([...counts]);
        return trials === 7 * CHUNK_TRIALS;
      });
      await s.waitFor(drive(schedule, jobs, { seed, rollers: fakeRollers(s, threads) }));
      expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => fakeCounts(0, n * CHUNK_TRIALS)));
    }),
    { numRuns: 50 },
  );
});

test('the watched event is marked after 1, 2, 4 ... chunks and at the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), anyThreads, async (s, threads) => {
      const jobs = fakeJobs(1);
      const schedule = precisionSchedule(jobs, (_, tally) => tally.trials === 6 * CHUNK_TRIALS);
      const rollers = fakeRollers(s, threads);
      const [result] = await s.waitFor(drive(schedule, jobs, { seed, rollers }));
      const marks = [1, 2, 4, 6].map((chunks) => {
        const trials = chunks * CHUNK_TRIALS;
        return { trials, hits: trials - (fakeCounts(0, trials)[0] ?? 0) };
      });
      expect(result?.marks).toEqual(marks);
    }),
    { numRuns: 30 },
  );
});
