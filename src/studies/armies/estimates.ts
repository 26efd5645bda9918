/* Estimates what cards are worth, by regression over games between random armies. */

import {
  chancesOf,
  type FittedCoefficients,
  linearRegression,
  logisticRegression,
  type SparseRows,
} from '../../base/index.ts';
import { Draw, MOST_MARGIN, pairIndex, SCORES } from '../../battle/index.ts';
import { cardType } from '../../cards/index.ts';
import type { FirstWins, PairEstimate, Worth } from './armies-json.ts';
import type { ArmiesPlayed } from './counts.ts';

/**
 * For each played game, the copies of each card in one army minus those in the other. Armies are not stored, so they
 * are drawn again from the seed.
 */
export function rowsOf({
  scenario,
  seed,
  ranges,
}: Omit<ArmiesPlayed, 'games' | 'totals'>): SparseRows {
  const draw = new Draw(scenario, seed);
  const [starts, columns, values] = [[0], [] as number[], [] as number[]];
  for (const [first, end] of ranges) {
    for (let game = first; game < end; game++) {
      const row = new Map<number, number>();
      for (const [side, { cards, copies }] of draw.game(game).armies.entries()) {
        for (const [i, card] of cards.entries()) {
          const count = (copies[i] as number) * (side === 0 ? 1 : -1);
          row.set(card, (row.get(card) ?? 0) + count);
        }
      }
      for (const [card, count] of row) {
        if (count === 0) continue;
        columns.push(card);
        values.push(count);
      }
      starts.push(columns.length);
    }
  }
  return {
    width: scenario.cards.length,
    starts: Int32Array.from(starts),
    columns: Int16Array.from(columns),
    values: Int8Array.from(values),
  };
}

/** A card's worth in armies, judged by the margin of points, and the number of games on which the estimate is based. */
export interface WorthInArmies extends Worth {
  readonly games: number;
  /** The seed of the games; absent for an estimate that ships with the program. */
  readonly seed?: string;
}

/** What games between random armies show about a card. */
export interface CardEstimate extends Worth {
  readonly card: string;
  readonly type: string;
  readonly printed: number;
  /** The worth, judged by the margin of points instead of by the winner. */
  readonly byMargin: Worth;
  /** The number of armies that had the card, and the number of its copies in them. */
  readonly armies: number;
  readonly copies: number;
  /** Per copy and game: enemy points destroyed, own points lost, turns taken. */
  readonly destroyed: number;
  readonly lost: number;
  readonly turns: number;
  /** The enemy cards that lost the most figures to this card, and those that destroyed the most of its figures. */
  readonly preys: readonly string[];
  readonly foes: readonly string[];
}

/**
 * Whether there are enough games to state points: the value of a point must exceed three standard errors. With fewer
 * games, the estimates would scatter widely.
 */
export function isEnough({ perPoint }: Pick<ArmiesEstimates, 'perPoint'>): boolean {
  return perPoint.points > 3 * perPoint.standardError;
}

/** The estimates from games between random armies. */
export interface ArmiesEstimates {
  readonly cards: readonly CardEstimate[];
  /** Best partners first. */
  readonly pairs: readonly PairEstimate[];
  /** How much a point adds to the logit of winning. */
  readonly perPoint: Worth;
  readonly byPoints: number;
  readonly rounds: number;
  readonly maps: readonly FirstWins[];
}

/**
 * The worth of each card: a logistic regression of the winner on the copies of each card in one army minus those in the
 * other. It has no intercept, since each army's start area is drawn at random. One factor turns its coefficients into
 * points, so that the mean card is worth its printed points. Standard errors use the delta method and include the
 * factor's own error.
 */
export function armiesEstimates(played: ArmiesPlayed): ArmiesEstimates {
  const { scenario, games, totals } = played;
  const { cards, maps } = scenario;
  const rows = rowsOf(played);
  const of = (sums: ArrayLike<number>, i: number) => sums[i] ?? 0;
  const scores = cards.map((_, i) => (of(totals.score, i) - of(totals.copies, i)) / 2);
  const fit = logisticRegression(rows, scores);
  const worths = inPoints(
    fit,
    cards.map(({ points }) => points),
  );
  const marginWorths = worthsByMargin(played, rows);
  return {
    cards: cards.map(({ card, points }, i): CardEstimate => {
      const copies = of(totals.copies, i);
      const each = (sums: ArrayLike<number>) => of(sums, i) / Math.max(1, copies);
      return {
        card: card.name,
        type: cardType(card),
        printed: points,
        ...(worths.cards[i] as Worth),
        byMargin: marginWorths.cards[i] as Worth,
        armies: of(totals.armies, i),
        copies,
        destroyed: each(totals.pointsDestroyed),
        lost: each(totals.pointsLost),
        turns: each(totals.turns),
        ...duelsOf(played, i),
      };
    }),
    pairs: pairEstimates(played, rows, fit, worths.perPoint.points),
    perPoint: worths.perPoint,
    byPoints: of(totals.byPoints, 0) / games,
    rounds: of(totals.rounds, 0) / games,
    maps: maps.map(({ name }, i) => {
      const [lost = 0, drawn = 0, won = 0] = SCORES.map((_, j) =>
        of(totals.byMap, i * SCORES.length + j),
      );
      const all = lost + drawn + won;
      return { name, games: all, firstWins: (won + drawn / 2) / Math.max(1, all) };
    }),
  };
}

/** The worth of each card, estimated by least squares from the margin of points instead of from the winner. */
export function worthsByMargin(played: ArmiesPlayed, rows = rowsOf(played)): Worths {
  const { cards } = played.scenario;
  const { margin, copies, marginSquares } = played.totals;
  const margins = cards.map((_, i) => (margin[i] ?? 0) - MOST_MARGIN * (copies[i] ?? 0));
  return inPoints(
    linearRegression(rows, margins, marginSquares[0] ?? 0),
    cards.map(({ points }) => points),
  );
}

/** The worth of each card, in the order of the scenario, and the value of a point in the regression's unit. */
interface Worths {
  readonly cards: readonly Worth[];
  readonly perPoint: Worth;
}

/** Coefficients as points, scaled so that their mean equals the mean of the printed points. */
export function inPoints(
  { coefficients, covariance }: FittedCoefficients,
  printed: readonly number[],
): Worths {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const points = sum(printed);
  const perPoint = sum(coefficients) / points;
  // The covariance of each coefficient with the sum of all coefficients, and the variance of that sum.
  const { size, cells } = covariance;
  const withSum = coefficients.map((_, i) => sum([...cells.subarray(i * size, (i + 1) * size)]));
  const ofSum = sum(withSum);
  const cards = coefficients.map((value, i) => {
    const worth = value / perPoint;
    const variance =
      ((cells[i * size + i] as number) -
        (2 * worth * (withSum[i] ?? 0)) / points +
        (worth ** 2 * ofSum) / points ** 2) /
      perPoint ** 2;
    return { points: worth, standardError: Math.sqrt(Math.max(0, variance)) };
  });
  return { cards, perPoint: { points: perPoint, standardError: Math.sqrt(ofSum) / points } };
}

/** The maximum number of enemy cards named for each card. */
const NAMED = 3;

function duelsOf(
  { scenario, totals }: ArmiesPlayed,
  card: number,
): Pick<CardEstimate, 'preys' | 'foes'> {
  const { cards } = scenario;
  const width = totals.destroyedBy.length / cards.length;
  const most = (countOf: (other: number) => number) =>
    cards
      .map(({ card: { name } }, other) => ({ name, count: countOf(other) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, NAMED)
      .map(({ name }) => name);
  return {
    preys: most((other) => totals.destroyedBy[other * width + card] ?? 0),
    foes: most((other) => totals.destroyedBy[card * width + other] ?? 0),
  };
}

/** A pair is estimated only if at least this many armies have both cards. */
const FEWEST_ARMIES = 30;

/**
 * How much better armies with both cards do than the worths of the two cards predict: one scoring step from zero, with
 * all cards' coefficients fixed.
 */
function pairEstimates(
  { scenario, seed, ranges, totals }: ArmiesPlayed,
  rows: ReturnType<typeof rowsOf>,
  { coefficients }: FittedCoefficients,
  perPoint: number,
): PairEstimate[] {
  const { cards } = scenario;
  const chances = chancesOf(rows, coefficients);
  const expected = new Float64Array(totals.pairArmies.length);
  const information = new Float64Array(totals.pairArmies.length);
  const draw = new Draw(scenario, seed);
  let row = 0;
  for (const [first, end] of ranges) {
    for (let game = first; game < end; game++) {
      const chance = chances[row++] ?? 0.5;
      for (const [side, army] of draw.game(game).armies.entries()) {
        const own = side === 0 ? chance : 1 - chance;
        for (const [i, card] of army.cards.entries()) {
          for (const other of army.cards.slice(0, i)) {
            const pair = pairIndex(Math.min(card, other), Math.max(card, other));
            expected[pair] = (expected[pair] ?? 0) + own;
            information[pair] = (information[pair] ?? 0) + own * (1 - own);
          }
        }
      }
    }
  }
  const found: PairEstimate[] = [];
  for (let b = 1; b < cards.length; b++) {
    for (let a = 0; a < b; a++) {
      const pair = pairIndex(a, b);
      const armies = totals.pairArmies[pair] ?? 0;
      if (armies < FEWEST_ARMIES) continue;
      const gain = (totals.pairScore[pair] ?? 0) / 2 - (expected[pair] ?? 0);
      const known = information[pair] ?? 1;
      found.push({
        cards: [cards[a]?.card.name ?? '', cards[b]?.card.name ?? ''],
        armies,
        points: gain / known / perPoint,
        standardError: 1 / Math.sqrt(known) / perPoint,
      });
    }
  }
  const sure = ({ points, standardError }: PairEstimate) => points - 2 * standardError;
  return found.sort((a, b) => sure(b) - sure(a));
}
