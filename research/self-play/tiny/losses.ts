import type { PolicyMaker } from '../../../src/battle/engine/policies/maker.ts';
import type { BattleScenario } from '../../../src/battle/scenario.ts';
import { Solution } from './solve.ts';
import { TinyGame } from './tiny-game.ts';

/** What a policy loses in a tiny game, as shares of games. */
export interface Losses {
  /** How often the first side wins if both play optimally. */
  readonly best: number;
  /** By the policy's side: how much less often it wins against best play than best play would. */
  readonly againstBest: readonly [number, number];
  /** By the policy's side: its loss against an enemy that knows its decisions and plays the best answer. */
  readonly againstAnswer: readonly [number, number];
}

export function lossesIn(scenario: BattleScenario, maker: PolicyMaker): Losses {
  const solution = new Solution(new TinyGame(scenario, maker));
  const best = solution.value(['best', 'best']);
  const against = (other: 'best' | 'answer') =>
    [best - solution.value(['policy', other]), solution.value([other, 'policy']) - best] as const;
  return { best, againstBest: against('best'), againstAnswer: against('answer') };
}
