import type { PolicyMaker } from '../../../src/battle/engine/policies/maker.ts';
import type { BattleScenario } from '../../../src/battle/scenario.ts';
import { Solution } from './solve.ts';
import { TinyGame } from './tiny-game.ts';

/** The losses of a policy in a tiny game, as shares of games. */
export interface Losses {
  /** The share of games that the first side wins if both sides play optimally. */
  readonly best: number;
  /**
   * For each side that the policy may play: how much less often the policy wins than best play would, if the enemy
   * plays optimally.
   */
  readonly againstBest: readonly [number, number];
  /**
   * For each side that the policy may play: how much less often the policy wins than best play would, if the enemy
   * knows the policy's decisions and plays the best answer.
   */
  readonly againstAnswer: readonly [number, number];
}

export function lossesIn(scenario: BattleScenario, maker: PolicyMaker): Losses {
  const solution = new Solution(new TinyGame(scenario, maker));
  const best = solution.value(['best', 'best']);
  const against = (other: 'best' | 'answer') =>
    [best - solution.value(['policy', other]), solution.value([other, 'policy']) - best] as const;
  return { best, againstBest: against('best'), againstAnswer: against('answer') };
}
