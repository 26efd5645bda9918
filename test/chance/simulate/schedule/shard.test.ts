import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chunksOfShard,
  shardText,
  WHOLE,
} from '../../../../src/chance/simulate/schedule/chunk-ranges.ts';

/** Chunks of a job with 9e15 trials, the maximum. */
const MOST = Math.ceil(9e15 / 2 ** 20);

const shards = (of: number, chunksOfJobs: readonly number[]) =>
  Array.from({ length: of }, (_, i) => chunksOfShard({ index: i + 1, of }, chunksOfJobs));

test('shards hold every chunk of every job once, each as many as any other, give or take one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.nat(60), { minLength: 1, maxLength: 5 }),
      (of, chunksOfJobs) => {
        const all = shards(of, chunksOfJobs);
        for (const [job, chunks] of chunksOfJobs.entries()) {
          const held = all.flatMap((shard) => {
            const [first, end] = shard[job] ?? [0, 0];
            return Array.from({ length: end - first }, (_, i) => first + i);
          });
          expect(held).toEqual(Array.from({ length: chunks }, (_, chunk) => chunk));
        }
        const sizes = all.map((shard) => shard.reduce((sum, [first, end]) => sum + end - first, 0));
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('the largest runs on very many machines lose no chunk to rounding', () => {
  const of = 99_991;
  const jobs = 10_000;
  const chunksOfJobs = new Array<number>(jobs).fill(MOST);
  let reached = 0;
  for (const shard of [1, 2, 50_000, of - 1, of]) {
    const ranges = chunksOfShard({ index: shard, of }, chunksOfJobs);
    const first = ranges.findIndex(([start, end]) => end > start);
    const start = first * MOST + (ranges[first]?.[0] ?? 0);
    const length = ranges.reduce((sum, [a, b]) => sum + b - a, 0);
    expect(Math.abs(length - (jobs * MOST) / of)).toBeLessThan(1);
    if (shard === 2 || shard === of) expect(start).toBe(reached);
    reached = start + length;
  }
  expect(reached).toBe(jobs * MOST);
});

test('a shard is written as its number of how many there are; the whole run is the one of one', () => {
  expect(shardText({ index: 2, of: 12 })).toBe('2/12');
  expect(shardText(WHOLE)).toBe('1/1');
  expect(chunksOfShard(WHOLE, [3, 3])).toEqual([
    [0, 3],
    [0, 3],
  ]);
});
