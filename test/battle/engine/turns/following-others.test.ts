import { describe, expect, test } from 'vitest';
import { noteMovement } from '../../../../src/battle/engine/state/actions-this-turn.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { nth } from '../../armies/setup.ts';
import { hero, squad } from '../../battles.ts';
import { type Standing, stand } from '../standing.ts';

const power = (...effects: Document[]) => ({ powers: [{ name: 'Own', effects }] });

/** Figures of a squad, and an enemy to the right of the first; records which figures may move out of turn. */
function asked(
  regroups: Document,
  act: (standing: ReturnType<typeof stand>) => void,
  more: Document = {},
) {
  const standing = stand(
    [
      [squad('Ants', power({ regroups })), hero('Friend', { class: 'Soldier', ...more })],
      [hero('Enemy')],
    ],
    [
      [3, 2],
      [3, 4],
      [1, 4],
      [8, 4],
      [4, 2],
    ],
  );
  const { game } = standing;
  let [movers, left]: [readonly number[], number] = [[], 0];
  const policy = {
    ...game.policies[0],
    choose: () => 0,
    regroup: (figures: readonly number[]) => {
      movers = figures;
      for (const figure of figures) {
        if (!standing.acts.outOfTurn.may(figure)) break;
        const { list, size } = standing.acts.outOfTurn.reach(figure);
        if (size < 2) continue;
        left++;
        standing.acts.outOfTurn.to(figure, nth([...list.slice(0, size)], 1));
      }
    },
  };
  game.policies = [policy, policy] as unknown as typeof game.policies;
  act(standing);
  return { movers, moved: left, ...standing };
}

describe('as many figures move', () => {
  test('as have attacked, of those that have not', () => {
    const value = { at: 'turnEnds', spaces: 3, figures: 'attacked', idle: true };
    const whenStruck = (...struck: number[]) =>
      asked(value, ({ game }) => {
        for (const one of struck) noteMovement(game.state, one, 'struck');
        game.regroupings?.turnEnds(0);
      });
    expect(whenStruck()).toMatchObject({ movers: [], moved: 0 });
    expect(whenStruck(0)).toMatchObject({ movers: [1, 2], moved: 1 });
    expect(whenStruck(0, 1)).toMatchObject({ movers: [2], moved: 1 });
  });

  test('as are engaged, of the others that have not moved', () => {
    const value = {
      ...{ at: 'beforeAttacking', spaces: 3, figures: 'engaged' },
      ...{ engaged: false, moved: false },
    };
    const found = asked(value, ({ game }) => {
      game.state.began[2] = 0;
      game.regroupings?.beforeAttacking(0);
    });
    expect(found).toMatchObject({ movers: [1], moved: 1 });
    expect(
      asked(value, ({ game }) => {
        game.destroy(4, 0);
        game.regroupings?.beforeAttacking(0);
      }).movers,
    ).toEqual([]);
  });
});

test('after the turn of a friend with its order marker, they go next to it', () => {
  const value = {
    ...{ at: 'friendTurnEnds', after: { class: 'Soldier' }, byMarker: true, spaces: 5 },
    beside: { class: 'Soldier' },
  };
  const whenActing = (acting: number) =>
    asked(value, ({ game }) => {
      game.state.orders.acting = acting;
      game.regroupings?.turnEnds(1);
    });
  expect(whenActing(0).moved).toBe(0);
  const { moved, game } = whenActing(1);
  expect(moved).toBe(2);
  expect([0, 1, 2].map((one) => game.state.areAdjacent(one, 3))).toEqual([true, true, false]);
});

test('a defender is placed elsewhere next to the attacker, if that is still there', () => {
  const value = { at: 'defended', itself: true, spaces: 3, placed: true, beside: 'attacker' };
  const attack = { isNormal: true, wounds: 0, isDestroyed: false };
  const defended = ({ game }: Standing, one: number, it: number) =>
    game.regroupings?.of(0, 'attackOver', one, { it, attack }, 'others');
  const from = (attacker: number) => asked(value, (standing) => defended(standing, 0, attacker));
  const { moved, game, at } = from(4);
  expect(moved).toBe(1);
  expect(at(0)).not.toEqual([3, 2]);
  expect(game.state.areAdjacent(0, 4)).toBe(true);
  const apart = asked(value, (standing) => defended(standing, 1, 4));
  expect(apart.moved).toBe(0);
});

describe('in place of its attack', () => {
  const healed = (attack: number) => {
    const healsFriend = {
      moment: 'beforeAttacking',
      within: 1,
      to: {},
      wounds: 1,
      instead: 'attacks',
    };
    const { game, turns, acts } = stand(
      [[hero('Healer', { attack, ...power({ healsFriend }) }), hero('Friend')], [hero('Enemy')]],
      [
        [3, 2],
        [2, 2],
        [4, 2],
      ],
    );
    game.state.wounds[1] = 2;
    acts.beginTurn(0);
    turns.moments.ofCard('beforeAttacks', 0);
    return [game.state.wounds[1], acts.canStillAttack(0)];
  };

  test('it heals, where that is worth more', () => {
    expect(healed(0)).toEqual([1, false]);
    expect(healed(9)).toEqual([2, true]);
  });
});

test('markers go from the cards of all over whom it has gone, each by a roll', () => {
  const takesMarkers = { when: 'afterMoving', of: 'over', d20: 17, all: true };
  const taken = (roll: number) => {
    const { game, acts, turns } = stand(
      [
        [hero('Storm', power({ takesMarkers }, { passesThrough: 'all' }))],
        [hero('Enemy'), hero('Other')],
      ],
      [
        [1, 0],
        [2, 0],
        [5, 0],
      ],
      { dice: [roll], terrain: '1a 1a 1 1 1 1 1 1c 1c' },
    );
    game.state.orders.place(1, Int16Array.from([1, 2, 1, 2]));
    acts.beginTurn(0);
    acts.move(0, game.tables.ground.numberOf([4, 0]));
    turns.moments.together('beforeAttacks', 0);
    return [game.state.orders.hidden(1), game.state.orders.hidden(2)];
  };
  expect([taken(16), taken(17)]).toEqual([
    [2, 2],
    [0, 2],
  ]);
});

test('an aura reaches some friends at any distance', () => {
  const aura = {
    within: 2,
    to: {},
    anywhere: { class: 'Gladiator' },
    effects: [{ attackDice: 1 }],
  };
  const { game } = stand(
    [
      [
        hero('Lord', power({ aura })),
        hero('Near'),
        hero('Far'),
        hero('Gladiator', { class: 'Gladiator' }),
      ],
      [hero('Enemy')],
    ],
    [
      [1, 2],
      [3, 2],
      [7, 2],
      [8, 2],
      [9, 5],
    ],
  );
  const { state, encounters } = game;
  const grants = [1, 2, 3].map((one) => encounters.grantAt(one, state.place[one] as number) > 0);
  expect(grants).toEqual([true, false, true]);
});
