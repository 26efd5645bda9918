import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsOf } from '../cases.ts';
import { countsIn, differenceIn, SAME } from './agreement.ts';
import { anyDuel } from './random-cards.ts';

/** More with KNOCKBACK_DUELS=2000. */
const RUNS = { seed: 25, ...runsOf(150, 'KNOCKBACK_DUELS') };
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
  expect(compared).toBeGreaterThan(DUELS * 0.8);
});

test(`the first turns of ${DUELS} random duels have the counts of the reference`, () => {
  let compared = 0;
  fc.assert(
    fc.property(anyDuel, (duel) => {
      const counts = countsIn(duel);
      if (!counts) return;
      compared++;
      const [found, expected] = counts;
      for (const [name, chances] of Object.entries(expected))
        for (const number of new Set([...chances.keys(), ...(found[name]?.keys() ?? [])])) {
          const difference = (found[name]?.get(number) ?? 0) - (chances.get(number) ?? 0);
          expect([name, number, Math.abs(difference) < SAME]).toEqual([name, number, true]);
        }
    }),
    { ...RUNS, seed: RUNS.seed + 1 },
  );
  expect(compared).toBeGreaterThan(DUELS * 0.8);
});
