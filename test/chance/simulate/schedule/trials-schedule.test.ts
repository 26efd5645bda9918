import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHUNK_TRIALS } from '../../../../src/chance/simulate/kernels/streams.ts';
import { drive } from '../../../../src/chance/simulate/schedule/harness.ts';
import { MOST_CHUNKS } from '../../../../src/chance/simulate/schedule/roll-batch.ts';
import { NOTHING_ROLLED, type Rolled } from '../../../../src/chance/simulate/schedule/rolled.ts';
import type { Schedule } from '../../../../src/chance/simulate/schedule/schedule.ts';
import { trialsSchedule } from '../../../../src/chance/simulate/schedule/trials-schedule.ts';
import { coinDuelProgram } from '../kernels/chains/chains.ts';
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

test('a schedule assigns every chunk of every job once, in order, and never too many at a time', () => {
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

test('of fights a share is one chunk', () => {
  const fights = { program: coinDuelProgram };
  const schedule = trialsSchedule([...fakeJobs(1), fights], 300 * CHUNK_TRIALS, { threads: 1 });
  const chunks: number[][] = [[], []];
  for (let share = schedule.next(); share; share = schedule.next()) {
    chunks[share.job]?.push(share.chunks);
  }
  expect(chunks[1]).toEqual(new Array(300).fill(1));
  expect(chunks[0]).toContain(MOST_CHUNKS);
});

test('no share crosses a power of two of chunks, or is more than a fourth of what is fair', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), anyThreads, (chunks, threads) => {
      const schedule = trialsSchedule(fakeJobs(1), chunks * CHUNK_TRIALS, { threads });
      let left = chunks;
      for (let share = schedule.next(); share; share = schedule.next()) {
        const last = share.firstChunk + share.chunks - 1;
        expect(Math.floor(Math.log2(share.firstChunk || 0.5))).toBe(
          Math.floor(Math.log2(last || 0.5)),
        );
        expect(share.chunks - 1).toBeLessThan(left / threads / 4);
        left -= share.chunks;
      }
    }),
    { numRuns: 60 },
  );
});

describe('a schedule, step by step,', () => {
  /** Rolls assignments in the order in which they are given, and returns the answers. */
  const answered = (schedule: Schedule, times: number) =>
    Array.from({ length: times }, () => {
      const share = schedule.next();
      if (!share) throw new Error('nothing is left to hand out');
      return schedule.take(share, Uint32Array.of(share.trials - 3, 1, 2));
    });

  test('gives the result of a job with the last of its shares', () => {
    const schedule = trialsSchedule(fakeJobs(2), 2 * CHUNK_TRIALS, { threads: 1 });
    const [first, second, third] = answered(schedule, 3);
    expect([first, third]).toEqual([undefined, undefined]);
    expect(second).toMatchObject({
      complete: true,
      tally: { trials: 2 * CHUNK_TRIALS, counts: Float64Array.of(2 * CHUNK_TRIALS - 6, 2, 4) },
      marks: [
        { trials: CHUNK_TRIALS, hits: 3 },
        { trials: 2 * CHUNK_TRIALS, hits: 6 },
      ],
    });
    expect(schedule.results().map(({ complete }) => complete)).toEqual([true, false]);
    expect(schedule.results()[1]?.marks).toEqual([]);
  });

  test('says how the watched event goes in the job that was rolled last, if any is watched', () => {
    const schedule = trialsSchedule(fakeJobs(2), 2 * CHUNK_TRIALS, { threads: 1 });
    expect(schedule.progress()).not.toHaveProperty('latest');
    const latest = [1, 2, 3].map(() => {
      answered(schedule, 1);
      return schedule.progress().latest;
    });
    expect(latest).toEqual([
      { trials: CHUNK_TRIALS, hits: 3 },
      { trials: 2 * CHUNK_TRIALS, hits: 6 },
      { trials: CHUNK_TRIALS, hits: 3 },
    ]);
    const unwatched = fakeJobs(1).map(({ program }) => ({ program }));
    const other = trialsSchedule(unwatched, CHUNK_TRIALS, { threads: 1 });
    answered(other, 1);
    expect(other.progress()).toEqual({ done: CHUNK_TRIALS, before: 0, total: CHUNK_TRIALS });
  });

  test('of a shard counts its own trials alone', () => {
    const shard = { index: 2, of: 2 };
    const schedule = trialsSchedule(fakeJobs(1), 3 * CHUNK_TRIALS + 7, { threads: 1, shard });
    expect(schedule.progress()).toEqual({ done: 0, before: 0, total: CHUNK_TRIALS + 7 });
    const [, result] = answered(schedule, 2);
    expect(result).toMatchObject({
      complete: true,
      tally: { trials: CHUNK_TRIALS + 7 },
      marks: [],
    });
    expect(schedule.rolled()).toMatchObject([{ chunks: [[2, 4]] }]);
  });

  test('continues from earlier results of each job, and rolls none of them again', () => {
    const from: Rolled[] = [
      { chunks: [[1, 3]], counts: [2 * CHUNK_TRIALS - 5, 2, 3], hits: [0, 1, 4] },
      NOTHING_ROLLED,
    ];
    const schedule = trialsSchedule(fakeJobs(2), 4 * CHUNK_TRIALS, { threads: 9, from });
    expect(schedule.progress()).toEqual({
      done: 2 * CHUNK_TRIALS,
      before: 2 * CHUNK_TRIALS,
      total: 8 * CHUNK_TRIALS,
    });
    const handed = Array.from({ length: 6 }, () => schedule.next());
    expect(handed.map((share) => [share?.job, share?.firstChunk])).toEqual([
      [0, 0],
      [0, 3],
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
    expect(schedule.next()).toBeUndefined();
  });
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
