import type { Result } from '../../results/result.ts';
import type { Summary } from '../../results/summary.ts';
import { spoken } from '../../words/numbers.ts';
import { subjectOf } from '../sentences/cast.ts';
import { isCertain } from '../tables/measures.ts';
import { type Chart, type ChartSpec, type Layer, layers, SCHEMA } from './chart.ts';
import { type OddsRow, oddsInWords, oddsRow } from './odds-row.ts';
import { readingParams, readingTooltip, readingTransforms } from './reading.ts';
import { THEME } from './theme.ts';

/** For a single attack: the distribution of every count and name that is not certain. */
export function distributions(results: readonly Result[]): Chart[] {
  const [result, ...others] = results;
  if (!result || others.length > 0) return [];
  return result.summaries
    .filter((summary) => summary.measure.kind !== 'flag' && !isCertain(summary))
    .map((summary) => ({ name: summary.measure.name, spec: distribution(result, summary) }));
}

/** Simulated bars with interval whiskers, and a diamond at every exact probability. */
export function distribution(result: Result, { measure, outcomes }: Summary): ChartSpec {
  const rows = outcomes.map(oddsRow);
  const title = `${measure.title} when ${subjectOf([result])}`;
  return {
    $schema: SCHEMA,
    config: THEME,
    description: `${title}. ${oddsInWords(rows)}.`,
    title: { text: title, subtitle: legendOf(rows, result.simulation?.trials) },
    width: Math.max(320, 56 * rows.length),
    height: 260,
    params: readingParams(rows),
    data: { values: rows },
    transform: readingTransforms(rows),
    encoding: {
      x: {
        field: 'value',
        type: 'ordinal',
        sort: null,
        axis: { title: measure.title, labelAngle: 0, domain: true, ticks: false },
      },
      tooltip: readingTooltip(rows, measure.title.toLowerCase()),
    },
    layer: oddsLayers(rows),
  };
}

/** What bars and diamonds stand for. */
export function legendOf(rows: readonly OddsRow[], trials = 0): string {
  const hasExact = rows.some(({ exact }) => exact !== undefined);
  if (trials === 0) return 'Diamonds: the exact odds';
  return (
    `Bars: ${spoken(trials)} simulated attacks, with 95% intervals` +
    (hasExact ? '. Diamonds: the exact odds' : '')
  );
}

/** The layers of a chart of odds: what was simulated, its intervals, what is exact, the numbers. */
export function oddsLayers(rows: readonly OddsRow[]): Layer[] {
  const hasExact = rows.some(({ exact }) => exact !== undefined);
  const hasSimulated = rows.some(({ simulated }) => simulated !== undefined);
  const best = hasExact ? 'shownExact' : 'shownSimulated';
  const y = {
    type: 'quantitative',
    axis: { title: 'Share of attacks', format: '.0%', domain: false, ticks: false },
  } as const;
  return layers(
    hasSimulated && {
      mark: { type: 'bar', style: 'simulated', width: { band: 0.7 } },
      encoding: { y: { field: 'shownSimulated', ...y } },
    },
    hasSimulated && {
      mark: { type: 'rule', style: 'interval', strokeWidth: 2 },
      encoding: { y: { field: 'shownLow', ...y }, y2: { field: 'shownHigh' } },
    },
    hasExact && {
      mark: { type: 'point', style: 'exact', shape: 'diamond', size: 70, filled: true },
      encoding: { y: { field: 'shownExact', ...y } },
    },
    {
      mark: { type: 'text', style: 'number', dy: -13 },
      encoding: {
        y: { field: best, ...y },
        text: { field: 'label', type: 'nominal' },
      },
    },
  );
}
