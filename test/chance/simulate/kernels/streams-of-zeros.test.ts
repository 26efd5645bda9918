import { expect, test, vi } from 'vitest';
import { chainState, chunkState } from '../../../../src/chance/simulate/kernels/streams.ts';

vi.mock('seedrandom', () => ({ default: () => ({ int32: () => 0 }) }));

test.each([
  ['attacks', chunkState, 1],
  ['fights', chainState, 4],
])(
  'if the seed of %s gives only zeros, no lane starts in the state that xoshiro never leaves',
  (_, stateOf, spares) => {
    const state = stateOf('any', 0);
    expect(state).toHaveLength(16 + 4 * spares);
    for (const lane of [0, 1, 2, 3]) {
      expect([0, 4, 8, 12].some((word) => state[word + lane] !== 0)).toBe(true);
    }
    for (let spare = 16; spare < state.length; spare += 4) {
      expect(state.subarray(spare, spare + 4).some((word) => word !== 0)).toBe(true);
    }
  },
);
