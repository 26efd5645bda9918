/* Who wins, depending on who has the first turn, as a chart and, for the explorer, as rows. */

import { percent } from '../../base/index.ts';
import type { Result } from '../../experiments/index.ts';
import type { Options } from '../../rules/index.ts';
import { shareOfTrials, subjectOf } from '../tables/cast.ts';
import type { Chart, ChartSpec, Layer } from './chart.ts';
import { nameAxis } from './labels.ts';
import { sideColour, winnersOf } from './sides.ts';
import { LOOK } from './theme.ts';

/** For a single fight: who wins, depending on who has the first turn. */
export function whoWins(results: readonly Result[]): Chart[] {
  const [result, ...others] = results;
  const { options, course } = result?.account ?? {};
  if (!result || others.length > 0 || !options?.areChances || !course) return [];
  return [{ name: 'first', spec: firstSpec(result, options) }];
}

const NOBODY = 'nobody';

/** A smaller remainder is a rounding error. */
const NOTHING = 1e-9;

/**
 * The share of fights that each side wins, depending on who has the first turn. If no one may win, there is also the
 * share of fights that no one wins.
 */
export function firstRows(result: Result, { rows }: Options) {
  const sides = winnersOf(result);
  return rows.flatMap(({ name, values }) => {
    const rest = 1 - values.reduce((sum, value) => sum + value, 0);
    const shares = rest > NOTHING ? [...values, rest] : values;
    return shares.map((share, order) => ({
      first: name,
      winner: sides[order] ?? NOBODY,
      order,
      share,
    }));
  });
}

function firstSpec(result: Result, options: Options): ChartSpec {
  const { rows } = options;
  const names = rows.map(({ name }) => name);
  const sides = winnersOf(result);
  const all = firstRows(result, options);
  const winners = [...new Set([...sides, ...all.map(({ winner }) => winner)])];
  const title = `Who wins when ${subjectOf([result])}`;
  const x = {
    field: 'share',
    type: 'quantitative',
    stack: 'zero',
    scale: { domain: [0, 1] as number[] },
    axis: { title: shareOfTrials([result]), format: '.0%', domain: false, ticks: false },
  } as const;
  return {
    ...LOOK,
    description: `${title}, by who has the first turn. ${rows.map((row) => inWords(row, winners)).join('. ')}.`,
    title: { text: title, subtitle: 'The exact odds, by who has the first turn' },
    width: 560,
    height: STEP * rows.length,
    data: { values: all },
    encoding: {
      y: {
        field: 'first',
        type: 'nominal',
        sort: null,
        title: null,
        axis: {
          domain: false,
          ticks: false,
          ...nameAxis(names, MOST_LABEL),
        },
      },
      order: { field: 'order', type: 'quantitative' },
      tooltip: [
        { field: 'first', type: 'nominal', title: 'first turn' },
        { field: 'winner', type: 'nominal', title: 'winner' },
        { field: 'share', type: 'quantitative', title: 'chance', format: '.4%' },
      ],
    },
    layer: [
      {
        mark: { type: 'bar', height: BAR, yOffset: LOWER },
        encoding: { x, color: sideColour('winner', winners) },
      },
      numberAt('left', sides[0]),
      numberAt('right', sides[1]),
    ],
  };
}

/** The maximum width of a row's label, in pixels. */
const MOST_LABEL = 150;

/**
 * In pixels: the heights of a row and of its bar, then the offsets of the bar, and of the number above the bar, from
 * the middle of the row.
 */
const STEP = 52;
const BAR = 20;
const LOWER = 8;
const HIGHER = -11;

/** A side's chance, above the side's end of the bar. */
function numberAt(end: 'left' | 'right', side: string | undefined): Layer {
  return {
    transform: [{ filter: { field: 'winner', equal: side ?? '' } }],
    mark: { type: 'text', style: 'number', align: end, yOffset: HIGHER },
    encoding: {
      x: { value: end === 'left' ? 0 : 'width' },
      text: { field: 'share', type: 'quantitative', format: '.1%' },
    },
  };
}

function inWords({ name, values }: Options['rows'][number], winners: readonly string[]): string {
  const odds = values.map((value, i) => `${winners[i]} ${percent(value, 1)}`);
  return `First ${name}: ${odds.join(', ')}`;
}
