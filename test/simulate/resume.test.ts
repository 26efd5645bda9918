import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Course, Job, JobResult } from '../../src/simulate/course.ts';
import { courseOfPrecision } from '../../src/simulate/course-of-precision.ts';
import { courseOfTrials } from '../../src/simulate/course-of-trials.ts';
import { drive } from '../../src/simulate/harness.ts';
import type { Rolled } from '../../src/simulate/rolled.ts';
import { CHUNK_TRIALS } from '../../src/simulate/streams.ts';
import type { Tally } from '../../src/simulate/tally.ts';
import { anyThreads, anyTrials, fakeJobs, fakeRollers } from './fake-rollers.ts';

const seed = 'fake';
type MakeCourse = (jobs: readonly Job[], threads: number, from?: readonly Rolled[]) => Course;

const isEnough = (job: number, { counts }: Tally) => (counts[0] ?? 0) > (3 + job) * CHUNK_TRIALS;
const courses: [string, fc.Arbitrary<MakeCourse>][] = [
  [
    'a number of trials',
    anyTrials.map(
      (n): MakeCourse =>
        (jobs, threads, from) =>
          courseOfTrials(jobs, n, { threads, from }),
    ),
  ],
  [
    'enough hits',
    fc.constant<MakeCourse>((jobs, _, from) => courseOfPrecision(jobs, isEnough, from)),
  ],
];

/** Rolls until so many answers have come, and gives what the last of them left, as a file keeps it. */
async function rolledUpTo(
  answers: number,
  course: Course,
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
  await scheduler.waitFor(drive(course, jobs, options));
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
            const course = make(jobs, ofLife, from);
            const rolled = await rolledUpTo(answers, course, jobs, s, ofLife);
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
  const whole = courseOfTrials(jobs, 5 * CHUNK_TRIALS, { threads: 1 });
  const share = whole.next();
  if (!share) throw new Error('nothing to roll');
  whole.take(share, Uint32Array.of(share.trials, 0, 0));
  const { total, done, before } = courseOfTrials(jobs, 5 * CHUNK_TRIALS, {
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
        const run = (course: Course) =>
          s.waitFor(drive(course, jobs, { seed, rollers: rollers() }));
        const whole = await run(courseOfTrials(jobs, trials, { threads }));
        const sums = jobs.map(() => [0, 0, 0]);
        for (let index = 1; index <= of; index++) {
          const results = await run(
            courseOfTrials(jobs, trials, { threads, shard: { index, of } }),
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
