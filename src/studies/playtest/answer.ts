/* Estimates what a card should cost, from games between random armies with and without it. */

import { type Interval, logisticRegression, wilson, Z95 } from '../../base/index.ts';
import {
  ARMY_KINDS,
  type ArmyKind,
  DIFFERENCES,
  MOST_DIFFERENCE,
  OWN_CAUSES,
  ownLeftOut,
  pairIndex,
  SCORES,
} from '../../battle/index.ts';
import type { ArmiesPlayed } from '../armies/counts.ts';
import type {
  CardShare,
  PartWorth,
  PlaytestAnswer,
  ShouldCost,
  WinShare,
} from './playtest-json.ts';

/** How many games one side of a playtest played. Rows are differences in points, columns are scores. */
type Counts = readonly (readonly number[])[];

/**
 * What a card should cost: the points at which an army with the card does as well as an army of other cards with the
 * same total points. A logistic regression explains the winner by the army's points minus its opponent's, with one
 * intercept for armies with the card and one for armies without it. The difference of the intercepts, divided by the
 * value of a point, is added to the points that the card had in the games. The two games of a pair share opponents, map
 * and dice; the correlation of their results narrows the interval (delta method).
 */
export function playtestAnswer(played: ArmiesPlayed): PlaytestAnswer {
  const { scenario, seed, games, totals } = played;
  const tested = scenario.playtest?.card ?? 0;
  const card = scenario.cards[tested];
  if (!card) throw new RangeError('a playtest has a card');
  const [kinds, maps] = [[...ARMY_KINDS.keys()], [...scenario.maps.keys()]];
  const counts = (hasCard: boolean, ofKinds = kinds, ofMaps = maps) =>
    countsOf(played, hasCard, ofKinds, ofMaps);
  const [withCard, without] = [counts(true), counts(false)];
  const leftOut = ownLeftOut(scenario).map(({ name, reason }) => ({ name, reason }));
  const fit = slopeOf(withCard, without);
  const correlation = correlationOf(Array.from(totals.pairs));
  const part = (name: string, ofKinds: number[], ofMaps: number[]): PartWorth => {
    const [a, b] = [counts(true, ofKinds, ofMaps), counts(false, ofKinds, ofMaps)];
    const worth = fit.isTold ? partWorth(a, b, fit.slope, correlation, card.points) : undefined;
    return { name, with: shareOf(a), without: shareOf(b), ...(worth && { worth }) };
  };
  return {
    card: card.card.name,
    seed,
    games,
    counted: card.points,
    worth: wholeWorth(fit, correlation, card.points),
    isTold: fit.isTold,
    with: shareOf(withCard),
    without: shareOf(without),
    maps: maps.map((map) => part(scenario.maps[map]?.name ?? '', kinds, [map])),
    kinds: kinds.map((kind) => part(KIND_NAMES[ARMY_KINDS[kind] as ArmyKind], [kind], maps)),
    ...companyOf(played, tested),
    ...(leftOut.length > 0 && { leftOut }),
  };
}

const KIND_NAMES: Readonly<Record<ArmyKind, string>> = {
  bonding: 'with a partner of the card',
  ranged: 'mostly ranged',
  melee: 'mostly melee',
};

function countsOf(
  { scenario: { maps }, totals: { tested } }: ArmiesPlayed,
  hasCard: boolean,
  ofKinds: readonly number[],
  ofMaps: readonly number[],
): Counts {
  return Array.from({ length: DIFFERENCES }, (_, difference) =>
    SCORES.map((__, score) => {
      let sum = 0;
      for (const kind of ofKinds) {
        for (const map of ofMaps) {
          const row = (Number(!hasCard) * ARMY_KINDS.length + kind) * maps.length + map;
          sum += tested[(row * DIFFERENCES + difference) * SCORES.length + score] ?? 0;
        }
      }
      return sum;
    }),
  );
}

function shareOf(counts: Counts): WinShare {
  const [lost = 0, drawn = 0, won = 0] = SCORES.map((_, score) =>
    counts.reduce((sum, row) => sum + (row[score] ?? 0), 0),
  );
  const games = lost + drawn + won;
  if (games === 0) return { games, share: 0.5, low: 0, high: 1 };
  const wins = won + drawn / 2;
  return { games, share: wins / games, ...wilson(wins, games) };
}

/** Points enter the regression in hundreds, so that its columns have similar scales. */
const HUNDRED = 100;

interface Slope {
  /** Logits per point. */
  readonly slope: number;
  readonly isTold: boolean;
  /** The intercept with the card minus the intercept without it, in logits. */
  readonly gain: number;
  /**
   * Covariances by index: 0 is the slope (per hundred points), 1 the intercept with the card, 2 the intercept without
   * it.
   */
  readonly of: (a: number, b: number) => number;
}

function slopeOf(withCard: Counts, without: Counts): Slope {
  const [starts, columns, values] = [[0], [] as number[], [] as number[]];
  const sums = [0, 0, 0];
  for (const [column, counts] of [withCard, without].entries()) {
    for (const [at, row] of counts.entries()) {
      const difference = (at - MOST_DIFFERENCE) / HUNDRED;
      for (const [score, games] of row.entries()) {
        const result = score / 2 - 0.5;
        sums[0] = (sums[0] ?? 0) + games * difference * result;
        sums[1 + column] = (sums[1 + column] ?? 0) + games * result;
        for (let game = 0; game < games; game++) {
          columns.push(0, 1 + column);
          values.push(difference, 1);
          starts.push(columns.length);
        }
      }
    }
  }
  const { coefficients, covariance } = logisticRegression(
    { width: 3, starts, columns, values },
    sums,
  );
  const of = (a: number, b: number) => covariance.cells[a * covariance.size + b] as number;
  const [slope = 0, own = 0, others = 0] = coefficients;
  return {
    slope: slope / HUNDRED,
    isTold: slope > 3 * Math.sqrt(of(0, 0)),
    gain: own - others,
    of,
  };
}

function wholeWorth({ slope, gain, of }: Slope, correlation: number, counted: number): ShouldCost {
  const shared = correlation * Math.sqrt(of(1, 1) * of(2, 2));
  const ofGain = of(1, 1) + of(2, 2) - 2 * of(1, 2) - 2 * shared;
  const [ofSlope, both] = [of(0, 0) / HUNDRED ** 2, (of(0, 1) - of(0, 2)) / HUNDRED];
  const more = gain / slope;
  const variance = (ofGain - 2 * more * both + more ** 2 * ofSlope) / slope ** 2;
  return around(counted + more, Math.sqrt(Math.max(0, variance)));
}

/** A part of the games gets an estimate of points only if it has at least this many games with the card. */
const FEWEST_GAMES = 100;

/** What the card should cost according to a part of the games. The value of a point comes from all games. */
function partWorth(
  withCard: Counts,
  without: Counts,
  slope: number,
  correlation: number,
  counted: number,
): ShouldCost | undefined {
  if (shareOf(withCard).games < FEWEST_GAMES) return undefined;
  const [a, b] = [interceptOf(withCard, slope), interceptOf(without, slope)];
  const variance = a.variance + b.variance - 2 * correlation * Math.sqrt(a.variance * b.variance);
  return around(counted + (a.value - b.value) / slope, Math.sqrt(variance) / slope);
}

const STEPS = 30;

/** The logit of winning at equal points. */
function interceptOf(
  counts: Counts,
  slope: number,
): { readonly value: number; readonly variance: number } {
  let value = 0;
  let information = 1;
  for (let step = 0; step < STEPS; step++) {
    let left = 0;
    information = 0;
    for (const [at, row] of counts.entries()) {
      const chance = 1 / (1 + Math.exp(-(value + slope * (at - MOST_DIFFERENCE))));
      for (const [score, games] of row.entries()) {
        left += games * (score / 2 - chance);
        information += games * chance * (1 - chance);
      }
    }
    value += Math.max(-1, Math.min(1, left / Math.max(information, 1e-9)));
  }
  return { value, variance: 1 / Math.max(information, 1e-9) };
}

function around(points: number, standardError: number): ShouldCost {
  return { points, low: points - Z95 * standardError, high: points + Z95 * standardError };
}

/** The correlation between the scores of the two games of a pair. */
function correlationOf(pairs: readonly number[]): number {
  const size = SCORES.length;
  let [all, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0];
  for (const [at, count] of pairs.entries()) {
    const [one, other] = [Math.floor(at / size), at % size];
    all += count;
    a += count * one;
    b += count * other;
    aa += count * one * one;
    bb += count * other * other;
    ab += count * one * other;
  }
  if (all === 0) return 0;
  const spread = Math.sqrt((aa / all - (a / all) ** 2) * (bb / all - (b / all) ** 2));
  return spread === 0 ? 0 : (ab / all - (a / all) * (b / all)) / spread;
}

/** The maximum number of cards named, and the minimum number of armies that a named companion was in. */
const NAMED = 8;
const FEWEST_ARMIES = 20;

function companyOf(
  { scenario: { cards }, totals }: ArmiesPlayed,
  tested: number,
): Pick<PlaytestAnswer, 'destroyed' | 'destroyedBy' | 'partners'> {
  const games = totals.armies[tested] ?? 0;
  const width = cards.length + OWN_CAUSES.length;
  const nameOf = (at: number) => cards[at]?.card.name ?? OWN_CAUSES[at - cards.length] ?? '';
  const most = (count: number, of: (at: number) => number) =>
    Array.from({ length: count }, (_, at) => ({
      card: nameOf(at),
      value: of(at) / Math.max(1, games),
      games,
    }))
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value)
      .slice(0, NAMED);
  const partners = cards.flatMap(({ card }, at): (CardShare & Interval)[] => {
    if (at === tested) return [];
    const pair = pairIndex(Math.min(at, tested), Math.max(at, tested));
    const armies = totals.pairArmies[pair] ?? 0;
    if (armies < FEWEST_ARMIES) return [];
    const wins = (totals.pairScore[pair] ?? 0) / 2;
    return [{ card: card.name, value: wins / armies, games: armies, ...wilson(wins, armies) }];
  });
  return {
    destroyed: most(cards.length, (at) => totals.destroyedBy[at * width + tested] ?? 0),
    destroyedBy: most(width, (at) => totals.destroyedBy[tested * width + at] ?? 0),
    partners: partners
      .sort((a, b) => b.low - a.low)
      .slice(0, NAMED)
      .map(({ card, value, games: armies }) => ({ card, value, games: armies })),
  };
}
