import fc from 'fast-check';
import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import {
  CHUNK_TRIALS,
  chunkState,
  LANES,
  withoutZeroLanes,
} from '../../../../src/chance/simulate/kernels/streams.ts';
import { anyCharacter } from '../../../any-character.ts';

const anySeed = fc.string({ unit: anyCharacter, maxLength: 20 });
const anyChunk = fc.nat(2 ** 33);

test('a chunk has 2^20 trials on 4 lanes', () => {
  expect([CHUNK_TRIALS, LANES]).toEqual([1_048_576, 4]);
});

test('a state is 20 words, the same for the same seed and chunk', () => {
  fc.assert(
    fc.property(anySeed, anyChunk, (seed, chunk) => {
      const state = chunkState(seed, chunk);
      expect(state).toHaveLength(20);
      expect(chunkState(seed, chunk)).toEqual(state);
    }),
  );
});

test('chunks of one seed, and chunks of neighbouring seeds, share no word', () => {
  // 4 seeds of 50 chunks hold 4000 words of 32 bits: the chance that any two are the same by luck
  // is below 4000² / 2^33 = 0.19%, and the seeds are fixed.
  const words = ['knockback', 'knockback1', '1', '2'].flatMap((seed) =>
    Array.from({ length: 50 }, (_, chunk) => [...chunkState(seed, chunk)]).flat(),
  );
  expect(new Set(words).size).toBe(4000);
});

test('the words are what seedrandom draws from the seed and the number of the chunk', () => {
  const draw = seedrandom('born-on-a-monday/7');
  const words = Array.from({ length: 20 }, () => draw.int32() >>> 0);
  expect([...chunkState('born-on-a-monday', 7)]).toEqual(words);
});

test('a seed that ends in a number is not mistaken for another chunk', () => {
  expect(chunkState('a/1', 2)).not.toEqual(chunkState('a', 12));
  expect(chunkState('a1', 2)).not.toEqual(chunkState('a', 12));
});

describe('a state in which some lane could never draw anything but zeros', () => {
  /** The places of each lane's words in a state with some spare lanes. */
  const lanesOf = (spares: number) => [
    ...[0, 1, 2, 3].map((lane) => [lane, 4 + lane, 8 + lane, 12 + lane]),
    ...Array.from({ length: spares }, (_, i) => [0, 1, 2, 3].map((word) => 16 + 4 * i + word)),
  ];

  test.each([1, 4])('gets one other word in that lane, of 4 and %i spare lanes', (spares) => {
    for (const lane of lanesOf(spares)) {
      const state = new Uint32Array(16 + 4 * spares).fill(7);
      for (const place of lane) state[place] = 0;
      const mended = withoutZeroLanes(state.slice());
      const changed = [...mended.keys()].filter((place) => mended[place] !== state[place]);
      expect(changed).toHaveLength(1);
      expect(lane).toContain(changed[0]);
    }
  });

  test.each([1, 4])('is none with a word other than 0 in each of 4 and %i lanes', (spares) => {
    for (const word of [0, 1, 2, 3]) {
      const state = new Uint32Array(16 + 4 * spares);
      for (const lane of lanesOf(spares)) state[lane[word] ?? Number.NaN] = 1;
      expect(withoutZeroLanes(state.slice())).toEqual(state);
    }
  });
});
