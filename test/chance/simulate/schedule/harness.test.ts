import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHUNK_TRIALS } from '../../../../src/chance/simulate/kernels/streams.ts';
import { drive } from '../../../../src/chance/simulate/schedule/harness.ts';
import type { Job } from '../../../../src/chance/simulate/schedule/job.ts';
import { precisionSchedule } from '../../../../src/chance/simulate/schedule/precision-schedule.ts';
import type { Rolled } from '../../../../src/chance/simulate/schedule/rolled.ts';
import type { Roller } from '../../../../src/chance/simulate/schedule/roller.ts';
import type { Schedule } from '../../../../src/chance/simulate/schedule/schedule.ts';
import { trialsSchedule } from '../../../../src/chance/simulate/schedule/trials-schedule.ts';
import {
  anyThreads,
  fakeCounts,
  fakeJobs,
  fakeRoll,
  fakeRoller,
  fakeRollers,
} from './fake-rollers.ts';

const seed = 'fake';
const ASKED = 100 * CHUNK_TRIALS;
type MakeCourse = (jobs: readonly Job[], threads: number) => Schedule;
const courses: [string, MakeCourse][] = [
  ['a schedule of trials', (jobs, threads) => trialsSchedule(jobs, ASKED, { threads })],
  [
    'a schedule of precision',
    (jobs) => precisionSchedule(jobs, (_, tally) => tally.trials === ASKED),
  ],
];

test.each(courses)('%s, aborted, gives what it has: every trial counted once', async (_, make) => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), anyThreads, fc.nat(6), async (s, threads, answers) => {
      const jobs = fakeJobs(2);
      const rollers = fakeRollers(s, threads);
      const controller = new AbortController();
      let left = answers;
      if (left === 0) controller.abort();
      const onProgress = () => {
        left--;
        if (left === 0) controller.abort();
      };
      const options = { seed, rollers, signal: controller.signal, onProgress };
      const results = await s.waitFor(drive(make(jobs, threads), jobs, options));
      for (const { tally, complete } of results) {
        expect([...tally.counts].reduce((a, b) => a + b, 0)).toBe(tally.trials);
        expect(complete).toBe(tally.trials === ASKED);
      }
      const handedOut = rollers.reduce((sum, { batches }) => sum + batches.length, 0);
      // Each roller has at most two batches in progress.
      expect(handedOut).toBeLessThanOrEqual(answers === 0 ? 0 : answers + 2 * threads - 1);
      expect(rollers.map(({ released }) => released)).toEqual(rollers.map(() => 1));
    }),
    { numRuns: 80 },
  );
});

test.each(courses)('%s, asked late, gives what has been rolled by then', async (_, make) => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), anyThreads, async (s, threads) => {
      const jobs = fakeJobs(2);
      const asked: (() => readonly Rolled[])[] = [];
      const onProgress = (_: unknown, rolled: () => readonly Rolled[]) => void asked.push(rolled);
      const options = { seed, rollers: fakeRollers(s, threads), onProgress };
      await s.waitFor(drive(make(jobs, threads), jobs, options));
      const trials = asked[0]?.().map(({ counts }) =>
        Array.from(counts).reduce((a, b) => a + b, 0),
      );
      expect(trials).toEqual([ASKED, ASKED]);
    }),
    { numRuns: 20 },
  );
});

test('an aborted schedule of precision keeps whole chunks from the first on, none left out', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), anyThreads, fc.nat(9), async (s, threads, answers) => {
      const jobs = fakeJobs(1);
      const controller = new AbortController();
      let left = answers;
      const onProgress = () => {
        if (left-- === 0) controller.abort();
      };
      const options = { seed, rollers: fakeRollers(s, threads), signal: controller.signal };
      const schedule = precisionSchedule(jobs, () => false);
      const [result] = await s.waitFor(drive(schedule, jobs, { ...options, onProgress }));
      expect([...(result?.tally.counts ?? [])]).toEqual(fakeCounts(0, result?.tally.trials ?? -1));
      expect(result?.complete).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test.each(courses)('%s rejects with the error of the roller that fails', async (_, make) => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), anyThreads, fc.nat(5), async (s, threads, good) => {
      const jobs = fakeJobs(2);
      let left = good;
      const failing = fakeRoller(s, (batch) => {
        if (left-- === 0) throw new Error('the dice fell off the table');
        return fakeRoll(batch);
      });
      const rollers = [failing, ...fakeRollers(s, threads - 1)];
      const driven = drive(make(jobs, 1), jobs, { seed, rollers });
      const outcome = await s.waitFor(driven.then(String, (error: Error) => error.message));
      const reached = failing.batches.length > good;
      expect(outcome === 'the dice fell off the table').toBe(reached);
      expect(rollers.map(({ released }) => released)).toEqual(rollers.map(() => 1));
    }),
    { numRuns: 60 },
  );
});

test.each(courses)('%s, after a roller has failed, hands out nothing more', async (_, make) => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.nat(5), async (s, good) => {
      const jobs = fakeJobs(2);
      let left = good;
      const failing = fakeRoller(s, (batch) => {
        if (left-- === 0) throw new Error('the dice fell off the table');
        return fakeRoll(batch);
      });
      const rollers = [failing, ...fakeRollers(s, 2)];
      const handedOut = () => rollers.reduce((sum, { batches }) => sum + batches.length, 0);
      const driven = drive(make(jobs, 3), jobs, { seed, rollers });
      await s.waitFor(driven.then(String, String));
      fc.pre(failing.batches.length > good);
      const atFailure = handedOut();
      // Work in progress still arrives, and is the last.
      await s.waitNext(s.count());
      await new Promise((resolve) => setImmediate(resolve));
      expect(handedOut()).toBe(atFailure);
    }),
    { numRuns: 40 },
  );
});

test.each(courses)(
  '%s tells of every job once when it is complete, and of its end',
  async (_, make) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), anyThreads, async (s, threads) => {
        const jobs = fakeJobs(3);
        const told = new Map<number, number[]>();
        let ends = 0;
        const results = await s.waitFor(
          drive(make(jobs, threads), jobs, {
            seed,
            rollers: fakeRollers(s, threads),
            onComplete: (job, { tally, complete }) => {
              expect(told.has(job)).toBe(false);
              expect(complete).toBe(true);
              told.set(job, [...tally.counts]);
            },
            onEnd: () => ends++,
          }),
        );
        expect([0, 1, 2].map((job) => told.get(job))).toEqual(
          results.map(({ tally }) => [...tally.counts]),
        );
        expect(ends).toBe(1);
      }),
      { numRuns: 20 },
    );
  },
);

test('a drive that fails, or that was aborted before it began, has its end told as well', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (s) => {
      const jobs = fakeJobs(1);
      let ends = 0;
      const options = { seed, onEnd: () => ends++ };
      const failing = fakeRoller(s, (batch) => {
        if (batch.firstChunk === 0) throw new Error('the dice fell off the table');
        return fakeRoll(batch);
      });
      const schedule = () => trialsSchedule(jobs, ASKED, { threads: 1 });
      const driven = drive(schedule(), jobs, { ...options, rollers: [failing] });
      await s.waitFor(driven.then(String, String));
      expect(ends).toBe(1);
      const rollers = fakeRollers(s, 1);
      const signal = AbortSignal.abort();
      await s.waitFor(drive(schedule(), jobs, { ...options, rollers, signal }));
      expect(ends).toBe(2);
      expect(rollers[0]?.batches).toEqual([]);
    }),
    { numRuns: 3 },
  );
});

test('each roller has two batches under way: while one travels back, the next is rolled', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), anyThreads, async (s, threads) => {
      const jobs = fakeJobs(1);
      const rollers = fakeRollers(s, threads);
      const driven = drive(trialsSchedule(jobs, ASKED, { threads }), jobs, { seed, rollers });
      expect(rollers.map(({ batches }) => batches.length)).toEqual(rollers.map(() => 2));
      await s.waitFor(driven);
    }),
    { numRuns: 10 },
  );
});

test('each batch carries the kernel that was asked for, and none where the quickest will do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (s) => {
      const jobs = fakeJobs(1);
      const batchesOf = async (options: { kernel?: 'typescript' }) => {
        const roller = fakeRoller(s);
        const schedule = trialsSchedule(jobs, 1, { threads: 1 });
        await s.waitFor(drive(schedule, jobs, { seed, rollers: [roller], ...options }));
        return roller.batches;
      };
      expect(await batchesOf({ kernel: 'typescript' })).toMatchObject([{ kernel: 'typescript' }]);
      expect((await batchesOf({}))[0]).not.toHaveProperty('kernel');
    }),
    { numRuns: 3 },
  );
});

test('a batch of several chunks says how many trials its last has, be that whole or not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (s) => {
      const jobs = fakeJobs(1);
      const roller = fakeRoller(s);
      const schedule = trialsSchedule(jobs, 15 * CHUNK_TRIALS + 5, { threads: 1 });
      await s.waitFor(drive(schedule, jobs, { seed, rollers: [roller] }));
      const last = roller.batches.map(({ firstChunk, chunks, lastTrials }) => [
        firstChunk + chunks,
        lastTrials,
      ]);
      expect(last).toEqual(last.map(([end]) => [end, end === 16 ? 5 : CHUNK_TRIALS]));
      expect(roller.batches.some(({ chunks }) => chunks > 1)).toBe(true);
    }),
    { numRuns: 3 },
  );
});

test('each batch carries the seed, its program and the trials of its last chunk', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (s) => {
      const jobs = fakeJobs(1);
      const roller = fakeRoller(s);
      const schedule = trialsSchedule(jobs, 2 * CHUNK_TRIALS + 5, { threads: 1 });
      await s.waitFor(drive(schedule, jobs, { seed: 'carried', rollers: [roller] }));
      const program = jobs[0]?.program;
      const common = { job: 0, program, seed: 'carried', chunks: 1 };
      expect(roller.batches).toEqual([
        { ...common, firstChunk: 0, lastTrials: CHUNK_TRIALS },
        { ...common, firstChunk: 1, lastTrials: CHUNK_TRIALS },
        { ...common, firstChunk: 2, lastTrials: 5 },
      ]);
    }),
    { numRuns: 3 },
  );
});

test.each(courses)(
  '%s, aborted, goes without what does not come in within the grace',
  async (_, make) => {
    const jobs = fakeJobs(1);
    const never = new Promise<Uint32Array>(() => {});
    let asked = 0;
    let released = 0;
    const roller: Roller = {
      // The first batch arrives, and the next ones never end.
      roll: async (batch) => (asked++ === 0 ? fakeRoll(batch) : never),
      release: () => void released++,
    };
    const controller = new AbortController();
    const results = await drive(make(jobs, 1), jobs, {
      seed,
      rollers: [roller],
      signal: controller.signal,
      grace: () => Promise.resolve(),
      onProgress: () => controller.abort(),
    });
    const [result] = results;
    const trials = result?.tally.trials ?? 0;
    expect(trials).toBeGreaterThan(0);
    expect([...(result?.tally.counts ?? [])]).toEqual(fakeCounts(0, trials));
    expect([result?.complete, released]).toEqual([false, 1]);
  },
);

test('answers after the grace period are not counted', async () => {
  const jobs = fakeJobs(1);
  let answer = (_counts: Uint32Array) => {};
  const late = new Promise<Uint32Array>((resolve) => {
    answer = resolve;
  });
  const controller = new AbortController();
  let progress = 0;
  const roll = () => {
    controller.abort();
    return late;
  };
  const results = await drive(trialsSchedule(jobs, CHUNK_TRIALS, { threads: 1 }), jobs, {
    seed,
    rollers: [{ roll, release() {} }],
    signal: controller.signal,
    grace: () => Promise.resolve(),
    onProgress: () => void progress++,
  });
  answer(Uint32Array.of(1, 2, 3));
  await new Promise((resolve) => setImmediate(resolve));
  expect([results[0]?.tally.trials, progress]).toEqual([0, 0]);
});
