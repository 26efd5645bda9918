import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { prepare } from '../../src/simulate/kernels/program.ts';
import { CHUNK_TRIALS } from '../../src/simulate/kernels/streams.ts';
import type { Job } from '../../src/simulate/schedule/job.ts';
import { simulate, type Until } from '../../src/simulate/simulate.ts';
import { nodeMachine } from '../../src/simulate/threads/node-machine.ts';
import { attackDice, d20 } from '../dice/throws.ts';
import { machine } from '../machine.ts';

const jobs: Job[] = [
  { program: prepare(attackDice(6, 3)), watched: [0] },
  { program: prepare(attackDice(2, 1, d20(16))), watched: [1, 2] },
  { program: prepare([]), watched: [] },
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
    expect([...tally.counts].reduce((a, b) => a + b, 0)).toBe(tally.trials);
    expect(complete).toBe(false);
  }
});

test('a run whose worker file is missing is rejected', async () => {
  const options = { seed: 'x', machine: nodeMachine(resolve('nowhere/worker.js')), threads: 2 };
  await expect(simulate(jobs, { trials: 1 }, options)).rejects.toThrow(/^a worker thread failed/);
});
