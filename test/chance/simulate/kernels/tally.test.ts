import { describe, expect, test } from 'vitest';
import { addTo, emptyTally } from '../../../../src/chance/simulate/kernels/tally.ts';

const { MAX_SAFE_INTEGER } = Number;

describe('a tally', () => {
  test('stays exact beyond 2^32 counts a cell, up to 2^53 - 1 trials', () => {
    const tally = emptyTally(2);
    const counts = Float64Array.of(2 ** 52 - 3, 2 ** 52 - 2);
    addTo(tally, 2 ** 53 - 5, counts);
    for (let i = 0; i < 4; i++) addTo(tally, 1, [i % 2, 1 - (i % 2)]);
    expect(tally.trials).toBe(MAX_SAFE_INTEGER);
    expect([...tally.counts]).toEqual([2 ** 52 - 1, 2 ** 52]);
    expect(BigInt(tally.counts[0] ?? 0) + BigInt(tally.counts[1] ?? 0)).toBe(2n ** 53n - 1n);
  });

  test('refuses more, and is left as it was', () => {
    const tally = emptyTally(1);
    addTo(tally, MAX_SAFE_INTEGER, [MAX_SAFE_INTEGER]);
    expect(() => addTo(tally, 1, [1])).toThrow('trials are too many to count');
    expect(tally).toEqual({
      trials: MAX_SAFE_INTEGER,
      counts: Float64Array.of(MAX_SAFE_INTEGER),
    });
  });

  test('adds up batches whose cells are full', () => {
    const tally = emptyTally(1);
    const full = 2 ** 32 - 1;
    for (let i = 0; i < 5; i++) addTo(tally, full, Uint32Array.of(full));
    expect(BigInt(tally.counts[0] ?? 0)).toBe(5n * (2n ** 32n - 1n));
  });
});
