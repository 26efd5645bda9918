import { describe, expect, test } from 'vitest';
import { CHUNK_TRIALS } from '../../../../src/chance/simulate/kernels/streams.ts';
import { checkRolled } from '../../../../src/chance/simulate/schedule/check-rolled.ts';
import { NOTHING_ROLLED, type Rolled } from '../../../../src/chance/simulate/schedule/rolled.ts';
import { coinDuelProgram } from '../kernels/chains/chains.ts';
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

test('possible results pass: complete, partial, empty', () => {
  expect(refusal(jobs, [rolled()], trials)).toBe('nothing');
  expect(refusal(jobs, [NOTHING_ROLLED], trials)).toBe('nothing');
  const last = rolled({ chunks: [[3, 4]], counts: [4, 6, 0], hits: [0, 0, 6] });
  expect(refusal(jobs, [last], trials, { index: 4, of: 4 })).toBe('nothing');
});

test('of a job that watches nothing no hits have been rolled', () => {
  const unwatching = jobs.map(({ program }) => ({ program }));
  expect(refusal(unwatching, [rolled({ hits: [] })], trials)).toBe('nothing');
  expect(refusal(unwatching, [rolled()], trials)).toContain('jobs[0].hits: a sum of 1048576');
});

describe('impossible results are rejected with the job and the expected value', () => {
  const C = CHUNK_TRIALS;
  test.each<[string, Partial<Rolled>, string]>([
    ['a cell too few', { counts: [1, 2] }, 'jobs[0].counts: 2 of them instead of 3'],
    ['a cell too many', { counts: [C, C - 5, 5, 0] }, 'jobs[0].counts: 4 of them instead of 3'],
    ['counts of no chunk', { chunks: [] }, 'jobs[0].counts: 3 of them instead of 0'],
    ['a chunk without counts', { counts: [] }, 'jobs[0].counts: 0 of them instead of 3'],
    [
      'hits of no chunk',
      { chunks: [], counts: [], hits: [1] },
      'jobs[0].hits: a sum of 1 instead of 0, as its counts have it',
    ],
    [
      'a count too high',
      { counts: [C, C, 5] },
      'jobs[0].counts: a sum of 2097157 instead of 2097152, the trials of its chunks',
    ],
    ['a count too low', { counts: [C, C - 6, 5] }, 'jobs[0].counts: a sum of 2097151'],
    [
      'a last chunk of too many trials',
      { chunks: [[3, 4]], counts: [C, 0, 0], hits: [] },
      'jobs[0].counts: a sum of 1048576 instead of 10, the trials of its chunks',
    ],
    [
      'a chunk beyond the end',
      { chunks: [[4, 5]] },
      'jobs[0].chunks: chunk 4 instead of chunks from 0 to 3',
    ],
    [
      'hits that are not counted',
      { hits: [1] },
      'jobs[0].hits: a sum of 1 instead of 1048576, as its counts have it',
    ],
    ['hits that are left out', { hits: [] }, 'jobs[0].hits: a sum of 0 instead of 1048576'],
  ])('%s', (_, one, says) => {
    expect(refusal(jobs, [rolled(one)], trials)).toContain(says);
  });

  test('in whichever job it is', () => {
    const three = fakeJobs(3);
    const wrong = [rolled(), rolled(), rolled({ hits: [] })];
    expect(refusal(three, wrong, trials)).toContain('jobs[2].hits: ');
  });

  test('another number of jobs', () => {
    const found = (n: number) => `jobs: ${n} of them instead of 1, one for each combination`;
    expect(refusal(jobs, [rolled(), rolled()], trials)).toBe(found(2));
    expect(refusal(jobs, [], trials)).toBe(found(0));
  });
});

describe('chunks of another shard are refused', () => {
  test('be they before or behind its own', () => {
    const second = refusal(jobs, [rolled()], trials, { index: 2, of: 2 });
    expect(second).toContain('jobs[0].chunks: chunk 1 instead of chunks from 2 to 3');
    const first = refusal(jobs, [rolled()], trials, { index: 1, of: 2 });
    expect(first).toContain('jobs[0].chunks: chunk 2 instead of chunks from 0 to 1');
  });

  test('and any of a job of which it has none', () => {
    const two = fakeJobs(2);
    const found = refusal(two, [rolled(), NOTHING_ROLLED], trials, { index: 2, of: 2 });
    expect(found).toContain('jobs[0].chunks: chunk 1 instead of no chunk of this job');
  });
});

describe('chunks that are rolled in order, until something is precise enough,', () => {
  const found = (chunks: Rolled['chunks']) => {
    const n = chunks.reduce((sum, [first, end]) => sum + end - first, 0);
    const counts = n > 0 ? [n * CHUNK_TRIALS, 0, 0] : [];
    return refusal(jobs, [{ chunks, counts, hits: [] }], undefined);
  };

  test('are the first ones, however many', () => {
    expect([found([]), found([[0, 1]]), found([[0, 9]])]).toEqual([
      'nothing',
      'nothing',
      'nothing',
    ]);
  });

  test('are refused where any is left out', () => {
    const refused = 'jobs[0].chunks: chunks left out instead of the first chunks, in order';
    expect(found([[1, 3]])).toBe(refused);
    expect(
      found([
        [0, 2],
        [3, 4],
      ]),
    ).toBe(refused);
  });

  test('have whole chunks of trials', () => {
    const one: Rolled = { chunks: [[0, 2]], counts: [CHUNK_TRIALS + 5, 0, 0], hits: [] };
    expect(refusal(jobs, [one], undefined)).toContain('a sum of 1048581 instead of 2097152');
  });
});

describe('of a chain each view has counted every fight once', () => {
  const chain = [{ program: coinDuelProgram }];
  // Two ends, and that of fights that were cut; then turns up to 30 at each of them.
  const [C, views] = [CHUNK_TRIALS, { ends: 3, turns: 3 * 31 }];
  const found = (ofEnds: number, ofTurns: number) => {
    const counts = new Array<number>(views.ends + views.turns).fill(0);
    counts[1] = ofEnds;
    counts[views.ends] = ofTurns;
    return refusal(chain, [{ chunks: [[0, 2]], counts, hits: [] }], 9 * C);
  };

  test('and no more, and no less', () => {
    expect(found(2 * C, 2 * C)).toBe('nothing');
    const allowed = `instead of ${2 * C}, the trials of its chunks`;
    expect(found(2 * C - 1, 2 * C + 1)).toBe(
      `jobs[0].counts: a sum of ${2 * C - 1} in view 1 ${allowed}`,
    );
    expect(found(2 * C, 2 * C + 1)).toBe(
      `jobs[0].counts: a sum of ${2 * C + 1} in view 2 ${allowed}`,
    );
  });

  test('where any was played', () => {
    expect(refusal(chain, [NOTHING_ROLLED], 9 * C)).toBe('nothing');
  });
});
