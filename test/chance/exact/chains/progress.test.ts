import { expect, test } from 'vitest';
import { atOnce } from '../../../../src/base/words/steps.ts';
import type { Chain } from '../../../../src/chance/exact/chains/chain.ts';
import { solveTracking } from '../../../../src/chance/exact/chains/progress.ts';
import { stepTableOf } from '../../../../src/chance/exact/chains/step-table.ts';

/** A figure that can take two wounds, one whenever a coin shows heads; each throw is counted. */
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

test('Life left falls from roll to roll, and stays when a fight is over', () => {
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
