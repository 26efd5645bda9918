import { describe, expect, test } from 'vitest';
import type { BattleCard } from '../../../../src/battle/engine/state/cards.ts';
import { endOfTurn } from '../../../../src/battle/engine/turns/turns.ts';
import { hero } from '../../battles.ts';
import { stand } from '../standing.ts';

/** The results of the Rod of Negation over some ends of turns, with an enemy at some distance. */
function afterTurns(turns: number, away: number, unique = 'unique') {
  let [destroyed, spent] = [0, 0];
  for (let n = 0; n < turns; n++) {
    const { game } = stand(
      [[{ card: 'morsbane' }], [hero('Enemy', { unique, life: 20 })]],
      [
        [1, 2],
        [1 + away, 2],
      ],
    );
    game.state.dice.uniform = () => (n + 0.5) / turns;
    endOfTurn(game, game.tables.cards[0] as BattleCard);
    destroyed += 1 - (game.state.lives[1] as number);
    spent += game.state.used.reduce((sum, used) => sum + used, 0);
  }
  return { destroyed, spent };
}

describe('the Rod of Negation, in twenty ends of turns with each number of the D20 once', () => {
  test('destroys on 20, and spends a marker from 16 on', () => {
    expect(afterTurns(20, 1)).toEqual({ destroyed: 1, spent: 5 });
  });

  test('reaches six spaces, and unique figures alone', () => {
    expect(afterTurns(20, 6)).toEqual({ destroyed: 1, spent: 5 });
    expect(afterTurns(20, 7)).toEqual({ destroyed: 0, spent: 0 });
    expect(afterTurns(20, 1, 'common')).toEqual({ destroyed: 0, spent: 0 });
  });
});
