import fc from 'fast-check';
import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import {
  CHUNK_TRIALS,
  chunkState,
  LANES,
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
