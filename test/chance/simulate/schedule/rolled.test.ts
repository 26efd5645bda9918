import { describe, expect, test } from 'vitest';
import { CHUNK_TRIALS } from '../../../../src/chance/simulate/kernels/streams.ts';
import {
  marksOf,
  NOTHING_ROLLED,
  rolledOf,
  runningTallyOf,
  segmentOf,
  takeIn,
} from '../../../../src/chance/simulate/schedule/rolled.ts';
import { fakeJobs } from './fake-rollers.ts';

/** Three cells, of which the second and third are watched. */
const [watching] = fakeJobs(1);
if (!watching) throw new Error('there is a job');
const { watched: _, ...unwatching } = watching;

const share = (firstChunk: number, chunks: number) => ({
  job: 0,
  firstChunk,
  chunks,
  trials: chunks * CHUNK_TRIALS,
});

describe('a running tally', () => {
  test('begins with what was rolled before, and leaves that as it is', () => {
    const from = { chunks: [[1, 2]] as const, counts: [CHUNK_TRIALS - 5, 2, 3], hits: [0, 5] };
    const running = runningTallyOf(watching, from, CHUNK_TRIALS);
    expect(rolledOf(running)).toEqual({ ...from, counts: Float64Array.from(from.counts) });
    takeIn(running, watching, share(0, 1), Uint32Array.of(1, 2, 4));
    expect(from.hits).toEqual([0, 5]);
    expect(from.counts).toEqual([CHUNK_TRIALS - 5, 2, 3]);
  });

  test('adds up trials, counts, chunks, and the watched hits of each stretch between powers of two', () => {
    const running = runningTallyOf(watching, NOTHING_ROLLED, 0);
    takeIn(running, watching, share(4, 2), Uint32Array.of(1, 10, 100));
    takeIn(running, watching, share(0, 1), Uint32Array.of(2, 20, 200));
    takeIn(running, watching, share(6, 2), Uint32Array.of(3, 30, 300));
    expect(running.tally).toEqual({
      trials: 5 * CHUNK_TRIALS,
      counts: Float64Array.of(6, 60, 600),
    });
    expect(rolledOf(running)).toEqual({
      chunks: [
        [0, 1],
        [4, 8],
      ],
      counts: Float64Array.of(6, 60, 600),
      hits: [220, 0, 0, 440],
    });
  });

  test('has no hits where nothing is watched, and is nothing before the first chunk', () => {
    const running = runningTallyOf(unwatching, NOTHING_ROLLED, 0);
    expect(rolledOf(running)).toEqual({ chunks: [], counts: [], hits: [] });
    takeIn(running, unwatching, share(0, 1), Uint32Array.of(1, 2, 3));
    expect(rolledOf(running).hits).toEqual([]);
    expect(marksOf(running, unwatching)).toEqual([]);
  });
});

test('marks stand after 1, 2, 4 ... chunks, the last where the tally ends, and add up the hits', () => {
  const hits = [1, 20, 300, 4000];
  const tally = { trials: 6 * CHUNK_TRIALS, counts: new Float64Array(3) };
  expect(marksOf({ tally, chunks: [[0, 6]], hits }, watching)).toEqual([
    { trials: CHUNK_TRIALS, hits: 1 },
    { trials: 2 * CHUNK_TRIALS, hits: 21 },
    { trials: 4 * CHUNK_TRIALS, hits: 321 },
    { trials: 6 * CHUNK_TRIALS, hits: 4321 },
  ]);
});

test('segments begin at chunks 0, 1, 2, 4, 8 ...', () => {
  const segments = [0, 1, 2, 3, 4, 7, 8, 15, 16, 2 ** 32 - 1, 2 ** 32].map(segmentOf);
  expect(segments).toEqual([0, 1, 2, 2, 3, 3, 4, 4, 5, 32, 33]);
});
