import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf } from '../cases.ts';
import { differenceIn, SAME } from './agreement.ts';
import { anyDuel } from './random-cards.ts';

/** More with KNOCKBACK_DUELS=2000. */
const RUNS = { seed: 25, ...runsOf(60, 'KNOCKBACK_DUELS') };
const DUELS = RUNS.numRuns;

test(`${DUELS} duels of random cards have the chances of the reference`, () => {
  let compared = 0;
  fc.assert(
    fc.property(anyDuel, (duel) => {
      const difference = differenceIn({ ...duel, budget: 300 });
      if (difference === undefined) return;
      compared++;
      expect(difference).toBeLessThan(SAME);
    }),
    RUNS,
  );
  // Few are too large for the reference, or have no end.
  expect(compared).toBeGreaterThan(DUELS * 0.9);
});
