import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHUNK_TRIALS } from '../../../../src/chance/simulate/kernels/streams.ts';
import type { Tally } from '../../../../src/chance/simulate/kernels/tally.ts';
import { drive } from '../../../../src/chance/simulate/schedule/harness.ts';
import { precisionSchedule } from '../../../../src/chance/simulate/schedule/precision-schedule.ts';
import { anyThreads, fakeCounts, fakeJobs, fakeRollers } from './fake-rollers.ts';

const seed = 'fake';

/** For each job, how many hits of the first cell are enough. */
const anyNeeds = fc.array(fc.nat(6 * CHUNK_TRIALS), { minLength: 1, maxLength: 3 });
const isEnoughFor = (needs: readonly number[]) => (job: number, tally: Tally) =>
  (tally.counts[0] ?? 0) >= (needs[job] ?? 0);

/** The first number of chunks, in order, whose tally is sufficient. */
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

describe('a schedule, step by step,', () => {
  const [C, nothing] = [CHUNK_TRIALS, { chunks: [], counts: [], hits: [] }];
  const share = (job: number, firstChunk: number) => ({ job, firstChunk, chunks: 1, trials: C });
  const counts = Uint32Array.of(C - 3, 1, 2);
  /** Until a number of chunks of each job. */
  const until = (...chunks: number[]) => ({
    jobs: fakeJobs(chunks.length),
    isEnough: (job: number, { trials }: Tally) => trials >= (chunks[job] ?? 0) * C,
  });

  test('hands out chunk after chunk of a job, and the next job when that one is precise enough', () => {
    const { jobs, isEnough } = until(2, 1);
    const schedule = precisionSchedule(jobs, isEnough);
    const handed = [schedule.next(), schedule.next(), schedule.next()];
    expect(handed).toEqual([share(0, 0), share(0, 1), share(0, 2)]);
    expect(schedule.take(share(0, 0), counts)).toBeUndefined();
    expect(schedule.take(share(0, 1), counts)).toMatchObject({
      complete: true,
      tally: { trials: 2 * C, counts: Float64Array.of(2 * C - 6, 2, 4) },
    });
    expect(schedule.next()).toEqual(share(1, 0));
    schedule.take(share(1, 0), counts);
    expect(schedule.next()).toBeUndefined();
  });

  test('takes in what comes early when its turn has come, and throws away what comes after the end', () => {
    const { jobs, isEnough } = until(2);
    const schedule = precisionSchedule(jobs, isEnough);
    expect(schedule.take(share(0, 1), counts)).toBeUndefined();
    expect(schedule.rolled()).toEqual([nothing]);
    expect(schedule.progress()).toEqual({ done: 0, before: 0 });
    schedule.take(share(0, 2), counts);
    const ended = schedule.take(share(0, 0), counts);
    expect(ended).toMatchObject({ complete: true, tally: { trials: 2 * C } });
    expect(schedule.take(share(0, 3), counts)).toBeUndefined();
    expect(schedule.rolled()).toMatchObject([{ chunks: [[0, 2]], hits: [3, 3] }]);
    expect(schedule.results()).toEqual([ended]);
  });

  test('says how much was rolled, and how the watched event goes, if any is watched', () => {
    const { jobs, isEnough } = until(3);
    const schedule = precisionSchedule(jobs, isEnough);
    schedule.take(share(0, 0), counts);
    schedule.take(share(0, 1), counts);
    expect(schedule.progress()).toEqual({
      done: 2 * C,
      before: 0,
      latest: { trials: 2 * C, hits: 6 },
    });
    const unwatched = jobs.map(({ program }) => ({ program }));
    const other = precisionSchedule(unwatched, isEnough);
    other.take(share(0, 0), counts);
    expect(other.progress()).toEqual({ done: C, before: 0 });
  });

  test('is not asked whether nothing at all is enough', () => {
    const schedule = precisionSchedule(fakeJobs(1), () => true);
    expect(schedule.next()).toEqual(share(0, 0));
    expect(schedule.results()).toMatchObject([{ complete: false, tally: { trials: 0 } }]);
  });

  test('goes on from the first chunks of each job, which may be enough', () => {
    const { jobs, isEnough } = until(1, 3, 1);
    const rolled = (chunks: number) => ({
      chunks: [[0, chunks]] as const,
      counts: [chunks * C, 0, 0],
      hits: [],
    });
    const schedule = precisionSchedule(jobs, isEnough, [rolled(1), rolled(2)]);
    expect(schedule.progress()).toEqual({ done: 3 * C, before: 3 * C });
    expect(schedule.next()).toEqual(share(1, 2));
    expect(schedule.take(share(1, 2), counts)).toMatchObject({ tally: { trials: 3 * C } });
    expect(schedule.progress()).toMatchObject({ done: 4 * C, before: 3 * C });
    expect(schedule.next()).toEqual(share(2, 0));
    expect(schedule.results().map(({ complete }) => complete)).toEqual([true, true, false]);
  });
});
