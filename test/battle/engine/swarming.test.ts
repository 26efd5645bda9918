import { describe, expect, test } from 'vitest';
import { words } from '../../cards/powers/attacks.ts';
import type { Document } from '../../fight/scenarios.ts';
import { hero, squad } from '../battles.ts';
import { type Standing, stand } from './standing.ts';

const power = (line: Document) => [{ name: 'Horde', effects: [line] }];

/** Six figures of two copies in a row below, each with an enemy within reach of its Move. */
const horde = (line: Document, dice?: readonly number[]) =>
  stand(
    [[squad('Zombies', { copies: 2, powers: power(line) })], [hero('A', { life: 30 })]],
    [...[0, 1, 2, 3, 4, 5].map((x) => [x, 0] as const), [3, 2]],
    dice ? { dice } : {},
  );

/** The number of figures that move if all may, and the number that then attack. */
function counts({ game, acts }: Standing): [number, number] {
  const { state, tables } = game;
  acts.beginTurn(0);
  const around = [...tables.ground.spaces.keys()].filter(
    (space) => state.occupant[space] === -1 && tables.ground.spaces[space]?.[1] === 1,
  );
  let moved = 0;
  for (let f = 0; f < 6; f++) {
    if (!acts.canStillMove(f)) continue;
    const reach = game.reach(f);
    const to = around.find((space) => state.occupant[space] === -1 && reach.has(space));
    if (to === undefined) continue;
    acts.move(f, to);
    moved++;
  }
  acts.beforeAttacks();
  let attacked = 0;
  for (let f = 0; f < 6; f++) if (acts.canStillAttack(f) && acts.attack(f, 6)) attacked++;
  return [moved, attacked];
}

describe('figures of all copies act in one turn', () => {
  test('three where nothing is said', () => {
    expect(counts(horde({ defenseDice: 1 }))[0]).toBe(3);
  });

  test('as many as may move', () => {
    expect(counts(horde({ swarms: { move: 5, attack: 1 } }))[0]).toBe(5);
  });

  test.each([
    [12, 3],
    [13, 6],
  ])('as many as a D20 of %d says', (roll, figures) => {
    expect(counts(horde({ swarms: { move: { 1: 3, 13: 6 } } }, [roll]))[0]).toBe(figures);
  });

  test('no more of them attack than may', () => {
    expect(counts(horde({ swarms: { move: 6, attack: 1 } }))[1]).toBe(1);
  });
});

test('a D20 makes the Move longer for the turn', () => {
  const far = (roll: number) => {
    const { game, acts } = stand(
      [[hero('Hound', { move: 1, powers: power({ move: { 1: 1, 4: 3, 7: 7 } }) })], [hero('A')]],
      [
        [0, 0],
        [9, 5],
      ],
      { dice: [roll] },
    );
    acts.beginTurn(0);
    return game.movements.of(0).move;
  };
  expect([far(3), far(4), far(7)]).toEqual([2, 4, 8]);
  expect(words({ move: { 1: 1, 7: 7 } })).toContain('roll the D20 for this turn');
});

describe('special attacks without a line of sight', () => {
  const reaches = (blind?: true) => {
    const special = { specialAttack: { range: 4, dice: 3, ...(blind && { blind }) } };
    // A wall of ground between the two.
    const terrain = ['1a 1 20 1 1 1c', ' 1a 1 20 1 1 1c', '1a 1 20 1 1 1c'].join('\n');
    const { game } = stand(
      [[hero('One', { powers: power(special) })], [hero('A')]],
      [
        [1, 0],
        [3, 0],
      ],
      { terrain },
    );
    return game.encounters.canTargetNow(0, 1);
  };

  test('reach over whatever is between', () => {
    expect(reaches(true)).toBe(true);
    expect(reaches()).toBe(false);
  });
});

test('a longer Range counts up to so many levels between the two', () => {
  const reaches = (level: number) => {
    const terrain = [`1a 1 1 ${level} 1 1c`, ' 1a 1 1 1 1 1c'].join('\n');
    const { game } = stand(
      [[hero('One', { powers: power({ range: 1, when: { levelsApart: 3 } }) })], [hero('A')]],
      [
        [1, 0],
        [3, 0],
      ],
      { terrain },
    );
    return game.encounters.rangeTo(0, 1, game.encounters.meetsNow(0, 1));
  };
  expect([reaches(4), reaches(5)]).toEqual([2, 1]);
});

test('those that attack may be others than those that have moved', () => {
  const { acts } = horde({ swarms: { move: 3, attack: 3 } });
  acts.beginTurn(0);
  expect(acts.activates).toBe(6);
  const together = horde({ swarms: { move: 3 } });
  together.acts.beginTurn(0);
  expect(together.acts.activates).toBe(3);
});
