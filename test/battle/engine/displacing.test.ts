import { describe, expect, test } from 'vitest';
import { noteMovement } from '../../../src/battle/engine/state/actions-this-turn.ts';
import { refusal } from '../../cards/powers/attacks.ts';
import type { Document } from '../../fight/scenarios.ts';
import { hero, squad } from '../battles.ts';
import { stand } from './standing.ts';

const power = (line: Document) => [{ name: 'Trick', effects: [line] }];
const SMALL = { size: ['small', 'medium'] };

describe('enemies are put next to who throws them', () => {
  const throws = { moment: 'beforeAttacking', within: 3, to: SMALL, d20: 9 };
  const thrown = (roll: number, more: Document = {}, at: readonly [number, number] = [5, 2]) => {
    const standing = stand(
      [[hero('Grabber', { powers: power({ throws }) })], [hero('A', { size: 'medium', ...more })]],
      [[2, 2], at],
      { dice: [roll] },
    );
    standing.acts.beginTurn(0);
    standing.turns.moments.ofCard('beforeAttacks', 0);
    return standing;
  };

  test('if the D20 roll succeeds, without leaving engagement attacks', () => {
    const { game, told } = thrown(9);
    expect(game.state.areAdjacent(0, 1)).toBe(true);
    expect(told.some(({ is }) => is === 'struck')).toBe(false);
    expect(told).toContainEqual({
      is: 'used',
      figure: 0,
      power: 0,
      upon: [1],
      roll: 9,
      needed: 9,
      acts: true,
    });
  });

  test('but not below it, from too far, where they are too large or steadfast', () => {
    expect(thrown(8).at(1)).toEqual([5, 2]);
    expect(thrown(20, {}, [6, 2]).at(1)).toEqual([6, 2]);
    expect(thrown(20, { size: 'large' }).at(1)).toEqual([5, 2]);
    expect(thrown(20, { powers: power({ steadfast: true }) }).at(1)).toEqual([5, 2]);
  });
});

describe('a figure next to one is thrown through the air', () => {
  const throws = { moment: 'beforeAttacking', within: 1, to: SMALL, d20: 14, far: 4 };
  const hurts = { d20: 11, wounds: 2 };
  const thrown = (dice: number[], terrain?: string) =>
    stand(
      [
        [hero('Thrower', { powers: power({ throws: { ...throws, hurts } }) })],
        [hero('A', { size: 'medium', life: 5 })],
      ],
      [
        [2, 0],
        [3, 0],
      ],
      { dice, ...(terrain && { terrain }) },
    );
  const landed = (dice: number[], terrain?: string) => {
    const standing = thrown(dice, terrain);
    standing.acts.beginTurn(0);
    standing.turns.moments.ofCard('beforeAttacks', 0);
    const { state } = standing.game;
    return { far: state.distance(0, 1), wounds: state.wounds[1] };
  };

  test('and comes down where it can still be attacked, since it is hurt anywhere', () => {
    expect(landed([14, 10]).far).toBe(1);
  });

  test('up to four spaces off, and takes two wounds where a second roll says so', () => {
    expect(landed([13]).wounds).toBe(0);
    expect(landed([14, 10])).toMatchObject({ wounds: 0 });
    expect(landed([14, 11])).toMatchObject({ wounds: 2 });
    expect(landed([14, 11]).far).toBeLessThanOrEqual(4);
  });

  test('water makes it soft', () => {
    const lake = '1a 1 1 1 1w 1w 1w 1w 1c';
    const row = thrown([14, 11], lake);
    row.turns.moments.ofCard('beforeAttacks', 0);
    // He chooses dry ground if there is any.
    expect(row.game.state.wounds[1]).toBe(2);
    expect(landed([14, 11], '1w 1w 1a 1c 1w 1w 1w 1w').wounds).toBe(0);
  });
});

test('none is grabbed from too many levels away', () => {
  const terrain = '1a 1 1 1 8 1 1c';
  const grabbed = (levels: number) => {
    const throws = { moment: 'beforeAttacking', within: 3, to: SMALL, d20: 1, levels };
    const { at, acts, turns } = stand(
      [[hero('Grabber', { powers: power({ throws }) })], [hero('A', { size: 'medium' })]],
      [
        [2, 0],
        [4, 0],
      ],
      { terrain, dice: [20] },
    );
    acts.beginTurn(0);
    turns.moments.ofCard('beforeAttacks', 0);
    return at(1)?.[0] !== 4;
  };
  expect([grabbed(7), grabbed(6)]).toEqual([true, false]);
});

test('molten lava is where enemies are thrown', () => {
  const terrain = ['1a 1 1 1 1 1 1m 1 1 1c', ' 1a 1 1 1 1 1 1 1 1 1c'].join('\n');
  const throws = { moment: 'hasAttacked', to: SMALL, d20: 1, spaces: 3 };
  const { turns, told } = stand(
    [[hero('Thrower', { powers: power({ throws }) })], [hero('A', { size: 'medium', life: 9 })]],
    [
      [2, 0],
      [3, 0],
    ],
    { terrain, dice: [20, 5] },
  );
  turns.moments.attacked(0, 1, true, 0, false);
  expect(told).toContainEqual({ is: 'lava', figure: 1, roll: 5 });
});

describe('by what it is worth', () => {
  const throws = { moment: 'beforeAttacking', within: 2, to: SMALL, d20: 1 };
  // An enemy two spaces away can be attacked next to the thrower, which hits no figure without attack dice.
  test.each([
    [6, true],
    [0, false],
  ])('with %d attack dice an enemy is thrown next to oneself: %j', (attack, isThrown) => {
    const { acts, turns, game } = stand(
      [
        [hero('Grabber', { attack, powers: power({ throws }) })],
        [hero('A', { size: 'medium', attack: 6 })],
      ],
      [
        [2, 2],
        [4, 2],
      ],
      { dice: [20] },
    );
    acts.beginTurn(0);
    turns.moments.ofCard('beforeAttacks', 0);
    expect(game.state.areAdjacent(0, 1)).toBe(isThrown);
  });
});

test('a target that lives is thrown off its level and falls', () => {
  // Both figures are twelve levels up, on a ledge of two spaces.
  const terrain = ['1a 1 13 13 1 1 1 1 1c', ' 1a 1 1 1 1 1 1 1 1c'].join('\n');
  const throws = { moment: 'hasAttacked', to: SMALL, d20: 14, spaces: 2, falls: true };
  const { game, turns, told } = stand(
    [[hero('Thrower', { powers: power({ throws }) })], [hero('A', { size: 'medium', life: 9 })]],
    [
      [2, 0],
      [3, 0],
    ],
    { terrain, dice: [14, 20] },
  );
  turns.moments.attacked(0, 1, true, 0, false);
  expect(game.state.levelOf(1)).toBe(1);
  expect(told.some(({ is }) => is === 'fell')).toBe(true);
});

describe('figures are taken along', () => {
  test('where they stand next to it, unengaged, and come nearer by it', () => {
    const { game, acts } = stand(
      [
        [
          hero('Carrier', { powers: power({ carries: { to: SMALL } }) }),
          hero('Friend', { size: 'small' }),
        ],
        [hero('A')],
      ],
      [
        [1, 2],
        [0, 2],
        [9, 2],
      ],
    );
    acts.beginTurn(0);
    acts.move(0, game.tables.ground.numberOf([5, 2]));
    expect(game.state.areAdjacent(0, 1)).toBe(true);
  });

  test('but not engaged ones', () => {
    const { game, acts, at } = stand(
      [
        [
          hero('Carrier', { powers: power({ carries: { to: SMALL } }) }),
          hero('Friend', { size: 'small' }),
        ],
        [hero('A')],
      ],
      [
        [2, 2],
        [1, 2],
        [0, 2],
      ],
    );
    acts.beginTurn(0);
    acts.move(0, game.tables.ground.numberOf([5, 2]));
    expect(at(1)).toEqual([1, 2]);
  });

  test('enemies over whom it has flown, not others', () => {
    const powers = [
      { name: 'Flying', effects: [{ flying: true }] },
      ...power({ carries: { to: SMALL, over: 'enemies' } }),
    ];
    const flown = (at: readonly [number, number]) => {
      const { game, acts } = stand(
        [[hero('Bird', { powers, move: 5 })], [hero('A', { size: 'small' })]],
        [[0, 2], at],
      );
      acts.beginTurn(0);
      acts.move(0, game.tables.ground.numberOf([5, 2]));
      return game.state.areAdjacent(0, 1);
    };
    expect(flown([2, 2])).toBe(true);
    expect(flown([2, 5])).toBe(false);
  });
});

describe('figures are put on the level of who puts them, if the power says so', () => {
  const trick = (rule: Document) => [{ name: 'Trick', rules: [rule] }];
  const SAME = { at: 'nextToSelf', level: 'same' };
  const grabbed = (terrain: string, put: Document) => {
    const whom = { side: 'enemy', within: 3, pick: 'best' };
    const powers = trick({ at: 'beforeAttacks', may: true, whom, roll: 9, put });
    const { acts, turns, at, game } = stand(
      [[hero('Grabber', { powers })], [hero('A', { size: 'medium' })]],
      [
        [1, 0],
        [4, 0],
      ],
      { terrain, dice: [20] },
    );
    game.policies[0].choose = () => 1;
    acts.beginTurn(0);
    turns.moments.ofCard('beforeAttacks', 0);
    return at(1);
  };

  test('however much higher that is', () => {
    expect(grabbed('6a 6 7 1 1 1c', SAME)).toEqual([0, 0]);
    expect(grabbed('7a 6 6 1 1 1c', SAME)).toEqual([2, 0]);
  });

  test('and nowhere if no space there is on that level', () => {
    expect(grabbed('2a 1 2 1 1 1c', SAME)).toEqual([4, 0]);
    expect(grabbed('2a 1 2 1 1 1c', { at: 'nextToSelf', up: 1 })).not.toEqual([4, 0]);
  });

  test.each([
    ['1a 1 2 1 1c', [4, 0]],
    ['1a 1 2 1 2c', [1, 0]],
  ])('after a flight over them on %s', (terrain, end) => {
    const whom = { side: 'enemy', from: 'over', pick: 'best' };
    const put = { ...SAME, after: 'move' };
    const powers = [
      { name: 'Flying', effects: [{ flying: true }] },
      ...trick({ at: 'moved', may: true, whom, put }),
    ];
    const { game, acts, at } = stand(
      [[hero('Bird', { powers, move: 5 })], [hero('A', { size: 'small' })]],
      [
        [0, 0],
        [1, 0],
      ],
      { terrain },
    );
    game.policies[0].choose = () => 1;
    acts.beginTurn(0);
    acts.move(0, game.tables.ground.numberOf([3, 0]));
    expect(at(1)).toEqual(end);
  });
});

test('an unengaged figure takes the place of an engaged friend', () => {
  const swaps = {
    moment: 'beforeAttacking',
    side: 'own',
    within: 3,
    relieves: true,
    to: { type: 'squad' },
  };
  const { turns, at } = stand(
    [[hero('Brute', { powers: power({ swaps }) }), squad('Three')], [hero('A')]],
    [[1, 2], [4, 2], undefined, undefined, [5, 2]],
  );
  turns.moments.ofCard('beforeAttacks', 0);
  expect([at(0), at(1)]).toEqual([
    [4, 2],
    [1, 2],
  ]);
});

test('the Krakenling changes places after a move, and not after Warp Space in place of one', () => {
  const after = (did: 'leapt' | 'flew') => {
    const { turns, at, game } = stand(
      [[{ card: 'krakenling' }], [hero('A'), hero('B')]],
      [
        [4, 2],
        [5, 2],
        [8, 2],
      ],
    );
    game.policies[0].choose = () => 1;
    noteMovement(game.state, 0, did);
    turns.moments.ofCard('beforeAttacks', 0);
    return at(0);
  };
  expect(after('flew')).toEqual([5, 2]);
  expect(after('leapt')).toEqual([4, 2]);
});

test('a soldier changes places with an enemy that stands higher before it attacks', () => {
  const swaps = { moment: 'attacks', side: 'enemies', within: 1, to: SMALL };
  const terrain = ['1a 1 1 2 1 1 1 1c', ' 1a 1 1 1 1 1 1 1c'].join('\n');
  const { turns, game } = stand(
    [[hero('Soldier', { powers: power({ swaps }) })], [hero('A', { size: 'medium' })]],
    [
      [2, 0],
      [3, 0],
    ],
    { terrain },
  );
  turns.moments.attacks(0, 1);
  expect([game.state.levelOf(0), game.state.levelOf(1)]).toEqual([2, 1]);
});

test('mistakes are rejected', () => {
  expect(refusal({ throws: { moment: 'turnEnds', to: {}, d20: 21 } })).toContain(
    'throws.d20 is 21',
  );
  expect(refusal({ carries: { to: {}, over: 'all' } })).toContain('one of friends, enemies');
  expect(refusal({ swaps: { moment: 'attacks', to: {} } })).toContain('side');
});

describe('levels between a figure and who throws it', () => {
  const levels = { up: 2, down: 1 };
  test.each([
    [3, true],
    [4, false],
    [0, true],
  ])('%d above: thrown is %j', (level, isThrown) => {
    const throws = { moment: 'beforeAttacking', within: 3, to: SMALL, d20: 1, up: 9, levels };
    const standing = stand(
      [[hero('Grabber', { powers: power({ throws }) })], [hero('A', { size: 'medium' })]],
      [
        [1, 0],
        [4, 0],
      ],
      { terrain: `1a 1a 1 1 ${1 + level - 1} 1c 1c`.replace(' 0 ', ' 1 '), dice: [20] },
    );
    standing.acts.beginTurn(0);
    standing.turns.moments.ofCard('beforeAttacks', 0);
    expect(standing.game.state.areAdjacent(0, 1)).toBe(isThrown);
  });
});

test('nobody is thrown twice in a turn where a card says so', () => {
  const throws = { moment: 'beforeAttacking', within: 3, to: SMALL, d20: 9, once: true };
  const { acts, turns, game, told } = stand(
    [[hero('Grabber', { powers: power({ throws }) })], [hero('A', { size: 'medium' })]],
    [
      [2, 2],
      [5, 2],
    ],
    { dice: [8, 20] },
  );
  acts.beginTurn(0);
  turns.moments.ofCard('beforeAttacks', 0);
  turns.moments.ofCard('beforeAttacks', 0);
  expect(told.filter(({ is }) => is === 'used')).toHaveLength(1);
  expect(game.state.areAdjacent(0, 1)).toBe(false);
});

test('a figure that changes places with a friend may wound it', () => {
  const hurts = { wounds: 1, except: { species: 'Undead' } };
  const wounds = (species: string) => {
    const swaps = { moment: 'beforeMoving', side: 'own', within: 5, to: SMALL, hurts };
    const { turns, game, at } = stand(
      [
        [
          hero('Lady', { powers: power({ swaps }), points: 200 }),
          hero('Friend', { size: 'medium', species, life: 20, points: 20 }),
        ],
        [hero('A')],
      ],
      [
        [2, 2],
        [6, 2],
        [9, 2],
      ],
    );
    turns.moments.ofCard('turnBegins', 0);
    return { at: at(0), wounds: game.state.wounds[1] };
  };
  expect(wounds('Elf')).toEqual({ at: [6, 2], wounds: 1 });
  expect(wounds('Undead')).toEqual({ at: [6, 2], wounds: 0 });
});
