import { expect, test } from 'vitest';
import type { Space } from '../../../src/board/space.ts';
import { isKnown, rankedPlaces, spacesByRank } from '../../../src/experiments/results/ranking.ts';
import type { Result } from '../../../src/experiments/results/result.ts';
import type { Odds } from '../../../src/experiments/results/summary.ts';

const exactly = (sixths: number): Odds => ({
  exact: { numerator: BigInt(sixths), denominator: 6n },
});
const simulated = (probability: number): Odds => ({
  simulated: { probability, count: 6 * probability, low: 0, high: 1 },
});

/** A place with the odds of its question, and the mean of the measure that is optimised. */
function placeOf(odds: Odds, mean: number, ...spaces: Space[]): Result {
  const from = spaces.join(' and ');
  const result = {
    combination: { from },
    question: { odds },
    measured: [
      { measure: { name: 'other' }, mean: { simulated: { mean: 100 - mean } } },
      { measure: { name: 'aim' }, mean: { simulated: { mean } } },
    ],
    account: {
      aim: { measure: 'aim' },
      scene: {
        pieces: [
          { role: 'defender', spaces: [[9, 9]] },
          { role: 'attacker', spaces },
        ],
      },
    },
  };
  return result as unknown as Result;
}

const ranks = (...results: Result[]) =>
  rankedPlaces(results).map(({ place, rank, worth }) => [place, rank, worth]);

test('places stand in the order of the chance, of equals in that of the mean, equal ones with one rank', () => {
  const [a, b, c, d, e] = [
    placeOf(exactly(3), 1, [0, 0]),
    placeOf(exactly(6), 1, [1, 0]),
    placeOf(simulated(0.5), 2, [2, 0]),
    placeOf(exactly(3), 1, [3, 0]),
    placeOf(exactly(0), 9, [4, 0]),
  ];
  expect(ranks(a, b, c, d, e)).toEqual([
    ['1,0', 1, 1],
    ['2,0', 2, 0.5],
    ['0,0', 3, 0.5],
    ['3,0', 3, 0.5],
    ['4,0', 5, 0],
  ]);
});

test('those of which nothing is known come last, without a rank, though others are worth nothing', () => {
  const [unknown, nothing] = [placeOf({}, 9, [0, 0]), placeOf(exactly(0), 0, [1, 0])];
  expect([isKnown(unknown), isKnown(nothing)]).toEqual([false, true]);
  expect(isKnown(placeOf(simulated(0.5), 1, [0, 0]))).toBe(true);
  expect(ranks(unknown, nothing)).toEqual([
    ['1,0', 1, 0],
    ['0,0', undefined, undefined],
  ]);
});

test('a space is worth the best place that it is part of', () => {
  const low = placeOf(exactly(1), 1, [0, 0], [1, 0]);
  const high = placeOf(exactly(5), 1, [1, 0], [2, 0]);
  const best = spacesByRank(rankedPlaces([low, high]));
  expect(best.map(([space, { place }]) => [space, place])).toEqual([
    [[1, 0], '1,0 and 2,0'],
    [[2, 0], '1,0 and 2,0'],
    [[0, 0], '0,0 and 1,0'],
  ]);
});
