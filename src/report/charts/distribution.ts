/* The distribution of one measure as bars. Other charts of odds share its layers. */

import { spoken } from '../../base/index.ts';
import type { Result, Summary } from '../../experiments/index.ts';
import { innerTitle, jointTitle } from '../../rules/index.ts';
import { shareOfTrials, subjectOf, trialOf } from '../tables/cast.ts';
import { alike, isCertain, shownAlone } from '../tables/measures.ts';
import { chartedOutcomes } from '../tables/rare-tail.ts';
import { type Chart, type ChartSpec, type Layer, layers } from './chart.ts';
import { atLeastInWords, type OddsRow, oddsInWords, oddsRow } from './odds-row.ts';
import {
  hasAtLeast,
  orMore,
  readingLabels,
  readingParams,
  readingText,
  readingTooltip,
  readingTransforms,
} from './reading.ts';
import { LOOK } from './theme.ts';

/**
 * For a single fight: the distribution of each count and each name that is not certain. Measures with the same
 * distribution share a chart.
 */
export function distributions(results: readonly Result[]): Chart[] {
  const [result, ...others] = results;
  if (!result || others.length > 0) return [];
  const open = shownAlone(result).filter(
    (summary) =>
      summary.measure.kind !== 'flag' &&
      !isCertain(summary) &&
      // The winner has its own chart, which takes the first turn into account.
      summary.measure.name !== result.account.course?.winner,
  );
  return alike(open).flatMap(([first, ...same]) =>
    first ? [distribution(result, first, same)] : [],
  );
}

/**
 * Simulated bars with their intervals, and a diamond at each exact probability. Without a simulation, the bars are
 * exact.
 *
 * @param same other measures that have the same distribution
 */
export function distribution(result: Result, first: Summary, same: readonly Summary[] = []): Chart {
  const rows = chartedOutcomes(first).map(oddsRow);
  const about = jointTitle([first, ...same].map(({ measure }) => measure));
  const when = `when ${subjectOf([result])}`;
  const title = `${about} ${when}`;
  const atLeast = hasAtLeast(rows) && {
    title: `${orMore(about)}, ${when}`,
    words: `${orMore(about)}, ${when}. ${atLeastInWords(rows)}.`,
  };
  const width = Math.max(320, 56 * rows.length);
  const spec: ChartSpec = {
    ...LOOK,
    description: `${title}. ${oddsInWords(rows)}.`,
    title: {
      text: atLeast ? { expr: readingText(title, atLeast.title) } : title,
      subtitle: legendOf(rows, result),
    },
    width,
    height: 260,
    params: readingParams(rows),
    data: { values: rows },
    transform: readingTransforms(rows),
    encoding: {
      x: {
        field: 'value',
        type: 'ordinal',
        sort: null,
        axis: {
          title: atLeast ? { signal: readingText(about, orMore(about)) } : about,
          labelAngle: 0,
          ...(rows.length > MOST_NUMBERS && { labelOverlap: true }),
          domain: true,
          ticks: false,
          ...readingLabels(rows),
        },
      },
      tooltip: readingTooltip(rows, same.length > 0 ? 'x' : innerTitle(first.measure)),
    },
    layer: oddsLayers(rows, shareOfTrials([result])),
  };
  return {
    name: first.measure.name,
    title,
    ...(atLeast && { atLeast }),
    ...crowded(rows),
    spec,
  };
}

/** A bar is at most 80 pixels wide, even if there are only a few bars. */
const BAR = { expr: "min(80, 0.7 * bandwidth('x'))" };

/** The legend that explains bars and diamonds. */
export function legendOf(rows: readonly OddsRow[], result: Result): string {
  const { trials = 0 } = result.simulation ?? {};
  const hasExact = rows.some(({ exact }) => exact !== undefined);
  if (trials === 0) return 'The exact odds';
  return (
    `Bars: ${spoken(trials)} simulated ${trialOf([result])[1]}, with 95% intervals` +
    (hasExact ? '. Diamonds: the exact odds' : '')
  );
}

/** The maximum number of bars at which the numbers above them do not overlap: on most screens, and on a phone. */
const MOST_NUMBERS = 18;
const MOST_ON_A_PHONE = 10;

export function crowded({ length }: readonly OddsRow[]): { readonly isCrowded?: true } {
  return length > MOST_ON_A_PHONE ? { isCrowded: true } : {};
}

/**
 * The layers of a chart of odds: simulated bars, their intervals, diamonds at the exact odds, and numbers. Without a
 * simulation, the bars show the exact odds.
 *
 * @param bars the number of bars visible at the same time
 */
export function oddsLayers(rows: readonly OddsRow[], share: string, bars = rows.length): Layer[] {
  const hasExact = rows.some(({ exact }) => exact !== undefined);
  const hasSimulated = rows.some(({ simulated }) => simulated !== undefined);
  const best = hasExact ? 'shownExact' : 'shownSimulated';
  const y = {
    type: 'quantitative',
    axis: { title: share, format: '.0%', domain: false, ticks: false },
  } as const;
  return layers(
    hasSimulated && {
      mark: { type: 'bar', style: 'simulated', width: BAR },
      encoding: { y: { field: 'shownSimulated', ...y } },
    },
    hasSimulated && {
      mark: { type: 'rule', style: 'interval', strokeWidth: 2 },
      encoding: { y: { field: 'shownLow', ...y }, y2: { field: 'shownHigh' } },
    },
    !hasSimulated && {
      mark: { type: 'bar', style: 'simulated', width: BAR },
      encoding: { y: { field: 'shownExact', ...y } },
    },
    hasExact &&
      hasSimulated && {
        mark: { type: 'point', style: 'exact', shape: 'diamond', size: 70, filled: true },
        encoding: { y: { field: 'shownExact', ...y } },
      },
    bars <= MOST_NUMBERS && {
      mark: { type: 'text', style: 'number', dy: -13 },
      encoding: {
        y: { field: best, ...y },
        text: { field: 'label', type: 'nominal' },
      },
    },
  );
}
