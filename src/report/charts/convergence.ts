import { capitalised, fractionValue, percent, spoken, wilson } from '../../base/index.ts';
import type { Result } from '../../experiments/index.ts';
import { titleOf, trialOf } from '../tables/cast.ts';
import { type Chart, type ChartSpec, layers } from './chart.ts';
import { LOOK } from './theme.ts';

/** For a single fight: how the simulated estimate of the headline's chance approaches the exact probability. */
export function convergence(results: readonly Result[]): Chart[] {
  const [result, ...others] = results;
  const marks = result?.simulation?.marks ?? [];
  if (!result || others.length > 0 || marks.length < 2) return [];
  return [{ name: 'convergence', spec: convergenceSpec(result, marks) }];
}

function convergenceSpec(
  result: Result,
  marks: readonly { readonly trials: number; readonly hits: number }[],
): ChartSpec {
  const { exact } = result.question.odds;
  const title = titleOf([result]);
  const [, trials] = trialOf([result]);
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
  const last = values.at(-1);
  return {
    ...LOOK,
    description: [
      `${title}, as the number of ${trials} grows.`,
      last &&
        `After ${spoken(last.trials)} ${trials}: ${percent(last.estimate)}, 95% interval ${percent(last.low)} to ${percent(last.high)}.`,
      exact && `Exact: ${percent(fractionValue(exact))}.`,
    ]
      .filter(Boolean)
      .join(' '),
    title: {
      text: title,
      subtitle: `The estimate as the number of ${trials} grows, with its 95% interval${exact ? '; dashed: the exact odds' : ''}`,
    },
    width: 560,
    height: 280,
    data: { values },
    encoding: {
      x: {
        field: 'trials',
        type: 'quantitative',
        scale: { type: 'log', nice: false },
        axis: {
          title: `${capitalised(trials)} simulated`,
          format: '~s',
          grid: false,
          tickCount: 6,
        },
      },
      tooltip: [
        { field: 'trials', type: 'quantitative', title: trials, format: ',' },
        { field: 'estimate', type: 'quantitative', title: 'estimate', format: '.4%' },
        { field: 'low', type: 'quantitative', title: 'from', format: '.4%' },
        { field: 'high', type: 'quantitative', title: 'to', format: '.4%' },
      ],
    },
    layer: layers(
      {
        mark: { type: 'area', style: 'band' },
        encoding: { y: { field: 'low', ...y }, y2: { field: 'high' } },
      },
      {
        mark: { type: 'line', style: 'interval' },
        encoding: { y: { field: 'estimate', ...y } },
      },
      {
        mark: { type: 'point', style: 'interval', filled: true, size: 35 },
        encoding: { y: { field: 'estimate', ...y } },
      },
      exact && {
        mark: { type: 'rule', style: 'exact', strokeDash: [6, 4], strokeWidth: 1.5 },
        encoding: {
          y: { datum: fractionValue(exact) },
          x: { value: 0 },
          x2: { value: 'width' },
          tooltip: { value: `exact: ${percent(fractionValue(exact), 4)}` },
        },
      },
    ),
  };
}
