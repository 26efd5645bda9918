import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHUNK_TRIALS } from '../../../src/chance/simulate/kernels/streams.ts';
import type { Tally } from '../../../src/chance/simulate/kernels/tally.ts';
import { drive } from '../../../src/chance/simulate/schedule/harness.ts';
import type { Job, JobResult } from '../../../src/chance/simulate/schedule/job.ts';
import { precisionSchedule } from '../../../src/chance/simulate/schedule/precision-schedule.ts';
import type { Rolled } from '../../../src/chance/simulate/schedule/rolled.ts';
import type { Schedule } from '../../../src/chance/simulate/schedule/schedule.ts';
import { trialsSchedule } from '../../../src/chance/simulate/schedule/trials-schedule.ts';
import { anyThreads, anyTrials, fakeJobs, fakeRollers } from './schedule/fake-rollers.ts';

const seed = 'fake';
type MakeCourse = (jobs: readonly Job[], threads: number, from?: readonly Rolled[]) => Schedule;

const isEnough = (job: number, { counts }: Tally) => (counts[0] ?? 0) > (3 + job) * CHUNK_TRIALS;
const courses: [string, fc.Arbitrary<MakeCourse>][] = [
  [
    'a number of trials',
    anyTrials.map(
      (n): MakeCourse =>
        (jobs, threads, from) =>
          trialsSchedule(jobs, n, { threads, from }),
    ),
  ],
  [
    'enough hits',
    fc.constant<MakeCourse>((jobs, _, from) => precisionSchedule(jobs, isEnough, from)),
  ],
];

/** Rolls until this many answers have come, and returns the state after the last of them, in the form of a file. */
async function rolledUpTo(
  answers: number,
  schedule: Schedule,
  jobs: readonly Job[],
  scheduler: fc.Scheduler,
  threads: number,
): Promise<Rolled[]> {
  const controller = new AbortController();
  const kept: string[] = [];
  const onProgress = (_: unknown, rolled: () => readonly Rolled[]) => {
    kept.push(textOf(rolled()));
    if (kept.length >= answers) controller.abort();
  };
  const rollers = fakeRollers(scheduler, threads);
  const options = { seed, rollers, signal: controller.signal, onProgress };
  await scheduler.waitFor(drive(schedule, jobs, options));
  return JSON.parse(kept[answers - 1] ?? kept.at(-1) ?? '[]') as Rolled[];
}

const textOf = (rolled: readonly Rolled[]) =>
  JSON.stringify(rolled.map((one) => ({ ...one, counts: Array.from(one.counts) })));

const plain = (results: readonly JobResult[]) =>
  results.map(({ tally, ...rest }) => ({
    ...rest,
    trials: tally.trials,
    counts: [...tally.counts],
  }));

test.each(courses)(
  'until %s: ended anywhere, and again, a run goes on to what it would have come to, marks and all',
  async (_, anyCourse) => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        anyCourse,
        fc.array(fc.tuple(anyThreads, fc.integer({ min: 1, max: 6 })), { maxLength: 3 }),
        anyThreads,
        async (s, make, lives, threads) => {
          const jobs = fakeJobs(2);
          const whole = drive(make(jobs, threads), jobs, {
            seed,
            rollers: fakeRollers(s, threads),
          });
          const expected = await s.waitFor(whole);
          let from: Rolled[] | undefined;
          for (const [ofLife, answers] of lives) {
            const schedule = make(jobs, ofLife, from);
            const rolled = await rolledUpTo(answers, schedule, jobs, s, ofLife);
            if (rolled.length > 0) from = rolled;
          }
          const last = make(jobs, threads, from);
          const rollers = fakeRollers(s, threads);
          const results = await s.waitFor(drive(last, jobs, { seed, rollers }));
          expect(plain(results)).toEqual(plain(expected));
        },
      ),
      { numRuns: 150 },
    );
  },
);

test('progress counts what was rolled before, and tells it apart', async () => {
  const jobs = fakeJobs(1);
  const whole = trialsSchedule(jobs, 5 * CHUNK_TRIALS, { threads: 1 });
  const share = whole.next();
  if (!share) throw new Error('nothing to roll');
  whole.take(share, Uint32Array.of(share.trials, 0, 0));
  const { total, done, before } = trialsSchedule(jobs, 5 * CHUNK_TRIALS, {
    threads: 1,
    from: whole.rolled(),
  }).progress();
  expect({ total, done, before }).toEqual({
    total: 5 * CHUNK_TRIALS,
    done: share.trials,
    before: share.trials,
  });
});

test('shards rolled apart add up to the whole, and none is marked as if it were', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      anyTrials,
      anyThreads,
      fc.integer({ min: 2, max: 9 }),
      async (s, trials, threads, of) => {
        const jobs = fakeJobs(2);
        const rollers = () => fakeRollers(s, threads);
        const run = (schedule: Schedule) =>
          s.waitFor(drive(schedule, jobs, { seed, rollers: rollers() }));
        const whole = await run(trialsSchedule(jobs, trials, { threads }));
        const sums = jobs.map(() => [0, 0, 0]);
        for (let index = 1; index <= of; index++) {
          const results = await run(
            trialsSchedule(jobs, trials, { threads, shard: { index, of } }),
          );
          for (const [job, { tally, complete, marks }] of results.entries()) {
            expect(complete).toBe(true);
            if (tally.trials < trials) expect(marks).toEqual([]);
            sums[job] = (sums[job] ?? []).map((sum, cell) => sum + (tally.counts[cell] ?? 0));
          }
        }
        expect(sums).toEqual(whole.map(({ tally }) => [...tally.counts]));
      },
    ),
    { numRuns: 50 },
  );
});
