import { battleModel } from '../../../src/battle/model.ts';
import { type BattleProgram, prepareBattle } from '../../../src/chance/simulate/kernels/games.ts';
import { battleOf } from '../../battle/battles.ts';

/**
 * A battle of two identical heroes, with every measure counted separately, and the winner jointly with the rounds.
 */
export function battleProgram(rounds = 12): BattleProgram {
  const model = battleModel(battleOf({ rounds }));
  const numbers = model.measures.map(({ of }) => of);
  const named = (name: string) =>
    model.measures.flatMap((one) => (one.measure === name ? one.of : []));
  return prepareBattle(model, [
    ...numbers.map((of) => [of]),
    [...named('rounds'), ...named('winner')],
  ]);
}
