import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { chainState, chunkState } from '../../../../../src/chance/simulate/kernels/streams.ts';

test('a state is 32 words of seedrandom, of a seed that no chunk of attacks has', () => {
  const draw = seedrandom('born-on-a-monday/7/fights');
  const words = Array.from({ length: 32 }, () => draw.int32() >>> 0);
  expect([...chainState('born-on-a-monday', 7)]).toEqual(words);
  const ofAttacks = new Set(chunkState('born-on-a-monday', 7));
  expect(words.filter((word) => ofAttacks.has(word))).toEqual([]);
});
