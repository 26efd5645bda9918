import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carry, limbsIn, readLimbs, writeLimbs } from '../../../src/chance/exact/big-integers.ts';

const any = fc.bigInt({ min: 0n, max: 2n ** 200n });

function limbsOf(n: bigint, count: number): Float64Array {
  const limbs = new Float64Array(count);
  writeLimbs(n, limbs);
  return limbs;
}

test('written numbers are read back, in as many limbs as needed', () => {
  fc.assert(
    fc.property(any, (n) => {
      expect(readLimbs(limbsOf(n, limbsIn(n)), 0, limbsIn(n))).toBe(n);
    }),
  );
  expect([0n, 1n, 2n ** 20n - 1n, 2n ** 20n, 2n ** 40n].map(limbsIn)).toEqual([1, 1, 1, 2, 3]);
});

test('limbs that are added up stand for the sum, before they are carried and after', () => {
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 50 }), (all) => {
      const sum = new Float64Array(13);
      for (const n of all) {
        for (const [i, limb] of limbsOf(n, 11).entries()) sum[i + 1] = (sum[i + 1] ?? 0) + limb;
      }
      const expected = all.reduce((a, b) => a + b, 0n);
      expect(readLimbs(sum.slice(), 1, 12)).toBe(expected);
      carry(sum, 1, 12);
      expect(sum.every((limb) => limb < 2 ** 20)).toBe(true);
      expect(readLimbs(sum, 1, 12)).toBe(expected);
    }),
  );
});
