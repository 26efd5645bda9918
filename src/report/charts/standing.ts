import type { Result, Summary } from '../../experiments/index.ts';
import { shareOfTrials, subjectOf } from '../tables/cast.ts';
import { isCertain } from '../tables/measures.ts';
import { chartedOutcomes } from '../tables/rare-tail.ts';
import type { Chart, ChartSpec } from './chart.ts';
import { crowded, legendOf, oddsLayers } from './distribution.ts';
import { type OddsRow, oddsInWords, oddsRow } from './odds-row.ts';
import { readingTooltip, readingTransforms } from './reading.ts';
import { LOOK } from './theme.ts';

/** For a single fight that can end in only one way: the chance that it continues after n attacks. */
export function standing(results: readonly Result[]): Chart[] {
  const [result, ...others] = results;
  const course = result?.account.course;
  if (!result || others.length > 0 || !course || course.winner !== undefined) return [];
  const summary = result.measured.find(({ measure }) => measure.name === course.count);
  if (!summary || isCertain(summary)) return [];
  const rows = standingRows(summary);
  return [{ name: 'standing', ...crowded(rows), spec: standingSpec(result, rows) }];
}

function standingSpec(result: Result, rows: readonly OddsRow[]): ChartSpec {
  const { defender } = result.account.cast;
  const title = `How long ${defender} survives when ${subjectOf([result])}`;
  const about = 'attacks';
  return {
    ...LOOK,
    description: `${title}. The chance that ${defender} survives this many attacks: ${oddsInWords(rows)}.`,
    title: { text: title, subtitle: legendOf(rows, result) },
    width: Math.max(320, 44 * rows.length),
    height: 260,
    data: { values: [...rows] },
    transform: readingTransforms(rows),
    encoding: {
      x: {
        field: 'value',
        type: 'ordinal',
        sort: null,
        axis: {
          title: `Survives this many ${about}`,
          labelAngle: 0,
          labelOverlap: true,
          domain: true,
          ticks: false,
        },
      },
      tooltip: readingTooltip(rows, about),
    },
    layer: oddsLayers(rows, shareOfTrials([result])),
  };
}

/**
 * The chance that the defender still stands after n attacks, which is the chance that the fight takes more than n
 * attacks.
 */
function standingRows(summary: Summary): OddsRow[] {
  const outcomes = chartedOutcomes(summary).filter(({ value }) => typeof value === 'number');
  return outcomes.slice(0, -1).map(({ value }, i) => {
    const after = outcomes[i + 1]?.atLeast ?? {};
    return oddsRow({ value, ...after });
  });
}
