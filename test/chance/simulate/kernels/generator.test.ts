import fc from 'fast-check';
import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { generatorOf } from '../../../../src/chance/dice/generator.ts';

const words = (draw: seedrandom.PRNG) => Array.from({ length: 8 }, () => draw.int32());

test('a seed in ASCII is as seedrandom takes it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 20 }), (seed) => {
      expect(words(generatorOf(seed))).toEqual(words(seedrandom(seed)));
    }),
  );
});

test.each([
  ['A', 'Ł'],
  ['春', 'Х'],
  ['é', 'ĩ'],
  ['🎲', '👲'],
])('the seeds %s and %s are not mistaken for each other', (one, other) => {
  expect(words(generatorOf(one))).not.toEqual(words(generatorOf(other)));
});
