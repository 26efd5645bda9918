import { expect, test } from 'vitest';
import { convergence } from '../../../src/report/charts/convergence.ts';
import { PAPER } from '../../../src/report/charts/palette.ts';
import { themeOf } from '../../../src/report/charts/theme.ts';
import { duels } from '../fights.ts';

interface Axis {
  readonly field?: string;
  readonly axis?: { readonly title?: string };
}

interface Spec {
  readonly data: { readonly values: readonly Readonly<Record<string, number>>[] };
  readonly encoding: { readonly x: Axis };
  readonly layer: readonly {
    readonly encoding: { readonly y: Axis & { readonly datum?: number } };
  }[];
}

test('the estimate is drawn over the number of fights, with its interval and the exact odds', async () => {
  const results = await duels({}, 5000);
  const [chart] = convergence(results);
  if (!chart) throw new Error('there is a chart');
  const { data, encoding, layer } = chart.spec as unknown as Spec;
  expect(encoding.x).toMatchObject({ field: 'trials', axis: { title: 'Duels simulated' } });
  expect(layer.map(({ encoding: { y } }) => y.field ?? y.datum)).toEqual([
    'low',
    'estimate',
    'estimate',
    // Ann wins 8/9 of the time.
    8 / 9,
  ]);
  const last = data.values.at(-1);
  expect(last?.trials).toBe(5000);
  expect(last?.estimate).toBe(results[0]?.question.odds.simulated?.probability);
  for (const { low = 1, estimate = 0, high = 0 } of data.values) {
    expect(low).toBeLessThan(estimate);
    expect(estimate).toBeLessThan(high);
  }
});

test('exact odds alone do not converge', async () => {
  expect(convergence(await duels())).toEqual([]);
});

test('charts have the paper and the ink of their palette', () => {
  const palette = { ...PAPER, background: '#010203', ink: '#040506', faint: '#070809' };
  expect(themeOf(palette)).toMatchObject({
    background: '#010203',
    font: 'Inter',
    title: { color: '#040506', subtitleColor: '#070809' },
    axis: { labelColor: '#040506', domainColor: '#070809' },
    legend: { labelColor: '#040506' },
  });
});
