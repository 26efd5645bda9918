import type { TopLevelSpec } from 'vega-lite';
import { fractionValue } from '../../measures/fraction.ts';
import type { Summary } from '../../measures/summary.ts';
import type { Result } from '../../results/result.ts';
import { spoken } from '../../words/numbers.ts';
import { isCertain } from '../tables/measures.ts';
import { type Chart, layers, SCHEMA } from './chart.ts';
import { COLOURS, THEME } from './theme.ts';

/** For a single attack: the distribution of every count and name that is not certain. */
export function distributions(results: readonly Result[]): Chart[] {
  const [result, ...others] = results;
  if (!result || others.length > 0) return [];
  return result.summaries
    .filter((summary) => summary.measure.kind !== 'flag' && !isCertain(summary))
    .map((summary) => ({ name: summary.measure.name, spec: distribution(result, summary) }));
}

/** Simulated bars with interval whiskers, and a diamond at every exact probability. */
export function distribution(result: Result, { measure, outcomes }: Summary): TopLevelSpec {
  const values = outcomes.map(({ value, exact, simulated }) => ({
    value,
    ...(exact && { exact: fractionValue(exact) }),
    ...(simulated && {
      simulated: simulated.probability,
      low: simulated.low,
      high: simulated.high,
    }),
  }));
  const hasExact = outcomes.some(({ exact }) => exact);
  const hasSimulated = outcomes.some(({ simulated }) => simulated);
  const x = {
    field: 'value',
    type: 'ordinal',
    sort: null,
    axis: { title: measure.title, labelAngle: 0, domain: true, ticks: false },
  } as const;
  const percentAxis = { title: 'Share of attacks', format: '.0%', domain: false, ticks: false };
  return {
    $schema: SCHEMA,
    config: THEME,
    title: {
      text: `${measure.title} when ${result.plan.subject}`,
      subtitle: [
        ...(result.simulation
          ? [
              `Bars: ${spoken(result.simulation.trials)} simulated attacks, with 95% intervals` +
                (hasExact ? '. Diamonds: the exact odds' : ''),
            ]
          : ['Diamonds: the exact odds']),
      ],
    },
    width: Math.max(320, 56 * values.length),
    height: 260,
    data: { values },
    encoding: { x },
    layer: layers(
      hasSimulated && {
        mark: {
          type: 'bar',
          color: COLOURS.simulated,
          stroke: COLOURS.interval,
          width: { band: 0.7 },
        },
        encoding: { y: { field: 'simulated', type: 'quantitative', axis: percentAxis } },
      },
      hasSimulated && {
        mark: { type: 'rule', color: COLOURS.interval, strokeWidth: 2 },
        encoding: { y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' } },
      },
      hasExact && {
        mark: { type: 'point', shape: 'diamond', size: 70, filled: true, color: COLOURS.exact },
        encoding: { y: { field: 'exact', type: 'quantitative', axis: percentAxis } },
      },
      {
        mark: { type: 'text', dy: -13, fontSize: 12, color: '#333' },
        encoding: {
          y: { field: hasExact ? 'exact' : 'simulated', type: 'quantitative' },
          text: { field: hasExact ? 'exact' : 'simulated', type: 'quantitative', format: '.1%' },
        },
      },
    ),
  };
}
