import { describe, expect, test } from 'vitest';
import type { ChunkRange } from '../../../src/chance/simulate/schedule/chunk-ranges.ts';
import { withRange } from '../../../src/chance/simulate/schedule/chunk-ranges.ts';
import type { Rolled } from '../../../src/chance/simulate/schedule/rolled.ts';
import { type AddedFile, checkComplete, rangeText } from '../../../src/studies/saved/merge.ts';
import { refusalsOf, run } from './runs.ts';

/** The experiment of runs with one job of four chunks. */
const ONE = run().experiment;
/** The same with two such jobs. */
const TWO = run({ vary: { 'attacker.attack': [1, 2] } }).experiment;

/** A file of a shard, with the chunks that it has of each job. */
const part = (file: string, index: number, of: number, ...chunks: ChunkRange[][]): AddedFile => ({
  file,
  shard: { index, of },
  chunks,
});

/** The messages about files with these chunks; none if they are complete. */
function refusals(...parts: AddedFile[]): string[] {
  const experiment = parts[0]?.chunks.length === 2 ? TWO : ONE;
  const sum = experiment.cases.map((_, job): Rolled => {
    const ranges = parts.flatMap(({ chunks }) => chunks[job] ?? []);
    return { chunks: ranges.reduce(withRange, [] as Rolled['chunks']), counts: [], hits: [] };
  });
  return refusalsOf(() => checkComplete(experiment, sum, parts), 'no folder');
}

describe('files that are a whole run pass', () => {
  test('in one, in shards of one cut, in shards of several', () => {
    expect(refusals(part('a', 1, 1, [[0, 4]]))).toEqual([]);
    expect(refusals(part('a', 1, 2, [[0, 2]]), part('b', 2, 2, [[2, 4]]))).toEqual([]);
    expect(
      refusals(part('a', 1, 2, [[0, 2]]), part('b', 3, 4, [[2, 3]]), part('c', 4, 4, [[3, 4]])),
    ).toEqual([]);
  });

  test('of several jobs, also where a shard has chunks of some only', () => {
    expect(refusals(part('a', 1, 2, [[0, 4]], []), part('b', 2, 2, [], [[0, 4]]))).toEqual([]);
  });
});

describe('shards that are absent', () => {
  const absent = (shards: string) => [`missing shards: ${shards}; give every shard of the run`];
  /** One chunk each of four. */
  const first = (of: number) => part('a', 1, of, [[0, 1]]);

  test('are named up to five, and counted beyond', () => {
    expect(refusals(part('b', 2, 2, [[2, 4]]))).toEqual(absent('1/2'));
    expect(refusals(first(4), part('c', 3, 4, [[2, 3]]))).toEqual(absent('2/4 and 4/4'));
    expect(refusals(first(6))).toEqual(absent('2/6, 3/6, 4/6, 5/6 and 6/6'));
    expect(refusals(first(7))).toEqual(absent('2/7, 3/7, 4/7, 5/7, 6/7 and 1 more'));
    expect(refusals(first(9))).toEqual(absent('2/9, 3/9, 4/9, 5/9, 6/9 and 3 more'));
  });

  test('of several jobs, too', () => {
    expect(refusals(part('a', 1, 2, [[0, 4]], []))).toEqual(absent('2/2'));
  });
});

describe('a file that has not all of its shard', () => {
  const unfinished = (file: string, has: string) =>
    `${file}: an unfinished run, ${has} chunks; give a finished run (continue this one with --resume)`;

  test('is named with how much it has', () => {
    expect(refusals(part('a', 1, 1, [[0, 3]]))).toEqual([unfinished('a', '3 of 4')]);
    expect(refusals(part('a', 1, 2, []), part('b', 2, 2, [[3, 4]]))).toEqual([
      unfinished('a', '0 of 2'),
      unfinished('b', '1 of 2'),
    ]);
    expect(refusals(part('a', 1, 1, [[0, 4]], [[0, 1]]))).toEqual([unfinished('a', '5 of 8')]);
  });

  test('is named beside the shards that are absent, and a finished one is not', () => {
    expect(refusals(part('a', 1, 3, [[0, 1]]), part('b', 2, 3, [[2, 3]]))).toEqual([
      unfinished('a', '1 of 2'),
      'missing shards: 3/3; give every shard of the run',
    ]);
  });
});

describe('where all files are finished, and of several cuts, the first chunk that is not there is named', () => {
  const missing = (job: number, chunks: string) => [
    `jobs[${job}]: no ${chunks}; give each chunk only once`,
  ];

  test('alone or with those behind it', () => {
    expect(refusals(part('a', 1, 2, [[0, 2]]), part('b', 3, 4, [[2, 3]]))).toEqual(
      missing(0, 'chunk 3'),
    );
    expect(refusals(part('a', 1, 4, [[0, 1]]), part('b', 1, 3, [[0, 2]]))).toEqual(
      missing(0, 'chunks 2 to 3'),
    );
    expect(refusals(part('a', 2, 4, [[1, 2]]), part('b', 2, 2, [[2, 4]]))).toEqual(
      missing(0, 'chunk 0'),
    );
  });

  test('with its job', () => {
    expect(refusals(part('a', 1, 2, [[0, 4]], []), part('b', 3, 4, [], [[0, 2]]))).toEqual(
      missing(1, 'chunks 2 to 3'),
    );
  });
});

test('a range of one chunk is that chunk', () => {
  expect([rangeText([0, 1]), rangeText([7, 8]), rangeText([7, 10])]).toEqual([
    'chunk 0',
    'chunk 7',
    'chunks 7 to 9',
  ]);
});
