import { describe, expect, test } from 'vitest';
import { slug } from '../../../../src/base/words/slug.ts';
import { isHidden, showAgain } from '../../../../src/battle/engine/state/hidden.ts';
import type { Space } from '../../../../src/board/space.ts';
import { shippedCards } from '../../../../src/cards/collections.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { hero, squad } from '../../battles.ts';
import { stand } from '../standing.ts';

const power = (...effects: Document[]) => [{ name: 'Own', effects }];

describe('at the end of its turn', () => {
  const drow = (roll: number) => {
    const hides = { at: 'turnEnds', who: 'itself', until: 'marker', d20: 16 };
    const { game, acts, turns } = stand(
      [
        [hero('Drow', { powers: power({ hides }) }), hero('Friend')],
        [hero('Archer', { range: 8 }), hero('Near')],
      ],
      [
        [3, 2],
        [3, 5],
        [7, 2],
        [4, 2],
      ],
      { dice: [roll] },
    );
    turns.moments.turnEnds(0);
    return { game, acts };
  };
  const ARCHER = 2;
  const NEAR = 3;
  const targeted = ({ game }: ReturnType<typeof drow>, by = ARCHER) =>
    game.encounters.canTargetNow(by, 0);

  test.each([
    [16, false],
    [15, true],
  ])('a D20 of %i: whoever is far may attack it: %s', (roll, may) => {
    const of = drow(roll);
    expect(targeted(of)).toBe(may);
    // A figure next to it can still attack it, and its friends do not hide.
    expect(targeted(of, NEAR)).toBe(true);
    expect(of.game.encounters.canTargetNow(ARCHER, 1)).toBe(true);
  });

  test('it hides while it stays there, until its own side reveals an order marker', () => {
    const of = drow(20);
    const { state, tables } = of.game;
    showAgain(state);
    showAgain(state, 1);
    expect(isHidden(state, 0)).toBe(true);
    state.take(0);
    state.put(0, tables.ground.numberOf([3, 3]));
    expect(isHidden(state, 0)).toBe(false);
    state.take(0);
    state.put(0, tables.ground.numberOf([3, 2]));
    showAgain(state, 0);
    expect(isHidden(state, 0)).toBe(false);
  });
});

describe('when it would be attacked', () => {
  const FRIEND = 3;
  const ALONE = 4;
  const ARCHER = 5;
  /** The results of an archer's attacks on figures, and which figures then hide. */
  function shot(target: number, roll: number, archerAt: Space = [8, 2]) {
    const hides = { at: 'targeted', who: 'cardAndFriends', until: 'turn', d20: 13 };
    const { game, acts, told } = stand(
      [
        [squad('Agents', { powers: power({ hides }) }), hero('Friend'), hero('Alone')],
        [hero('Archer', { range: 9 })],
      ],
      [[3, 0], [2, 0], [1, 0], [4, 0], [4, 5], archerAt],
      { dice: [roll] },
    );
    acts.beginTurn(3);
    acts.attack(ARCHER, target);
    const hit = told.flatMap((event) => (event.is === 'attack' ? [event.target] : []));
    const hidden = [0, 1, 2, FRIEND, ALONE].filter((f) => isHidden(game.state, f));
    return { hit, hidden };
  }

  test.each([0, FRIEND])('all of its card and those next to them hide: figure %i', (target) => {
    // The attack is made on the only figure that does not hide.
    expect(shot(target, 13)).toEqual({ hit: [ALONE], hidden: [0, 1, 2, FRIEND] });
    expect(shot(target, 12)).toEqual({ hit: [target], hidden: [] });
  });

  test('nobody hides for a figure that stands next to none of them, nor from adjacent enemies', () => {
    expect(shot(ALONE, 20)).toEqual({ hit: [ALONE], hidden: [] });
    expect(shot(FRIEND, 20, [5, 0])).toEqual({ hit: [FRIEND], hidden: [] });
  });
});

test('when one is destroyed, those of its card hide whom no enemy is next to, for the turn', () => {
  const hides = { at: 'destroyed', who: 'card', until: 'turn', unengaged: true };
  const { game, acts } = stand(
    [
      [squad('Cutters', { defense: 0, powers: power({ hides }) })],
      [hero('Archer', { range: 20, attack: 30 }), hero('Guard')],
    ],
    [
      [0, 0],
      [1, 5],
      [3, 5],
      [9, 2],
      [4, 5],
    ],
  );
  const { state } = game;
  acts.beginTurn(1);
  // Thirty dice show no skull only once in 10^9 rolls.
  acts.attack(3, 0);
  expect(state.isOnBoard(0)).toBe(false);
  expect([1, 2].map((f) => isHidden(state, f))).toEqual([true, false]);
  expect([1, 2].map((f) => game.encounters.canTargetNow(3, f))).toEqual([false, true]);
  showAgain(state);
  expect(game.encounters.canTargetNow(3, 1)).toBe(true);
});

test.each([
  ['Estivara', 'turnEnds'],
  ['Nakita Agents', 'targeted'],
  ['Goblin Cutters', 'destroyed'],
])('%s has it: %s', (name, at) => {
  expect(shippedCards().find((one) => one.slug === slug(name))?.json).toMatch(
    new RegExp(`"on":"${at}"[^\\]]*"hide":`),
  );
});
