import { describe, expect, test } from 'vitest';
import type { Result } from '../../../src/experiments/results/result.ts';
import { fitStatement } from '../../../src/report/sentences/simulation.ts';

/** Results with nothing but their goodness of fit. */
const resultsOf = (...pValues: number[]) =>
  pValues.map((pValue) => ({
    scenario: { rules: 'c3g' },
    simulation: { trials: 1000, status: 'complete', seed: 's', asked: { trials: 1000 } },
    goodnessOfFit: { statistic: 12.5, degreesOfFreedom: 4, pValue },
  })) as unknown as Result[];

test('there is none where nothing was compared', () => {
  expect(fitStatement([{ summaries: [] } as unknown as Result])).toBeUndefined();
});

describe('one attack', () => {
  test('agrees unless chance hardly does this', () => {
    expect(fitStatement(resultsOf(0.25))).toMatchObject({
      agrees: true,
      text: 'The simulation agrees with the exact odds (chi-square 12.5 on 4 degrees of freedom, p = 0.25).',
    });
    expect(fitStatement(resultsOf(0.9e-4))?.agrees).toBe(false);
    expect(fitStatement(resultsOf(0.9e-4))?.text).toMatch(/^WARNING: .*p = 0\.000090/);
  });

  test('says in how many runs luck does as much', () => {
    expect(fitStatement(resultsOf(0.25))?.meaning).toContain('in 25.0% of runs like this. ');
  });
});

describe('a sweep', () => {
  const sevenTwo = (worst: number) => resultsOf(worst, ...Array.from({ length: 71 }, () => 0.5));

  test('says of the worst fit how often the worst of so many is as bad: n p, whatever they share', () => {
    // 72 × 0.0065 = 0.468.
    expect(fitStatement(sevenTwo(0.0065))).toMatchObject({
      agrees: true,
      text:
        'The simulation agrees with the exact odds: the worst of 72 fits has p = 0.0065; ' +
        'with 72 fits, chance alone would make the lowest p at most this low in up to 47% of runs, so this is not unusual.',
    });
    expect(fitStatement(sevenTwo(0.0065))?.meaning).toContain(
      'in up to 46.8% of runs like this (the worst of 72 combinations: chi-square 12.5 on 4 degrees of freedom). ',
    );
  });

  test('does not call usual what is rare', () => {
    // 72 × 0.0001 = 0.72%.
    const rare = fitStatement(sevenTwo(1e-4));
    expect(rare?.agrees).toBe(true);
    expect(rare?.text).toMatch(
      /^The simulation is further from the exact odds than most simulations are: .* p = 0\.00010; .* up to 0\.7% of runs\.$/,
    );
  });

  test('warns only where even the worst of so many is no luck', () => {
    // 72 × 1e-6 < 1e-4.
    expect(fitStatement(sevenTwo(1e-6))).toMatchObject({ agrees: false });
    expect(fitStatement(sevenTwo(1e-6))?.text).toMatch(
      /^WARNING: .*p = 0\.000072 with the correction for 72 tests/,
    );
    expect(fitStatement(resultsOf(0.4e-5, 0.5))?.agrees).toBe(false);
  });

  test('gives no chance above 1', () => {
    expect(fitStatement(resultsOf(0.6, 0.7))?.text).toMatch(
      /the worst of 2 fits has p = 0\.60, which is not unusual\.$/,
    );
  });
});
