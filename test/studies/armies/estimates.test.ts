import { expect, test } from 'vitest';
import { Draw } from '../../../src/battle/armies/draw.ts';
import { MOST_MARGIN, newArmiesTotals, pairIndex } from '../../../src/battle/armies/totals.ts';
import { armiesAnswer } from '../../../src/studies/armies/answer.ts';
import { type ArmiesEstimates, armiesEstimates } from '../../../src/studies/armies/estimates.ts';
import { armies } from '../../battle/armies/setup.ts';
import { Xoshiro } from '../../oracle/xoshiro.ts';

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const POINTS = [40, 50, 60, 70, 80, 90, 100, 110, 120, 130];
/** Points that each card is worth; their mean is that of the printed points. */
const WORTHS = [80, 50, 40, 90, 70, 60, 130, 110, 100, 120];
/** Logits of winning for each point. */
const PER_POINT = 0.02;
/** Points that both of the first two cards add to each other's army. */
const TOGETHER = 60;

const GAMES = 3000;
const SEED = 'known';

const numbers = { life: 4, move: 5, range: 1, attack: 3, defense: 3 };
const scenario = armies({
  collection: 'own',
  points: 300,
  cards: NAMES.map((name, i) => ({ ...numbers, name, points: POINTS[i] ?? 0 })),
});

interface Ends {
  readonly together?: number;
  /** The share of games that are drawn. */
  readonly drawn?: number;
}

/** Sums over games of armies as they are drawn, in which the worths decide by chance who wins. */
function played({ together = 0, drawn = 0 }: Ends = {}) {
  const totals = newArmiesTotals(scenario);
  const draw = new Draw(scenario, SEED);
  const source = new Xoshiro([5, 6, 7, 8]);
  const uniform = () => Number(source.next()) / 2 ** 32;
  for (let game = 0; game < GAMES; game++) {
    const { map, armies: both } = draw.game(game);
    const [own = 0, other = 0] = both.map(({ cards, copies }) => {
      const worth = cards.reduce((sum, card, i) => sum + (WORTHS[card] ?? 0) * (copies[i] ?? 0), 0);
      return worth + (cards.includes(0) && cards.includes(1) ? together : 0);
    });
    const chance = 1 / (1 + Math.exp(-PER_POINT * (own - other)));
    const score = uniform() < drawn ? 1 : uniform() < chance ? 2 : 0;
    count(totals.byMap, 3 * map + score);
    for (const [side, { cards, copies }] of both.entries()) {
      const ofSide = side === 0 ? score : 2 - score;
      const margin = side === 0 ? own - other : other - own;
      for (const [i, card] of cards.entries()) {
        const times = copies[i] ?? 0;
        count(totals.armies, card);
        count(totals.copies, card, times);
        count(totals.score, card, times * ofSide);
        count(totals.margin, card, times * (margin + MOST_MARGIN));
        for (const friend of cards.slice(0, i)) {
          const pair = pairIndex(Math.min(card, friend), Math.max(card, friend));
          count(totals.pairArmies, pair);
          count(totals.pairScore, pair, ofSide);
        }
      }
    }
    count(totals.marginSquares, 0, (own - other) ** 2);
  }
  return { scenario, seed: SEED, games: GAMES, ranges: [[0, GAMES]] as const, totals };
}

function count(sums: Uint32Array | Float64Array, at: number, by = 1): void {
  sums[at] = (sums[at] ?? 0) + by;
}

const cardNamed = ({ cards }: ArmiesEstimates, name: string | undefined) =>
  cards.find(({ card }) => card === name);

const known = played();
const estimates = armiesEstimates(known);

test('cards are worth the points by which they decide games', () => {
  for (const [i, name] of NAMES.entries()) {
    const { points = 0, standardError = 0 } = cardNamed(estimates, name) ?? {};
    expect(standardError).toBeGreaterThan(0);
    expect(standardError).toBeLessThan(15);
    expect(Math.abs(points - (WORTHS[i] ?? 0))).toBeLessThan(4 * standardError);
  }
  const { points, standardError } = estimates.perPoint;
  expect(Math.abs(points - PER_POINT)).toBeLessThan(4 * standardError);
});

test('a point is worth the same with the printed points as with the worths', () => {
  const sum = (of: (one: ArmiesEstimates['cards'][number]) => number) =>
    estimates.cards.reduce((all, one) => all + of(one), 0);
  expect(sum(({ points }) => points)).toBeCloseTo(
    sum(({ printed }) => printed),
    6,
  );
  expect(sum(({ byMargin }) => byMargin.points)).toBeCloseTo(
    sum(({ printed }) => printed),
    6,
  );
});

test('worths by the margin are exact if margins follow from them', () => {
  for (const [i, name] of NAMES.entries()) {
    const { byMargin } = cardNamed(estimates, name) ?? {};
    // The penalty of the regression moves them by some hundredths.
    expect(byMargin?.points).toBeCloseTo(WORTHS[i] ?? 0, 1);
  }
});

test('drawn games count half, for the worths and for the first side', () => {
  const drawn = armiesEstimates(played({ drawn: 1 }));
  for (const { games, firstWins } of drawn.maps) {
    expect(games).toBeGreaterThan(0);
    expect(firstWins).toBe(0.5);
  }
  expect(Math.abs(drawn.perPoint.points)).toBeLessThan(1e-6);
  for (const [i, { name }] of scenario.maps.entries()) {
    const [lost = 0, none = 0, won = 0] = known.totals.byMap.subarray(3 * i);
    const all = lost + none + won;
    expect(estimates.maps[i]).toEqual({ name, games: all, firstWins: (won + none / 2) / all });
  }
});

test('a pair is worth what it adds to what its cards are worth', () => {
  const { pairs } = armiesEstimates(played({ together: TOGETHER }));
  const [best] = pairs;
  expect(new Set(best?.cards)).toEqual(new Set(['One', 'Two']));
  const { points = 0, standardError = 0, armies = 0 } = best ?? {};
  // A part of what the two add is taken for their worths.
  expect(points).toBeGreaterThan(3 * standardError);
  expect(points).toBeLessThan(TOGETHER + 3 * standardError);
  expect(armies).toBe(known.totals.pairArmies[pairIndex(0, 1)]);
  // None is worth anything without that.
  for (const pair of estimates.pairs) {
    expect(pair.standardError).toBeGreaterThan(0);
    expect(Math.abs(pair.points)).toBeLessThan(4 * pair.standardError);
  }
});

test('pairs of fewer than thirty armies are left out, and the surest come first', () => {
  const { totals } = known;
  const few = {
    ...totals,
    pairArmies: totals.pairArmies.map((armies, i) => (i === 0 ? 29 : armies)),
  };
  const { pairs } = armiesEstimates({ ...known, totals: few });
  expect(pairs).toHaveLength(estimates.pairs.length - 1);
  const sure = estimates.pairs.map(({ points, standardError }) => points - 2 * standardError);
  expect(sure).toEqual(sure.toSorted((a, b) => b - a));
});

test('an answer keeps the forty surest pairs, and all else', () => {
  const answer = armiesAnswer(known);
  expect(estimates.pairs.length).toBeGreaterThan(40);
  expect(answer.estimates).toEqual({ ...estimates, pairs: estimates.pairs.slice(0, 40) });
  expect(answer).toMatchObject({ seed: SEED, games: GAMES, leftOut: [], powers: [], silent: [] });
});

test('what a card did is told for each copy and game, with the cards that it meets best and worst', () => {
  const totals = newArmiesTotals(scenario);
  const width = totals.destroyedBy.length / NAMES.length;
  totals.copies[0] = 4;
  totals.armies[0] = 3;
  totals.pointsDestroyed[0] = 200;
  totals.pointsLost[0] = 100;
  totals.turns[0] = 12;
  // One destroys figures of the others, and loses some to Two and Five.
  for (const [other, times] of [0, 3, 9, 0, 5].entries()) totals.destroyedBy[other * width] = times;
  for (const [other, times] of [0, 2, 0, 0, 7].entries()) totals.destroyedBy[other] = times;
  totals.rounds[0] = 50;
  totals.byPoints[0] = 2;
  const told = armiesEstimates({ ...known, games: 10, totals });
  expect(cardNamed(told, 'One')).toMatchObject({
    ...{ armies: 3, copies: 4, destroyed: 50, lost: 25, turns: 3 },
    ...{ preys: ['Three', 'Five', 'Two'], foes: ['Five', 'Two'] },
    ...{ printed: 40, type: 'hero' },
  });
  expect(told).toMatchObject({ rounds: 5, byPoints: 0.2 });
});
