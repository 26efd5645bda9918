import type { PolicyMaker } from '../../../src/battle/engine/policies/maker.ts';
import type { BattleScenario } from '../../../src/battle/scenario.ts';
import { Solution } from './solve.ts';
import { TinyGame } from './tiny-game.ts';

/** What a policy loses in a tiny game, in shares of games. */
export interface Losses {
  /** How often the first side wins where both play best. */
  readonly best: number;
  /** By side that the policy plays: how much less often it wins than best play would, against best play. */
  readonly againstBest: readonly [number, number];
  /** The same against an enemy that knows what the policy will do, and answers as well as can be. */
  readonly againstAnswer: readonly [number, number];
}

export function lossesIn(scenario: BattleScenario, maker: PolicyMaker): Losses {
  const solution = new Solution(new TinyGame(scenario, maker));
  const best = solution.value(['best', 'best']);
  const against = (other: 'best' | 'answer') =>
    [best - solution.value(['policy', other]), solution.value([other, 'policy']) - best] as const;
  return { best, againstBest: against('best'), againstAnswer: against('answer') };
}
