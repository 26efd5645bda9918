import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import { wilson } from '../../../src/base/statistics/intervals.ts';
import { playBattles } from '../../../src/battle/armies/play-games.ts';
import { chunkTrialsOf } from '../../../src/chance/simulate/kernels/program.ts';
import type { Tally } from '../../../src/chance/simulate/kernels/tally.ts';
import { earlyMarks } from '../../../src/chance/simulate/schedule/early-marks.ts';
import type { Job } from '../../../src/chance/simulate/schedule/job.ts';
import type { Rolled } from '../../../src/chance/simulate/schedule/rolled.ts';
import {
  type SimulateOptions,
  simulate,
  type Until,
} from '../../../src/chance/simulate/simulate.ts';
import { machine } from '../../machine.ts';
import { battleProgram } from './battles.ts';

const program = battleProgram();
const CHUNK = chunkTrialsOf(program);
const seed = 'battles';
const alone: SimulateOptions & { seed: string } = { machine, threads: 1, seed };

/** Two battles; in the first, wins of the first side are watched. */
const jobs: Job[] = [{ program, watched: [0] }, { program: battleProgram(3) }];
const trials = 34 * CHUNK + 3;

/** Whether the first side's chance of winning is known this precisely. */
const isEnough = (_: number, { trials: n, counts }: Tally) => {
  const { low, high } = wilson(counts[0] ?? 0, n);
  return (high - low) / 2 <= 0.05;
};
const untils: [string, Until][] = [
  ['a number of games', { trials }],
  ['a precision', { isEnough }],
];

const played = (firstGame: number, games: number, of = seed) => {
  const counts = new Uint32Array(program.cells);
  atOnce(playBattles(program, { seed: of, firstGame, games }, counts));
  return counts;
};

const sum = (counts: ArrayLike<number>, first: number, size: number) =>
  Array.from({ length: size }, (_, i) => counts[first + i] ?? 0).reduce((a, b) => a + b, 0);

test('a game that was given up in its middle changes no later one', () => {
  const expected = played(0, 4);
  const begun = playBattles(
    program,
    { seed, firstGame: 7, games: 1 },
    new Uint32Array(program.cells),
  );
  for (let step = 0; step < 3; step++) expect(begun.next().done).toBe(false);
  expect(played(0, 4)).toEqual(expected);
});

describe('what is counted of games', () => {
  test('is each of them, once in every view', () => {
    const counts = played(0, 100);
    for (const { first, size } of program.views) expect(sum(counts, first, size)).toBe(100);
  });

  test('depends on the seed and their numbers alone', () => {
    const whole = played(0, 60);
    const parts = [played(40, 20), played(0, 40)];
    const { first } = program.totals[0] ?? { first: 0 };
    const added = whole.map((_, cell) => (parts[0]?.[cell] ?? 0) + (parts[1]?.[cell] ?? 0));
    expect(added.slice(0, first)).toEqual(whole.slice(0, first));
    expect(played(0, 60)).toEqual(whole);
    expect(played(0, 60, 'another')).not.toEqual(whole);
  });

  test('holds sums over all games, which go on with none of the games before', () => {
    const ofAttacks = program.totals.find(({ name }) => name === 'attacks') ?? {
      first: 0,
      size: 0,
    };
    const attacks = (counts: Uint32Array) => sum(counts, ofAttacks.first, ofAttacks.size);
    expect(attacks(played(0, 30))).toBeGreaterThan(0);
    expect(attacks(played(0, 30)) + attacks(played(30, 30))).toBe(attacks(played(0, 60)));
  });
});

test('a chunk is a few games, and the estimate is known from its first one on', async () => {
  expect(CHUNK).toBe(4);
  const [first] = await simulate(jobs, { trials }, alone);
  expect(first?.marks.map((mark) => mark.trials)).toEqual([4, 8, 16, 32, 64, 128, trials]);
  expect(first?.marks.at(-1)?.hits).toBe(first?.tally.counts[0]);
  expect(earlyMarks(jobs[0] as Job, seed, trials)).toEqual([]);
});

test.each(untils)('until %s: any threads come to the same', async (_, until) => {
  const expected = await simulate(jobs, until, alone);
  expect(expected.every(({ complete }) => complete)).toBe(true);
  expect(await simulate(jobs, until, { ...alone, threads: 2 })).toEqual(expected);
});

test.each(untils)(
  'until %s: a run that was ended goes on to what it would have come to',
  async (_, until) => {
    const controller = new AbortController();
    let left = 3;
    let kept = '';
    const ended = await simulate(jobs, until, {
      ...alone,
      signal: controller.signal,
      onProgress(_, rolled) {
        if (--left > 0) return;
        controller.abort();
        kept = JSON.stringify(rolled().map((one) => ({ ...one, counts: Array.from(one.counts) })));
      },
    });
    expect(ended.map(({ complete }) => complete)).toContain(false);
    expect(ended[0]?.tally.trials).toBeGreaterThan(0);
    const from: Rolled[] = JSON.parse(kept);
    const resumed = await simulate(jobs, until, { ...alone, from });
    expect(resumed).toEqual(await simulate(jobs, until, alone));
  },
);

test('a precision ends at the first chunk that reaches it', async () => {
  const [first] = await simulate(jobs, { isEnough }, alone);
  const { trials: n = 0 } = first?.tally ?? {};
  expect(n % CHUNK).toBe(0);
  const before = played(0, n - CHUNK);
  expect(isEnough(0, { trials: n - CHUNK, counts: Float64Array.from(before) })).toBe(false);
});

test.each([2, 3, 7])('%i shards played apart add up to the whole', async (of) => {
  const whole = await simulate(jobs, { trials }, alone);
  const sums = jobs.map(({ program: { cells } }) => new Float64Array(cells));
  for (let index = 1; index <= of; index++) {
    const results = await simulate(jobs, { trials }, { ...alone, shard: { index, of } });
    for (const [job, { tally }] of results.entries()) {
      for (const [cell, count] of tally.counts.entries()) {
        (sums[job] as Float64Array)[cell] = (sums[job]?.[cell] ?? 0) + count;
      }
    }
  }
  expect(sums).toEqual(whole.map(({ tally }) => tally.counts));
});

test('impossible numbers of games in a file are rejected', async () => {
  const counts = Array.from(played(0, CHUNK));
  const from = (more: readonly number[]) => [
    { chunks: [[0, 1] as const], counts: more, hits: [counts[0] ?? 0] },
    { chunks: [], counts: [], hits: [] },
  ];
  await expect(simulate(jobs, { trials }, { ...alone, from: from(counts) })).resolves.toBeDefined();
  const more = counts.with(3, (counts[3] ?? 0) + 1);
  await expect(simulate(jobs, { trials }, { ...alone, from: from(more) })).rejects.toThrow(
    'jobs[0].counts: a sum of 5 in view 2 instead of 4, the trials of its chunks',
  );
});
