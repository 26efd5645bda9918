import type { TopLevelSpec } from 'vega-lite';
import { fractionValue } from '../../measures/fraction.ts';
import { wilson } from '../../measures/wilson.ts';
import type { Result } from '../../results/result.ts';
import { type Chart, layers, SCHEMA } from './chart.ts';
import { COLOURS, THEME } from './theme.ts';

/** For a single attack: how the headline's estimate comes to rest on the exact probability. */
export function convergence(results: readonly Result[]): Chart[] {
  const [result, ...others] = results;
  const marks = result?.simulation?.marks ?? [];
  if (!result || others.length > 0 || marks.length < 2) return [];
  return [{ name: 'convergence', spec: convergenceSpec(result, marks) }];
}

function convergenceSpec(
  { plan, headlineOdds: { exact } }: Result,
  marks: readonly { readonly trials: number; readonly hits: number }[],
): TopLevelSpec {
  const values = marks.map(({ trials, hits }) => ({
    trials,
    estimate: hits / trials,
    ...wilson(hits, trials),
  }));
  const y = {
    type: 'quantitative',
    scale: { zero: false },
    axis: { title: 'Estimate', format: '.1~%', domain: false, ticks: false },
  } as const;
  return {
    $schema: SCHEMA,
    config: THEME,
    title: {
      text: plan.headline.title,
      subtitle: `The estimate as attacks add up, with its 95% interval${exact ? '; dashed: the exact odds' : ''}`,
    },
    width: 560,
    height: 280,
    data: { values },
    encoding: {
      x: {
        field: 'trials',
        type: 'quantitative',
        scale: { type: 'log', nice: false },
        axis: { title: 'Attacks simulated', format: '~s', grid: false, tickCount: 6 },
      },
    },
    layer: layers(
      {
        mark: { type: 'area', color: COLOURS.simulated, opacity: 0.45 },
        encoding: { y: { field: 'low', ...y }, y2: { field: 'high' } },
      },
      {
        mark: {
          type: 'line',
          color: COLOURS.interval,
          point: { color: COLOURS.interval, size: 35 },
        },
        encoding: { y: { field: 'estimate', ...y } },
      },
      exact && {
        mark: { type: 'rule', color: COLOURS.exact, strokeDash: [6, 4], strokeWidth: 1.5 },
        encoding: { y: { datum: fractionValue(exact) }, x: { value: 0 }, x2: { value: 'width' } },
      },
    ),
  };
}
