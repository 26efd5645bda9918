import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_CHUNKS } from '../../../src/simulate/kernels/roll-batch.ts';
import { CHUNK_TRIALS } from '../../../src/simulate/kernels/streams.ts';
import { drive } from '../../../src/simulate/schedule/harness.ts';
import { trialsSchedule } from '../../../src/simulate/schedule/trials-schedule.ts';
import { anyThreads, anyTrials, fakeCounts, fakeJobs, fakeRollers } from './fake-rollers.ts';

const anyJobs = fc.integer({ min: 1, max: 3 });
const seed = 'fake';

test('threads, delays and order of answers leave every tally as it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), anyThreads, anyTrials, anyJobs, async (s, threads, n, k) => {
      const jobs = fakeJobs(k);
      const rollers = fakeRollers(s, threads);
      const schedule = trialsSchedule(jobs, n, { threads });
      const results = await s.waitFor(drive(schedule, jobs, { seed, rollers }));
      expect(results.map(({ tally }) => [...tally.counts])).toEqual(
        jobs.map((_, job) => fakeCounts(job, n)),
      );
      expect(results.map(({ tally, complete }) => [tally.trials, complete])).toEqual(
        jobs.map(() => [n, true]),
      );
    }),
    { numRuns: 150 },
  );
});

test('the watched event is marked after 1, 2, 4 ... chunks and at the end, in any order of answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), anyThreads, anyTrials, async (s, threads, n) => {
      const jobs = fakeJobs(2);
      const schedule = trialsSchedule(jobs, n, { threads });
      const rollers = fakeRollers(s, threads);
      const results = await s.waitFor(drive(schedule, jobs, { seed, rollers }));
      const ends = [1, 2, 4, 8, 16, 32, 64].map((chunks) => chunks * CHUNK_TRIALS);
      const expected = [...ends.filter((end) => end < n), n];
      for (const [job, { marks }] of results.entries()) {
        const hits = (trials: number) => {
          const [, second = 0, third = 0] = fakeCounts(job, trials);
          return second + third;
        };
        expect(marks).toEqual(expected.map((trials) => ({ trials, hits: hits(trials) })));
      }
    }),
    { numRuns: 100 },
  );
});

test('the shares of a schedule are every chunk of every job once, in order, never too many at once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), anyThreads, anyJobs, (chunks, threads, k) => {
      const trials = chunks * CHUNK_TRIALS - 17;
      const schedule = trialsSchedule(fakeJobs(k), trials, { threads });
      const handed: [number, number][] = [];
      for (let share = schedule.next(); share; share = schedule.next()) {
        expect(share.chunks).toBeLessThanOrEqual(MOST_CHUNKS);
        const isLast = share.firstChunk + share.chunks === chunks;
        expect(share.trials).toBe(share.chunks * CHUNK_TRIALS - (isLast ? 17 : 0));
        for (let i = 0; i < share.chunks; i++) handed.push([share.job, share.firstChunk + i]);
      }
      const all = fakeJobs(k).flatMap((_, job) =>
        Array.from({ length: chunks }, (_, chunk) => [job, chunk]),
      );
      expect(handed).toEqual(all);
      expect(schedule.next()).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

test('progress counts the trials of all jobs, up to all that were asked for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), anyThreads, anyTrials, anyJobs, async (s, threads, n, k) => {
      const jobs = fakeJobs(k);
      const seen: { done: number; total?: number }[] = [];
      const onProgress = (now: { done: number; total?: number }) => void seen.push(now);
      const options = { seed, rollers: fakeRollers(s, threads), onProgress };
      await s.waitFor(drive(trialsSchedule(jobs, n, { threads }), jobs, options));
      const done = seen.map((now) => now.done);
      expect(done).toEqual(done.toSorted((a, b) => a - b));
      expect(seen.at(-1)).toMatchObject({ done: n * k, total: n * k });
    }),
    { numRuns: 50 },
  );
});
