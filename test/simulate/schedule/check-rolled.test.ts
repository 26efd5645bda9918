import { describe, expect, test } from 'vitest';
import { CHUNK_TRIALS } from '../../../src/simulate/kernels/streams.ts';
import { checkRolled } from '../../../src/simulate/schedule/check-rolled.ts';
import { NOTHING_ROLLED, type Rolled } from '../../../src/simulate/schedule/rolled.ts';
import { fakeJobs } from './fake-rollers.ts';

/** Three cells, of which the second and third are watched. */
const jobs = fakeJobs(1);
const trials = 3 * CHUNK_TRIALS + 10;

const rolled = (of: Partial<Rolled> = {}): Rolled => ({
  chunks: [[1, 3]],
  counts: [CHUNK_TRIALS, CHUNK_TRIALS - 5, 5],
  hits: [0, 7, CHUNK_TRIALS - 7],
  ...of,
});

const refusal = (...args: Parameters<typeof checkRolled>) => {
  try {
    checkRolled(...args);
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
  return 'nothing';
};

test('what can have been rolled passes: all of it, a part, nothing', () => {
  expect(refusal(jobs, [rolled()], trials)).toBe('nothing');
  expect(refusal(jobs, [NOTHING_ROLLED], trials)).toBe('nothing');
  const last = rolled({ chunks: [[3, 4]], counts: [4, 6, 0], hits: [0, 0, 6] });
  expect(refusal(jobs, [last], trials, { index: 4, of: 4 })).toBe('nothing');
});

describe('what cannot have been rolled is refused with the job and what it should be', () => {
  test.each<[string, Rolled, string]>([
    ['a cell too few', rolled({ counts: [1, 2] }), 'jobs[0].counts: found 2 of them, allowed: 3'],
    ['counts of no chunk', rolled({ chunks: [] }), 'jobs[0].counts: found 3 of them, allowed: 0'],
    ['a count too high', rolled({ counts: [CHUNK_TRIALS, CHUNK_TRIALS, 5] }), 'a sum of 2097157'],
    [
      'a chunk beyond the end',
      rolled({ chunks: [[4, 5]] }),
      'found chunk 4, allowed: chunks from 0 to 3',
    ],
    [
      'hits that are not counted',
      rolled({ hits: [1] }),
      'jobs[0].hits: found a sum of 1, allowed: 1048576',
    ],
  ])('%s', (_, one, says) => {
    expect(refusal(jobs, [one], trials)).toContain(says);
  });

  test('chunks of another shard', () => {
    const found = refusal(jobs, [rolled()], trials, { index: 2, of: 2 });
    expect(found).toContain('jobs[0].chunks: found chunk 1, allowed: chunks from 2 to 3');
  });

  test('another number of jobs', () => {
    expect(refusal(jobs, [rolled(), rolled()], trials)).toContain('found 2 of them, allowed: 1');
  });

  test('chunks out of order where they are rolled in order', () => {
    expect(refusal(jobs, [rolled()], undefined)).toContain('allowed: the first chunks, in order');
  });
});
