/* What the winner of a fight has left, as a chart and, for the explorer, as rows. */

import { capitalised, decimal, grouped, percent } from '../../base/index.ts';
import type { Result } from '../../experiments/index.ts';
import { verbOfRole } from '../../rules/index.ts';
import { bandsUpTo } from '../tables/bands.ts';
import { shareOfTrials, subjectOf, trialOf } from '../tables/cast.ts';
import { type Chart, type ChartSpec, layers } from './chart.ts';
import { leftUnitOf, shareOfRow, sideColour, togetherOf, winnersOf } from './sides.ts';
import { LOOK } from './theme.ts';

/**
 * For a single fight with a winner: what the winner has left, with one side's wins on the left and the other's on the
 * right.
 */
export function whatIsLeft(results: readonly Result[]): Chart[] {
  const [result, ...others] = results;
  const rows = result && others.length === 0 ? leftRows(result) : [];
  return result && rows.length > 1 ? [{ name: 'left', spec: leftSpec(result, rows) }] : [];
}

/** What each side has left in the fights that it wins. */
export function leftRows(result: Result): LeftRow[] {
  const { winner, left = [] } = result.account.course ?? {};
  if (winner === undefined) return [];
  return left.flatMap(({ side, measure }, i) =>
    (togetherOf(result, [measure, winner])?.rows ?? []).flatMap((row) => {
      const [life, who] = row.values;
      const share = shareOfRow(row);
      if (who !== side || share === 0) return [];
      return [{ side, life: Number(life), share, signed: i === 0 ? -share : share }];
    }),
  );
}

export interface LeftRow {
  readonly side: string;
  readonly life: number;
  readonly share: number;
  /** The share, negative for the side on the left. */
  readonly signed: number;
}

/** With more rows, the numbers would overlap. */
const MOST_NUMBERS = 24;
const TALLEST = 480;
const STEP = 26;

function leftSpec(result: Result, rows: readonly LeftRow[]): ChartSpec {
  const winners = winnersOf(result);
  const unit = `${capitalised(leftUnitOf(result))} left`;
  const most = Math.max(...rows.map(({ life }) => life));
  const bandOf = bandsUpTo(most);
  const all = Array.from({ length: most }, (_, i) => bandOf(most - i));
  const bands = [...new Set(all)];
  const shown = inBands(rows, bandOf);
  const title = `What the winner has left when ${subjectOf([result])}`;
  // The labels of bands are longer and would overlap the numbers on a phone.
  const room = bands.some((band) => typeof band === 'string') ? 1.6 : 1.25;
  const widest = room * Math.max(...shown.map(({ share }) => share));
  const x = {
    field: 'signed',
    type: 'quantitative',
    scale: { domain: [-widest, widest] as number[], nice: false },
    axis: {
      title: shareOfTrials([result]),
      labelExpr: "format(abs(datum.value), '.0%')",
      tickCount: 7,
      domain: false,
      ticks: false,
    },
  } as const;
  const number = (isLeft: boolean) => ({
    transform: [{ filter: `datum.signed ${isLeft ? '<' : '>'} 0` }],
    mark: {
      type: 'text' as const,
      style: 'number',
      align: isLeft ? ('right' as const) : ('left' as const),
      dx: isLeft ? -5 : 5,
    },
    encoding: { x, text: { field: 'share', type: 'quantitative' as const, format: '.1%' } },
  });
  return {
    ...LOOK,
    description: `${title}. ${winners.map((side) => inWords(result, side, rows)).join('. ')}.`,
    title: { text: title, subtitle: winners.map((side) => meanText(result, side, rows)) },
    width: 560,
    height: Math.min(TALLEST, STEP * bands.length),
    data: { values: shown },
    encoding: {
      y: {
        field: 'life',
        type: 'ordinal',
        scale: { domain: bands },
        axis: { title: unit, labelOverlap: true, domain: false, ticks: false },
      },
      tooltip: [
        { field: 'side', type: 'nominal', title: 'winner' },
        { field: 'life', type: 'ordinal', title: unit },
        { field: 'share', type: 'quantitative', title: 'chance', format: '.4%' },
      ],
    },
    layer: layers(
      {
        mark: { type: 'bar', height: { band: 0.8 } },
        encoding: { x, color: sideColour('side', winners) },
      },
      bands.length <= MOST_NUMBERS && number(true),
      bands.length <= MOST_NUMBERS && number(false),
    ),
  };
}

/** The rows; if there are very many values, in bands. The shares within a band are added up for each side. */
function inBands(rows: readonly LeftRow[], bandOf: (life: number) => number | string) {
  const bands = new Map<string, Omit<LeftRow, 'life'> & { readonly life: number | string }>();
  for (const { side, life, share, signed } of rows) {
    const band = bandOf(life);
    const key = JSON.stringify([side, band]);
    const before = bands.get(key) ?? { share: 0, signed: 0 };
    bands.set(key, {
      side,
      life: band,
      share: before.share + share,
      signed: before.signed + signed,
    });
  }
  return [...bands.values()];
}

/** "When Hawkgirl wins (7.9%): 2.0 Life left on average" */
export function meanText(result: Result, side: string, rows: readonly LeftRow[]): string {
  const own = rows.filter((row) => row.side === side);
  const wins = own.reduce((sum, { share }) => sum + share, 0);
  const won = verbOfRole(result.account.cast, side, 'wins');
  if (wins === 0) return `${side} ${neverText(result, won)}`;
  const mean = own.reduce((sum, { share, life }) => sum + share * life, 0) / wins;
  return `When ${side} ${won} (${percent(wins, 1)} of the time), ${decimal(mean, 1)} ${leftUnitOf(result)} left on average`;
}

/** The words for a side that never wins. Only exact odds justify "never". */
function neverText(result: Result, won: string): string {
  const { simulation, question } = result;
  if (question.odds.exact || !simulation) return `never ${won}`;
  const [one, several] = trialOf([result]);
  const { trials } = simulation;
  return `${won} none of ${grouped(trials)} ${trials === 1 ? one : several}`;
}

function inWords(result: Result, side: string, rows: readonly LeftRow[]): string {
  const own = rows.filter((row) => row.side === side).toSorted((a, b) => a.life - b.life);
  const odds = own.map(({ life, share }) => `${life}: ${percent(share, 1)}`);
  return `${meanText(result, side, rows)}; ${odds.join(', ')}`;
}
