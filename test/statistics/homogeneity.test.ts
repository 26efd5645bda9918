import { describe, expect, test } from 'vitest';
import { homogeneity } from '../../src/statistics/homogeneity.ts';
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
    expect(homogeneity([50, 46, 3, 1], [48, 47, 2, 3], 'independent')?.degreesOfFreedom).toBe(1);
    expect(homogeneity([50, 44, 3, 3], [48, 45, 3, 4], 'independent')?.degreesOfFreedom).toBe(2);
  });

  test('has nothing to say of rare hits, or of one value', () => {
    expect(homogeneity([99, 1], [98, 2], 'independent')).toBeUndefined();
    expect(homogeneity([100], [100], 'independent')).toBeUndefined();
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
