import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../../src/chance/dice/cells.ts';
import type { Throw } from '../../../src/chance/dice/throw.ts';
import { weigh } from '../../../src/chance/exact/weigh.ts';
import { prepare } from '../../../src/chance/simulate/kernels/program.ts';
import { chunkState } from '../../../src/chance/simulate/kernels/streams.ts';
import { rollTypescript } from '../../../src/chance/simulate/kernels/typescript.ts';
import { attackDice } from '../../chance/dice/throws.ts';
import { chiSquareTailByIntegration } from '../../oracle/chi-square.ts';
import { fitOfThrow } from './throws.ts';

/** One die whose faces show the values 0, 1, 2, ... as often as `faces` says. */
function dieOf(...faces: number[]): Throw {
  const values = faces.flatMap((times, value) => new Array<number>(times).fill(value));
  const die = {
    name: 'die',
    faces: values.map((value) => ({ name: `${value}`, symbols: { value } })),
  };
  return [{ name: 'die', die, count: 1, asked: ['value'] }];
}

function fitOf(thrown: Throw, counts: readonly number[]) {
  const trials = counts.reduce((a, b) => a + b, 0);
  return fitOfThrow(weigh(thrown), { trials, counts: Float64Array.from(counts) });
}

describe("Pearson's statistic", () => {
  test('sums squared deviations over expectations, where all are 5 or more', () => {
    // Expected 10, 20, 30: 16/10 + 1/20 + 9/30
    const fit = fitOf(dieOf(1, 2, 3), [14, 19, 27]);
    expect(fit?.statistic).toBeCloseTo(1.6 + 0.05 + 0.3, 12);
    expect(fit?.degreesOfFreedom).toBe(2);
    expect(fit?.pValue).toBeCloseTo(Math.exp(-1.95 / 2), 12);
  });

  test('pools cells expected fewer than 5 times, the rarest first', () => {
    // Expected 20, 14, 4, 2: the last two are pooled to 6, hit 5 + 3 times.
    const fit = fitOf(dieOf(10, 7, 2, 1), [22, 10, 5, 3]);
    expect(fit?.statistic).toBeCloseTo(4 / 6 + 16 / 14 + 4 / 20, 12);
    expect(fit?.degreesOfFreedom).toBe(2);
  });

  test('adds what is left over to the last pool, so that no trial is dropped', () => {
    // Expected 3, 3, 4, 4, 4: pools of 3 + 3 and 4 + 4, and the last 4 joins the latter.
    const fit = fitOf(dieOf(3, 3, 4, 4, 4), [5, 3, 4, 3, 3]);
    expect(fit?.statistic).toBeCloseTo(4 / 6 + 4 / 12, 12);
    expect(fit?.degreesOfFreedom).toBe(1);
    expect(fit?.pValue).toBeCloseTo(chiSquareTailByIntegration(1, 1), 12);
  });

  test('is 0, and p is 1, where every cell comes up as often as expected', () => {
    expect(fitOf(dieOf(1, 2, 3), [10, 20, 30])).toEqual({
      statistic: 0,
      degreesOfFreedom: 2,
      pValue: 1,
    });
  });
});

test('a hit in an impossible cell makes the fit impossible, however few trials there are', () => {
  const thrown = attackDice(0, 3);
  for (const others of [0, 1_000_000]) {
    const counts = new Array<number>(cellsOf(thrown).size).fill(0);
    counts[0] = others;
    counts[counts.length - 1] = 1; // 3 shields and 3 skulls on 3 dice
    expect(fitOf(thrown, counts)?.pValue).toBe(0);
  }
});

test('with a single pool there is nothing to compare', () => {
  expect(fitOf(dieOf(1, 1), [4, 5])).toBeUndefined();
  expect(fitOf([], [100])).toBeUndefined();
});

test('p-values of right simulations are uniform', () => {
  // Kolmogorov's distance of n uniform values exceeds e with chance below 2 exp(-2 n e²)
  // (Dvoretzky, Kiefer and Wolfowitz; Massart's constant): 1e-6 at e = sqrt(ln(2e6) / 2n).
  const seeds = 400;
  const thrown = attackDice(3, 2);
  const program = prepare(thrown);
  const model = weigh(thrown);
  const pValues = Array.from({ length: seeds }, (_, seed) => {
    const counts = new Uint32Array(program.cells);
    rollTypescript(program, chunkState(`goodness ${seed}`, 0), 20_000, counts);
    return fitOfThrow(model, { trials: 20_000, counts: Float64Array.from(counts) })?.pValue ?? -1;
  }).sort((a, b) => a - b);
  const distances = pValues.map((p, i) => Math.max(p - i / seeds, (i + 1) / seeds - p));
  expect(Math.max(...distances)).toBeLessThan(Math.sqrt(Math.log(2e6) / (2 * seeds)));
});

test('a die that favours a face by a tenth is found out', () => {
  // 5000² / 50,000, twice
  const fit = fitOf(dieOf(1, 1), [45_000, 55_000]);
  expect(fit?.pValue).toBeLessThan(1e-200);
  expect(fit?.statistic).toBeCloseTo(1000, 9);
});
