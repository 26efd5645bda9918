import { expect, test } from 'vitest';
import { OWN_CAUSES } from '../../../src/battle/totals.ts';
import { sumsIn } from '../../../src/studies/armies/counts.ts';
import { armies } from '../../battle/armies/setup.ts';

const numbers = { life: 4, move: 5, range: 1, attack: 3, defense: 3, points: 100 };
const scenario = armies({
  collection: 'own',
  points: 100,
  maps: ['open-field'],
  cards: ['One', 'Two'].map((name) => ({ ...numbers, name })),
});

test('the sums of a tally are its last numbers, in the order of the totals', () => {
  // Two cards, one pair, one map with three scores; a row of destroyed figures for each card.
  const width = 2 + OWN_CAUSES.length;
  const size = 3 + 4 * 2 + 1 + 2 + 2 * width + 3 * 2 + 2;
  const numbered = Array.from({ length: size }, (_, i) => i);
  const sums = sumsIn(scenario, Float64Array.from([900, 901, 902, ...numbered]));
  expect(sums).toEqual({
    byMap: [0, 1, 2],
    armies: [3, 4],
    copies: [5, 6],
    score: [7, 8],
    margin: [9, 10],
    marginSquares: [11],
    pairArmies: [12],
    pairScore: [13],
    destroyedBy: numbered.slice(14, 14 + 2 * width),
    pointsDestroyed: numbered.slice(-8, -6),
    pointsLost: numbered.slice(-6, -4),
    turns: numbered.slice(-4, -2),
    fired: [],
    byPoints: [size - 2],
    rounds: [size - 1],
    tested: [],
    pairs: [],
    met: [],
    metScore: [],
  });
});
