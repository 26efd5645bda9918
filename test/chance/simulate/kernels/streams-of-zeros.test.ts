import { expect, test, vi } from 'vitest';
import { chunkState } from '../../../../src/chance/simulate/kernels/streams.ts';

vi.mock('seedrandom', () => ({ default: () => ({ int32: () => 0 }) }));

test('if the seed gives only zeros, no lane starts in the state that xoshiro never leaves', () => {
  const state = chunkState('any', 0);
  for (const lane of [0, 1, 2, 3]) {
    expect([0, 4, 8, 12].some((word) => state[word + lane] !== 0)).toBe(true);
  }
  expect(state.slice(16).some((word) => word !== 0)).toBe(true);
});
