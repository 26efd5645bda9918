import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BadInput } from '../../../src/base/words/problem.ts';
import { type KernelProgram, prepare } from '../../../src/chance/simulate/kernels/program.ts';
import { CHUNK_TRIALS } from '../../../src/chance/simulate/kernels/streams.ts';
import type { Job } from '../../../src/chance/simulate/schedule/job.ts';
import type { Machine } from '../../../src/chance/simulate/schedule/machine.ts';
import { simulate, type Until } from '../../../src/chance/simulate/simulate.ts';
import { nodeMachine } from '../../../src/chance/simulate/threads/pool.ts';
import { machine } from '../../machine.ts';
import { attackDice, d20 } from '../dice/throws.ts';
import { coinDuelProgram } from './kernels/chains/chains.ts';
import { fakeCounts, fakeJobs, fakeRoll } from './schedule/fake-rollers.ts';

const jobs: Job[] = [
  { program: prepare(attackDice(6, 3)), watched: [0] },
  { program: prepare(attackDice(2, 1, d20(16))), watched: [1, 2] },
  { program: prepare([]), watched: [] },
  { program: coinDuelProgram, watched: [0] },
];
const untils: [string, Until][] = [
  ['a number of trials', { trials: 5 * CHUNK_TRIALS + 77 }],
  ['enough hits', { isEnough: (_, { counts }) => (counts[0] ?? 0) > 300 }],
];

test.each(untils)('until %s, real worker threads give what one thread gives', async (_, until) => {
  const alone = await simulate(jobs, until, { seed: 'threads', machine, threads: 1 });
  expect(alone.every(({ complete }) => complete)).toBe(true);
  for (const threads of [2, 3]) {
    const options = { seed: 'threads', machine, threads };
    expect(await simulate(jobs, until, options)).toEqual(alone);
  }
});

test('another seed gives another tally, of as many trials', async () => {
  const until = { trials: 1000 };
  const [one] = await simulate(jobs, until, { machine, seed: 'one' });
  const [other] = await simulate(jobs, until, { machine, seed: 'other' });
  expect([one?.tally.trials, other?.tally.trials]).toEqual([1000, 1000]);
  expect(one?.tally.counts).not.toEqual(other?.tally.counts);
});

test('an aborted run on real threads ends, with trials that match its counts', async () => {
  const controller = new AbortController();
  const results = await simulate(
    jobs,
    { trials: 1e12 },
    {
      seed: 'aborted',
      machine,
      threads: 2,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    },
  );
  const [first] = results;
  expect(first?.tally.trials).toBeGreaterThan(0);
  for (const { tally, complete } of results) {
    const sum = [...tally.counts].reduce((a, b) => a + b, 0);
    expect([tally.trials, 2 * tally.trials]).toContain(sum);
    expect(complete).toBe(false);
  }
});

test('a run whose worker file is missing is rejected', async () => {
  const options = { seed: 'x', machine: nodeMachine(resolve('nowhere/worker.js')), threads: 2 };
  await expect(simulate(jobs, { trials: 1 }, options)).rejects.toThrow(/^a worker thread failed/);
});

describe('how many threads roll', () => {
  /** A machine with five threads whose rollers return artificial counts; it reports how many were started. */
  function fakeMachine() {
    const started: number[] = [];
    let pauses = 0;
    const five: Machine = {
      threads: 5,
      async start(count) {
        started.push(count);
        return Array.from({ length: count }, () => ({
          roll: async (batch) => fakeRoll(batch),
          release() {},
        }));
      },
      pause: async () => void pauses++,
    };
    return { five, started, pauses: () => pauses };
  }
  /** The numbers of threads started for a run that ends before anything is rolled. */
  const startedWith = async (some: readonly Job[], until: Until, options: object = {}) => {
    const { five, started } = fakeMachine();
    const signal = AbortSignal.abort();
    await simulate(some, until, { machine: five, seed: 'x', signal, ...options });
    return started;
  };
  const startedFor = (until: Until, jobCount: number, options: object = {}) =>
    startedWith(fakeJobs(jobCount), until, options);

  test('is as many as the machine has, from 2^30 trials of all jobs on', async () => {
    expect(await startedFor({ trials: 2 ** 30 }, 1)).toEqual([5]);
    expect(await startedFor({ trials: 2 ** 29 }, 2)).toEqual([5]);
    expect(await startedFor({ trials: 2 ** 30 - 1 }, 1)).toEqual([]);
  });

  test('is for programs that take longer as many, from fewer trials on', async () => {
    const startedOf = (program: KernelProgram, trials: number) =>
      startedWith([{ program }], { trials });
    // A Throw of two draws, and a step of a fight, take as long as eight attacks. The duel has one to fifteen steps.
    const throwOfTwoDraws = prepare(attackDice(50, 50));
    expect(throwOfTwoDraws.groups).toHaveLength(2);
    expect(await startedOf(throwOfTwoDraws, 2 ** 27)).toEqual([5]);
    expect(await startedOf(coinDuelProgram, 2 ** 27)).toEqual([5]);
    expect(await startedOf(coinDuelProgram, 2 ** 23)).toEqual([]);
  });

  test('is for a shard what its part of the trials is worth', async () => {
    const shard = { index: 1, of: 2 };
    expect(await startedFor({ trials: 2 ** 31 }, 1, { shard })).toEqual([5]);
    expect(await startedFor({ trials: 2 ** 31 - 2 }, 1, { shard })).toEqual([]);
  });

  test('is the number of cores if the number of trials is unknown', async () => {
    expect(await startedFor({ isEnough: () => true }, 1)).toEqual([5]);
  });

  test('is what was asked for, and one is this thread, which pauses', async () => {
    expect(await startedFor({ trials: 1 }, 1, { threads: 3 })).toEqual([3]);
    const { five, started, pauses } = fakeMachine();
    const options = { machine: five, seed: 'x', threads: 1 };
    await simulate(jobs, { trials: 2 * CHUNK_TRIALS }, options);
    expect(started).toEqual([]);
    expect(pauses()).toBeGreaterThan(0);
  });

  test('are reported to the callback for losses', async () => {
    const { five } = fakeMachine();
    const told: unknown[] = [];
    const start: Machine['start'] = (count, onLost) => {
      told.push(onLost);
      return five.start(count);
    };
    const onLost = () => {};
    const options = { machine: { ...five, start }, seed: 'x', threads: 2, onLost };
    await simulate(fakeJobs(1), { trials: 1 }, options);
    expect(told).toEqual([onLost]);
  });
});

describe('a run goes on from what was rolled', () => {
  const trials = 5 * CHUNK_TRIALS;
  const counts = fakeCounts(0, CHUNK_TRIALS);
  const from = [{ chunks: [[0, 1] as const], counts, hits: [CHUNK_TRIALS - (counts[0] ?? 0)] }];
  const fake: Machine = {
    threads: 1,
    start: async () => [{ roll: async (batch) => fakeRoll(batch), release() {} }],
    pause: async () => {},
  };
  const options = { machine: fake, seed: 'x', threads: 2 };

  test.each<[string, Until]>([
    ['until a number of trials', { trials }],
    ['until enough', { isEnough: (_, tally) => tally.trials === trials }],
  ])('%s, and rolls the rest', async (_, until) => {
    const done: number[] = [];
    const onProgress = (progress: { done: number }) => void done.push(progress.done);
    const [result] = await simulate(fakeJobs(1), until, { ...options, from, onProgress });
    expect([...(result?.tally.counts ?? [])]).toEqual(fakeCounts(0, trials));
    expect(done[0]).toBeGreaterThan(CHUNK_TRIALS);
  });

  test.each<[string, Until]>([
    ['until a number of trials', { trials }],
    ['until enough', { isEnough: () => true }],
  ])('%s, unless that cannot have been rolled', async (_, until) => {
    const wrong = [{ ...from[0], chunks: [[0, 2] as const], counts, hits: [] }];
    const run = simulate(fakeJobs(1), until, { ...options, from: wrong });
    await expect(run).rejects.toThrow(BadInput);
    await expect(run).rejects.toThrow('jobs[0].counts');
  });

  test('of its own shard alone', async () => {
    const run = (shard: { index: number; of: number }) =>
      simulate(fakeJobs(1), { trials }, { ...options, from, shard });
    await expect(run({ index: 2, of: 2 })).rejects.toThrow('jobs[0].chunks: chunk 0');
    const [result] = await run({ index: 1, of: 5 });
    expect(result).toMatchObject({ complete: true, tally: { trials: CHUNK_TRIALS } });
  });
});

test('a shard of a run with a precision is rejected, since its end is unknown', async () => {
  const options = { machine, seed: 'x', threads: 1, shard: { index: 1, of: 2 } };
  await expect(simulate(jobs, { isEnough: () => true }, options)).rejects.toThrow(
    new RangeError(
      'a run with a precision cannot be divided into shards; it needs a number of trials',
    ),
  );
});
