import seedrandom from 'seedrandom';
import { describe, expect, test } from 'vitest';
import { bestMix } from '../../../src/base/statistics/matrix-game.ts';

describe('the mix that cannot be exploited', () => {
  test('of rock, paper, scissors is a third each, worth nothing', () => {
    const { shares, value } = bestMix([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ]);
    expect(value).toBeCloseTo(0, 10);
    for (const share of shares) expect(share).toBeCloseTo(1 / 3, 10);
  });

  test('of two by two is that of the textbook: (d - c) / (a - b - c + d)', () => {
    const [a, b, c, d] = [0.9, 0.3, 0.2, 0.6];
    const { shares, value } = bestMix([
      [a, b],
      [c, d],
    ]);
    expect(shares[0]).toBeCloseTo((d - c) / (a - b - c + d), 10);
    expect(value).toBeCloseTo((a * d - b * c) / (a - b - c + d), 10);
  });

  test('is the one option that is better whatever the other does', () => {
    expect(
      bestMix([
        [0.4, 0.6],
        [0.5, 0.7],
      ]),
    ).toEqual({ shares: [0, 1], value: expect.closeTo(0.5, 10) });
    expect(bestMix([[0.25]])).toEqual({ shares: [1], value: expect.closeTo(0.25, 10) });
  });

  test('and that of the other player leave neither anything to gain', () => {
    const draw = seedrandom('matrix games');
    for (let game = 0; game < 200; game++) {
      const [rows, columns] = [1 + Math.floor(draw() * 8), 1 + Math.floor(draw() * 8)];
      const payoffs = Array.from({ length: rows }, () =>
        Array.from({ length: columns }, () => draw()),
      );
      const ofOther = payoffs[0]?.map((_, j) => payoffs.map((row) => -(row[j] as number)));
      const [own, other] = [bestMix(payoffs), bestMix(ofOther as number[][])];
      const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
      expect(sum(own.shares)).toBeCloseTo(1, 9);
      expect(Math.min(...own.shares)).toBeGreaterThanOrEqual(0);
      expect(own.value).toBeCloseTo(-other.value, 9);
      const worth = (j: number) =>
        sum(payoffs.map((row, i) => (row[j] as number) * (own.shares[i] as number)));
      const least = Math.min(...(payoffs[0] as number[]).map((_, j) => worth(j)));
      expect(least).toBeCloseTo(own.value, 9);
    }
  });
});
