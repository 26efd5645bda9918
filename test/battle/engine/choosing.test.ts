import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import { Game } from '../../../src/battle/engine/game.ts';
import type { Document } from '../../fight/scenarios.ts';
import { battleOf, hero, squad } from '../battles.ts';
import { type Standing, stand } from './standing.ts';

const power = (...effects: Document[]) => [{ name: 'Own', effects }];

/** Side 1 makes these choices, one after another, and does nothing else. */
function choosing(of: Standing, ...choices: number[]): number[][] {
  const asked: number[][] = [];
  const { game } = of;
  const choose = (_: number, worth: readonly number[]) => {
    asked.push([...worth]);
    return choices.shift() ?? 0;
  };
  game.policies = [
    { ...game.policies[0], turn() {}, choose },
    game.policies[1],
  ] as typeof game.policies;
  return asked;
}

describe('figures that come back in place of attacks', () => {
  const clones = (d20: number, dice: number[]) =>
    stand(
      [
        [
          squad('Warriors', {
            ...{ figures: 4, unique: 'unique' },
            powers: power({
              bringsBack: {
                ...{ moment: 'beforeAttacking', within: 1, to: { name: 'Warriors' }, d20 },
                ...{ instead: 'attacks', level: 'same' },
              },
            }),
          }),
        ],
        [hero('Enemy')],
      ],
      [
        [0, 0],
        [2, 2],
        [4, 4],
        [0, 5],
        [5, 4],
      ],
      { dice },
    );
  const fell = (of: Standing, ...figures: number[]) => {
    for (const figure of figures) of.game.destroy(figure, 0);
  };

  test('each living one rolls, and none of them attacks', () => {
    const of = clones(15, [15, 14]);
    fell(of, 1, 2, 3);
    const asked = choosing(of, 1);
    of.game.state.put(1, of.game.tables.ground.numberOf([2, 2]));
    of.game.state.lives[1] = 1;
    of.game.state.fallen[1] = 0;
    of.game.state.left[0] = 2;
    of.acts.beginTurn(0);
    of.game.state.began.set(of.game.state.place);
    of.acts.beforeAttacks();
    // Two figures roll, and one reaches 15; a figure that has come back does not roll.
    expect(of.told.filter(({ is }) => is === 'used')).toHaveLength(2);
    expect(of.told.filter(({ is }) => is === 'back')).toHaveLength(1);
    expect(asked).toHaveLength(1);
    // Three tenths each, of 100 points by four figures.
    expect(asked[0]?.[1]).toBeCloseTo((2 * 0.3 * 100) / 4);
    expect(of.acts.canStillAttack(0)).toBe(false);
  });

  test('or they attack, and nobody rolls', () => {
    const of = clones(1, [20]);
    fell(of, 1);
    choosing(of, 0);
    of.acts.beginTurn(0);
    of.acts.beforeAttacks();
    expect(of.told.filter(({ is }) => is === 'back')).toEqual([]);
    expect(of.acts.canStillAttack(2)).toBe(true);
  });

  test('only on its own level', () => {
    const risen = (terrain: string) => {
      const powers = power({
        bringsBack: {
          ...{
            moment: 'beforeAttacking',
            within: 1,
            to: { name: 'Two' },
            instead: 'attacks',
            level: 'same',
          },
        },
      });
      const of = stand(
        [[squad('Two', { figures: 2, powers })], [hero('Enemy')]],
        [
          [1, 0],
          [0, 0],
          [6, 0],
        ],
        { terrain },
      );
      fell(of, 1);
      choosing(of, 1);
      of.acts.beginTurn(0);
      of.acts.beforeAttacks();
      return of.game.state.isOnBoard(1);
    };
    expect(risen('1a 1a 1 1 1 1c 1c')).toBe(true);
    expect(risen('2a 1a 2 1 1 1c 1c')).toBe(false);
  });
});

describe('a table of attack dice that may be rolled', () => {
  const stingers = () => {
    const drain = { state: 'stinger-drain' };
    return stand(
      [
        [
          squad('Stingers', {
            points: 60,
            powers: power(
              { attackDice: { 1: -9, 5: 0, 10: 1 }, when: drain },
              { losesFigure: -9, when: drain },
            ),
          }),
        ],
        [hero('Enemy')],
      ],
      [
        [3, 1],
        [3, 2],
        [3, 3],
        [4, 2],
      ],
    );
  };
  const turn = (choice: number, face: number) => {
    const of = stingers();
    const asked = choosing(of, choice);
    of.game.state.dice.below = () => face;
    atOnce(of.turns.markerTurn(0));
    return { asked, left: of.game.state.left[0], dice: of.game.state.tableDice };
  };

  test('is not rolled where its side does not want to', () => {
    expect(turn(0, 0)).toMatchObject({ left: 3, dice: [0] });
  });

  test('costs a figure and all attacks, or brings a die', () => {
    const faces = Array.from({ length: 20 }, (_, face) => turn(1, face));
    const count = (dice: number) => faces.filter((one) => one.dice[0] === dice).length;
    // 1 to 4, 5 to 9, 10 to 20.
    expect([count(-9), count(0), count(1)]).toEqual([4, 5, 11]);
    for (const { dice, left } of faces) expect(left).toBe(dice[0] === -9 ? 2 : 3);
  });

  test('is worth to its side what its rows promise, less the figure that it may cost', () => {
    const { asked } = turn(0, 0);
    const [[plain = 0, rolled = 0] = []] = asked;
    expect(plain).toBeGreaterThan(0);
    // One more die never doubles the value of three dice, and a fifth of a figure of 20 points may be lost.
    expect(rolled).toBeGreaterThan(0.25 * plain + 0.55 * plain - 0.2 * 20);
    expect(rolled).toBeLessThan(0.25 * plain + 0.55 * 2 * plain - 0.2 * 20);
  });
});

test('before its card moves a figure is put elsewhere, once a game', () => {
  const regroups = { at: 'beforeMoving', itself: true, placed: true, spaces: 5 };
  const wall = '1a 1a 1a 30 1 1 1 1 1 1 1c 1c';
  const of = stand(
    [[hero('Elf', { powers: power({ regroups, uses: 1, per: 'game' }) })], [hero('Enemy')]],
    [
      [2, 0],
      [11, 0],
    ],
    { terrain: wall },
  );
  const { game, acts, turns } = of;
  const reached: number[] = [];
  const regroup = ([figure = 0]: readonly number[]) => {
    reached.push(acts.outOfTurn.reach(figure).size);
    acts.outOfTurn.to(figure, game.tables.ground.numberOf([7, 0]));
  };
  game.policies = [
    { ...game.policies[0], turn() {}, regroup },
    game.policies[1],
  ] as typeof game.policies;
  atOnce(turns.markerTurn(0));
  expect(of.at(0)).toEqual([7, 0]);
  atOnce(turns.markerTurn(0));
  // Eight spaces within five of the third space in the row, including the one 29 levels higher, each once.
  expect(reached).toEqual([8]);
});

test('a special attack that is made once more may have other dice', () => {
  const when = { againWhen: 'allSkulls', anew: true };
  const of = stand(
    [
      [
        hero('Mage', {
          powers: power(
            { specialAttack: { range: 5, dice: 1, ...when } },
            { specialAttack: { range: 5, dice: 30, ...when } },
          ),
        }),
      ],
      [hero('Enemy', { life: 1000 })],
    ],
    [
      [2, 0],
      [5, 0],
    ],
  );
  // The special attack with one die, then that with thirty; the normal attack does not reach.
  choosing(of, 0, 1);
  of.game.state.dice.uniform = () => 1 - 1e-12;
  of.acts.beginTurn(0);
  of.acts.attack(0, 1);
  const dice = of.told.flatMap((event) =>
    event.is === 'attack' ? [event.planned.special?.dice] : [],
  );
  expect(dice.slice(0, 2)).toEqual([1, 30]);
});

test('an attack that may be made again promises more', () => {
  const special = (more: Document) => ({ specialAttack: { range: 5, dice: 1, ...more } });
  const of = stand(
    [
      [hero('Mage', { powers: power(special({}), special({ againWhen: 'allSkulls' })) })],
      [hero('Enemy')],
    ],
    [
      [2, 0],
      [5, 0],
    ],
  );
  const asked = choosing(of, 0);
  of.acts.beginTurn(0);
  of.acts.attack(0, 1);
  // One die shows a skull in half of its rolls.
  const [[once = 0, twice = 0] = []] = asked;
  expect(once).toBeGreaterThan(0);
  expect(twice).toBeCloseTo(1.5 * once);
});

describe('a card that counts as another personality', () => {
  const leader = hero('Leader', {
    unique: 'unique',
    points: 300,
    powers: power({ countsAs: { to: { unique: 'unique' }, personality: 'Disciplined' } }),
  });
  const captain = hero('Captain', {
    unique: 'unique',
    powers: power({
      bonding: { with: { personality: 'Disciplined', class: 'Guard' }, turn: 'before' },
    }),
  });
  const guard = (name: string, points: number) =>
    hero(name, { unique: 'unique', class: 'Guard', points });
  const personalities = (army: Document[]) =>
    new Game(
      battleOf({
        sides: [{ army }, { army: [hero('Enemy', { unique: 'unique', personality: 'Wild' })] }],
        board: { terrain: new Array(4).fill('1a 1a 1 1 1 1c 1c').join('\n') },
      }),
      new Uint32Array(4),
    ).tables.cards.map(({ card }) => card.personality ?? 'none');

  test('is the one for which powers of its side ask then, of several the dearest', () => {
    expect(personalities([leader, captain, guard('Old', 50), guard('Young', 70)])).toEqual([
      ...['none', 'none', 'none', 'Disciplined', 'Wild'],
    ]);
  });

  test('or the dearest of all', () => {
    expect(personalities([leader, guard('Old', 50)])).toEqual(['Disciplined', 'none', 'Wild']);
  });
});
