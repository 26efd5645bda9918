import { describe, expect, test } from 'vitest';
import { homogeneity } from '../../../src/base/statistics/homogeneity.ts';
import { sampled, seededUniform } from './uniform.ts';

describe('homogeneity', () => {
  test('is the textbook statistic: the sum of (observed - expected)^2 / expected', () => {
    // Rows 30 70 | 50 50: expected 40 and 60 in both, so 100/40 + 100/60, twice.
    const found = homogeneity([30, 70], [50, 50], 'independent');
    expect(found?.statistic).toBeCloseTo(2 * (100 / 40 + 100 / 60), 12);
    expect(found?.degreesOfFreedom).toBe(1);
  });

  test('takes samples of different sizes', () => {
    // 10 of 100 and 60 of 300: 70 of 400 in all, so 17.5 and 52.5 expected.
    const found = homogeneity([10, 90], [60, 240], 'independent');
    const d2 = 7.5 ** 2;
    expect(found?.statistic).toBeCloseTo(d2 / 17.5 + d2 / 82.5 + d2 / 52.5 + d2 / 247.5, 10);
  });

  test('pools values expected less than 5 times in the smaller sample', () => {
    const degrees = (a: number[], b: number[]) =>
      homogeneity(a, b, 'independent')?.degreesOfFreedom;
    // In samples of equal size, 10 hits in both together are 5 expected in each.
    expect(degrees([50, 43, 7], [48, 49, 3])).toBe(2);
    expect(degrees([50, 43, 7], [48, 50, 2])).toBe(1);
    // In samples of 100 and 300, 5 expected in the smaller one are 20 in both together.
    expect(degrees([50, 44, 6], [150, 136, 14])).toBe(2);
    expect(degrees([50, 44, 6], [150, 137, 13])).toBe(1);
  });

  test('pools the rarest values with each other, wherever they stand', () => {
    // 4 + 2, 3 + 2 and 5 + 1 hits: the first two make a pool of 11, and the third, alone, joins the next.
    const found = homogeneity([4, 60, 5, 28, 3], [2, 50, 1, 45, 2], 'independent');
    const pooled = homogeneity([7, 33, 60], [4, 46, 50], 'independent');
    expect(found?.degreesOfFreedom).toBe(2);
    expect(found?.statistic).toBeCloseTo(pooled?.statistic ?? Number.NaN, 12);
  });

  test('joins what is left over to the last pool', () => {
    // Pools of 6 + 6 and of 5 + 4, which is too small, so all hits form one pool.
    expect(homogeneity([6, 5], [6, 4], 'independent')).toBeUndefined();
    // 4 + 4 and 4 + 4 make a pool, as do 4 + 5 and 5 + 4; 9 and 1 join the last pool.
    const found = homogeneity([4, 4, 4, 5, 9], [4, 4, 5, 4, 1], 'independent');
    const joined = homogeneity([8, 18], [8, 10], 'independent');
    expect(found?.statistic).toBeCloseTo(joined?.statistic ?? Number.NaN, 12);
  });

  test('has nothing to say of rare hits, of one value, of an empty sample', () => {
    expect(homogeneity([99, 1], [98, 2], 'independent')).toBeUndefined();
    expect(homogeneity([100], [100], 'independent')).toBeUndefined();
    expect(homogeneity([2, 2], [2, 2], 'independent')).toBeUndefined();
    expect(homogeneity([0, 0], [50, 50], 'independent')).toBeUndefined();
  });

  test('is halved for related samples of equal size, and less so for others', () => {
    const statistic = (a: number[], b: number[]) => {
      const [plain, related] = (['independent', 'related'] as const).map(
        (relation) => homogeneity(a, b, relation)?.statistic ?? Number.NaN,
      );
      return (plain ?? Number.NaN) / (related ?? Number.NaN);
    };
    expect(statistic([30, 70], [50, 50])).toBeCloseTo(2, 12);
    // (1/sqrt(100) + 1/sqrt(900))^2 / (1/100 + 1/900) = 1.6
    expect(statistic([30, 70], [500, 400])).toBeCloseTo(1.6, 12);
  });
});

describe('under one law, p is at most 0.05', () => {
  const SAMPLES = 4000;
  const LAW = [0.35, 0.3, 0.2, 0.1, 0.05];
  const standardError = Math.sqrt((0.05 * 0.95) / SAMPLES);

  const rejected = (relation: 'independent' | 'related', draw: () => [number[], number[]]) => {
    let hits = 0;
    for (let i = 0; i < SAMPLES; i++) {
      if ((homogeneity(...draw(), relation)?.pValue ?? 1) <= 0.05) hits++;
    }
    return hits / SAMPLES;
  };

  test('in 5% of independent samples', () => {
    const uniform = seededUniform('homogeneity');
    const share = rejected('independent', () => [
      sampled(LAW, 300, uniform),
      sampled(LAW, 500, uniform),
    ]);
    expect(Math.abs(share - 0.05)).toBeLessThan(4 * standardError);
  });

  test('in no more than 5% of samples whose random numbers mirror each other', () => {
    const uniform = seededUniform('mirrors');
    const share = rejected('related', () => {
      const numbers = Array.from({ length: 400 }, uniform);
      const replay = (of: (u: number) => number) => {
        let next = 0;
        return () => of(numbers[next++] ?? 0);
      };
      return [
        sampled(
          LAW,
          400,
          replay((u) => u),
        ),
        sampled(
          LAW,
          400,
          replay((u) => 1 - u),
        ),
      ];
    });
    expect(share).toBeLessThan(0.05 + 4 * standardError);
  });
});
