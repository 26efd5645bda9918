import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratioTo, sharesOf } from '../../../src/chance/exact/shares.ts';

const weights = fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1 });

test('shares are each weight over the sum of all, and are kept with their list', () => {
  fc.assert(
    fc.property(weights, (all) => {
      const weighed = all.map((weight) => ({ weight }));
      const total = all.reduce((sum, weight) => sum + Number(weight), 0);
      const shares = sharesOf(weighed);
      for (const [i, weight] of all.entries()) {
        expect(Math.abs((shares[i] ?? -1) * total - Number(weight))).toBeLessThanOrEqual(
          4e-16 * Number(weight),
        );
      }
      expect(sharesOf(weighed)).toBe(shares);
      expect(sharesOf([...weighed])).toEqual(shares);
    }),
  );
});

test.each([1000, 1020, 1100, 5000])('a share is right of a total of %i bits', (bits) => {
  const eighth = 1n << BigInt(bits - 4);
  const ratio = ratioTo(8n * eighth);
  expect([1n, 3n, 8n].map((n) => ratio(n * eighth))).toEqual([1 / 8, 3 / 8, 1]);
  expect(ratio(eighth + 1n)).toBeCloseTo(1 / 8, 15);
});
