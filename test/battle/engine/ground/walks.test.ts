import { expect, test } from 'vitest';
import { battleTables } from '../../../../src/battle/engine/state/tables.ts';
import { DIRECTIONS, FAR } from '../../../../src/board/ground.ts';
import { shareOf } from '../../../cases.ts';
import { chanceOf } from '../../../reference/battle/random-play.ts';
import { asScenario } from '../bridge/as-scenario.ts';
import { randomGround } from '../bridge/random-board.ts';

const { from: FIRST, count: BOARDS } = shareOf(40);

test(`ways are the shortest there are, from a space and to it, on ${BOARDS} random boards`, () => {
  let [ways, none] = [0, 0];
  for (let seed = FIRST; seed < FIRST + BOARDS; seed++) {
    const data = randomGround(chanceOf(seed));
    const { ground, walks } = battleTables(asScenario(data, ['random', 'random']));
    const { count, neighbours, walled, held, level, cost } = ground;
    for (const height of [1, 3, 6]) {
      // All pairs by Floyd and Warshall, from the rules for a single step.
      const least = Array.from({ length: count }, (_, a) =>
        Array.from({ length: count }, (_, b) => (a === b ? 0 : Number.POSITIVE_INFINITY)),
      );
      const row = (a: number) => least[a] as number[];
      for (let a = 0; a < count; a++) {
        for (let d = 0; d < DIRECTIONS; d++) {
          const b = neighbours[a * DIRECTIONS + d] as number;
          if (b < 0 || walled[a * DIRECTIONS + d] === 1 || held[b] === 1) continue;
          const up = (level[b] as number) - (level[a] as number);
          if (up < height) row(a)[b] = (cost[b] as number) + Math.max(0, up);
        }
      }
      for (let via = 0; via < count; via++) {
        for (let a = 0; a < count; a++) {
          for (let b = 0; b < count; b++) {
            const round = (row(a)[via] as number) + (row(via)[b] as number);
            if (round < (row(a)[b] as number)) row(a)[b] = round;
          }
        }
      }
      for (let a = 0; a < count; a++) {
        for (let b = 0; b < count; b++) {
          const expected = Math.min(FAR, row(a)[b] as number);
          if (expected === FAR) none++;
          else ways++;
          const found = [walks.from(height).of(a)[b], walks.to(height).of(b)[a]];
          if (found[0] === expected && found[1] === expected) continue;
          expect({ seed, height, a, b, found }).toEqual({ found: [expected, expected] });
        }
      }
    }
  }
  // Both happen on these boards.
  expect(Math.min(ways, none)).toBeGreaterThan(0);
});
