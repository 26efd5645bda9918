import { expect, test } from 'vitest';
import type { Chain } from '../../../src/exact/chains/chain.ts';
import { solveTracking } from '../../../src/exact/chains/progress.ts';
import { stepTableOf } from '../../../src/exact/chains/step-table.ts';
import { atOnce } from '../../../src/words/steps.ts';

/** A figure with two wounds to take, one each time that a coin shows heads; each throw is counted. */
const coins: Chain = {
  start: 0,
  states: [
    [
      { weight: 1n, to: { state: 0 }, adds: [1] },
      { weight: 1n, to: { state: 1 }, adds: [1] },
    ],
    [
      { weight: 1n, to: { state: 1 }, adds: [1] },
      { weight: 1n, to: { end: 0 }, adds: [1] },
    ],
  ],
  ends: 1,
  counters: 1,
};

test('what is left falls from throw to throw, and stays when a fight is over', () => {
  const left = { ofState: [2, 1], ofEnd: [0] };
  const lost = { ofState: [0, 1], ofEnd: [2] };
  const { means, distribution } = atOnce(solveTracking(stepTableOf(coins), 0, 0, [left, lost]));
  const [ofLeft = [], ofLost = []] = means;
  // After n throws: 2 left with 2^-n, 1 left with n 2^-n.
  for (const n of [0, 1, 2, 5, 20]) {
    expect(ofLeft[n]).toBeCloseTo((2 + n) * 2 ** -n, 13);
    expect(ofLost[n]).toBeCloseTo(2 - (2 + n) * 2 ** -n, 13);
  }
  expect(ofLeft).toHaveLength((distribution.caps[0] ?? 0) + 1);
});
