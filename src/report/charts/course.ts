/* How soon a fight ends, as a chart and, for the explorer, as rows. */

import { percent } from '../../base/index.ts';
import type { Result } from '../../experiments/index.ts';
import { shareOfTrials, subjectOf } from '../tables/cast.ts';
import { MOST_BARS } from '../tables/rare-tail.ts';
import type { Chart, ChartSpec } from './chart.ts';
import { shareOfRow, sideColour, togetherOf, winnersOf } from './sides.ts';
import { LOOK } from './theme.ts';

/** The share of fights that may still be undecided at the right edge of the chart. */
const NEARLY_OVER = 0.001;

/**
 * For a single fight with many rolls and a winner: the chance that the fight has ended, for each turn and each winner.
 */
export function courses(results: readonly Result[]): Chart[] {
  const [result, ...others] = results;
  const course = result && others.length === 0 ? courseOf(result) : undefined;
  if (!result || !course) return [];
  const { unit, winners, rows } = course;
  return [{ name: 'course', spec: courseSpec(result, unit, winners, rows) }];
}

/** How soon a fight ends. */
export interface CourseShown {
  /** The plural noun for what is counted: "turns". */
  readonly unit: string;
  readonly winners: readonly string[];
  readonly rows: readonly CourseRow[];
}

/** The course of a fight; undefined if no one can win, or if the fight always ends in the first step. */
export function courseOf(result: Result): CourseShown | undefined {
  const { course, measures } = result.account;
  if (course?.winner === undefined) return undefined;
  const known = togetherOf(result, [course.count, course.winner]);
  const measure = measures.find(({ name }) => name === course.count);
  if (!known || !measure) return undefined;
  const ends = known.rows.map((row) => ({
    count: Number(row.values[0]),
    winner: String(row.values[1]),
    share: shareOfRow(row),
  }));
  const winners = winnersOf(
    result,
    ends.map(({ winner }) => winner),
  );
  const steps = stepsOf(ends);
  if (steps.length < 2) return undefined;
  const rows = steps.flatMap((step) =>
    winners.map((winner, order) => ({
      step,
      winner,
      order,
      share: sum(ends.filter((one) => one.winner === winner && one.count <= step)),
    })),
  );
  return { unit: measure.title.toLowerCase(), winners, rows };
}

interface Ended {
  readonly count: number;
  readonly winner: string;
  readonly share: number;
}

export interface CourseRow {
  readonly step: number;
  readonly winner: string;
  /** The side's position in the stack, from the bottom. */
  readonly order: number;
  /** The probability that the side has won by this step. */
  readonly share: number;
}

/** Every turn until the last one. If there are too many turns to draw, only until nearly every fight has ended. */
function stepsOf(ends: readonly Ended[]): number[] {
  const most = Math.max(0, ...ends.map(({ count }) => count));
  const all = Array.from({ length: most }, (_, i) => i + 1);
  if (most <= MOST_BARS) return all;
  const last = all.find((step) => 1 - sum(ends.filter(({ count }) => count <= step)) < NEARLY_OVER);
  return all.slice(0, last ?? most);
}

function sum(ends: readonly Ended[]): number {
  return ends.reduce((all, { share }) => all + share, 0);
}

function courseSpec(
  result: Result,
  unit: string,
  winners: readonly string[],
  rows: readonly CourseRow[],
): ChartSpec {
  const one = unit.replace(/s$/, '');
  const title = `How soon it is over when ${subjectOf([result])}`;
  const isExact = result.question.odds.exact !== undefined;
  return {
    ...LOOK,
    description: `${title}. ${inWords(one, rows)}.`,
    title: {
      text: title,
      subtitle: `The chance that one side has won within this many ${unit} (${isExact ? 'the exact odds' : 'simulated'})`,
    },
    width: 560,
    height: 280,
    data: { values: [...rows] },
    mark: { type: 'bar', width: { band: 0.86 } },
    encoding: {
      x: {
        field: 'step',
        type: 'ordinal',
        axis: {
          title: `After ${one}`,
          labelAngle: 0,
          labelOverlap: true,
          domain: true,
          ticks: false,
        },
      },
      y: {
        field: 'share',
        type: 'quantitative',
        stack: 'zero',
        scale: { domain: [0, 1] },
        axis: { title: shareOfTrials([result]), format: '.0%', domain: false, ticks: false },
      },
      order: { field: 'order', type: 'quantitative' },
      color: sideColour('winner', winners),
      tooltip: [
        { field: 'step', type: 'ordinal', title: `after ${one}` },
        { field: 'winner', type: 'nominal', title: 'has won' },
        { field: 'share', type: 'quantitative', title: 'chance', format: '.4%' },
      ],
    },
  };
}

/** "After turn 1: Hawkgirl 0.1%, Solomon Grundy 2.7%; after turn 2: …" */
function inWords(one: string, rows: readonly CourseRow[]): string {
  const steps = [...new Set(rows.map(({ step }) => step))];
  return steps
    .map((step) => {
      const won = rows
        .filter((row) => row.step === step && row.share > 0)
        .map(({ winner, share }) => `${winner} ${percent(share, 1)}`);
      return `After ${one} ${step}: ${won.join(', ') || 'no one'}`;
    })
    .join('; ');
}
