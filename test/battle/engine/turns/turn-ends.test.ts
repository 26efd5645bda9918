import { describe, expect, test } from 'vitest';
import type { BattleCard } from '../../../../src/battle/engine/state/cards.ts';
import { endOfTurn } from '../../../../src/battle/engine/turns/turns.ts';
import { hero } from '../../battles.ts';
import { stand } from '../standing.ts';

/** A power like the Rod of Negation in one-on-one fights: against the target. */
const ROD = {
  ...{ destroys: { d20: 20, spends: 16 }, stage: 'endOfTurn', uses: 3, per: 'game' },
  when: [{ target: { unique: 'unique' } }, { distance: 6 }],
};

/** The results of such a power over some ends of turns, with an enemy at some distance. */
function afterTurns(turns: number, away: number, unique = 'unique') {
  let [destroyed, spent] = [0, 0];
  for (let n = 0; n < turns; n++) {
    const { game } = stand(
      [
        [hero('Own', { powers: [{ name: 'Rod', effects: [ROD] }] })],
        [hero('Enemy', { unique, life: 20 })],
      ],
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

describe('a rod against the target, in twenty ends of turns with each number of the D20 once', () => {
  test('destroys on 20, and spends a marker from 16 to 19', () => {
    expect(afterTurns(20, 1)).toEqual({ destroyed: 1, spent: 4 });
  });

  test('reaches six spaces, and unique figures alone', () => {
    expect(afterTurns(20, 6)).toEqual({ destroyed: 1, spent: 4 });
    expect(afterTurns(20, 7)).toEqual({ destroyed: 0, spent: 0 });
    expect(afterTurns(20, 1, 'common')).toEqual({ destroyed: 0, spent: 0 });
  });
});

test('Morsbane destroys on 20; from 16 to 19 a marker goes, and the enemy has no powers any more', () => {
  const ends = Array.from({ length: 20 }, (_, n) => {
    const { game, turns, told } = stand(
      [[{ card: 'morsbane' }], [{ card: 'syvarris' }, hero('Other')]],
      [
        [1, 2],
        [7, 2],
        [9, 2],
      ],
      { dice: [n + 1] },
    );
    turns.moments.turnEnds(0);
    const isLost = told.some(({ is }) => is === 'lostPowers');
    const spent = game.state.used.reduce((sum, used) => sum + used, 0);
    return `${game.state.fallen[1]} ${isLost} ${spent}`;
  });
  expect(ends).toEqual([
    ...Array<string>(15).fill('0 false 0'),
    ...Array<string>(4).fill('0 true 1'),
    '1 false 0',
  ]);
});

test('powers before attacks act once in a turn, also if no figure attacks, until the game is over', () => {
  const timesAfter = (prepare: (standing: ReturnType<typeof stand>) => void) => {
    const standing = stand(
      [[hero('Own')], [hero('Enemy')]],
      [
        [1, 2],
        [7, 2],
      ],
    );
    const { acts } = standing;
    let times = 0;
    acts.afterMoving = () => times++;
    acts.beginTurn(0);
    prepare(standing);
    acts.endTurn();
    return times;
  };
  expect(timesAfter(() => {})).toBe(1);
  expect(timesAfter(({ acts }) => acts.beforeAttacks())).toBe(1);
  expect(timesAfter(({ game }) => game.destroy(1, 0))).toBe(0);
});
