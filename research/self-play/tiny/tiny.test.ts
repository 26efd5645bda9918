import { expect, test } from 'vitest';
import { battleEngine } from '../../../src/battle/engine/index.ts';
import { policyNamed } from '../../../src/battle/engine/policies/index.ts';
import { TINY_GAMES } from './games.ts';
import { lossesIn } from './losses.ts';
import { Solution } from './solve.ts';
import { TinyGame } from './tiny-game.ts';

test.each(TINY_GAMES)('standard plays all but as well as can be: %s', (_, scenario) => {
  const { best, againstBest, againstAnswer } = lossesIn(scenario, policyNamed('standard'));
  for (const side of [0, 1] as const) {
    // No policy is better than best play, and an enemy who knows the policy's decisions does at least as well as one
    // who does not.
    expect(againstBest[side]).toBeGreaterThan(-1e-9);
    expect(againstAnswer[side]).toBeGreaterThan(againstBest[side] - 1e-9);
    expect(againstBest[side]).toBeLessThan(0.05);
  }
  expect(best).toBeGreaterThan(0);
  expect(best).toBeLessThan(1);
});

test.each(TINY_GAMES)(
  'the same games played by the engine come to the exact value: %s',
  (_, scenario) => {
    const GAMES = 2000;
    const exact = new Solution(new TinyGame(scenario, policyNamed('standard'))).value([
      'policy',
      'policy',
    ]);
    const engine = battleEngine(scenario, 'tiny');
    let won = 0;
    for (let game = 0; game < GAMES; game++) {
      engine.play(game);
      won += engine.result.winner === 2 ? 0.5 : Number(engine.result.winner === 0);
    }
    expect(Math.abs(won / GAMES - exact)).toBeLessThan(4 * (0.5 / Math.sqrt(GAMES)));
  },
);
