import { describe, expect, test } from 'vitest';
import { fitStatement } from '../../../src/report/sentences/fit.ts';
import type { Result } from '../../../src/results/result.ts';

/** Results of which nothing is known but how well they fit. */
const resultsOf = (...pValues: number[]) =>
  pValues.map((pValue) => ({
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
  test('allows for its combinations: the worst of many lies far off by luck', () => {
    const many = resultsOf(0.9e-4, ...Array.from({ length: 9 }, () => 0.5));
    // Ten times 0.9e-4.
    expect(fitStatement(many)).toMatchObject({ agrees: true });
    expect(fitStatement(many)?.text).toContain('p = 0.00090 for the worst of 10 combinations');
    expect(fitStatement(many)?.meaning).toContain('(the worst of 10 combinations)');
    expect(fitStatement(resultsOf(0.4e-5, 0.5))?.agrees).toBe(false);
  });

  test('has no p-value above 1', () => {
    expect(fitStatement(resultsOf(0.6, 0.7))?.text).toContain('p = 1.0 for the worst of 2');
  });
});
