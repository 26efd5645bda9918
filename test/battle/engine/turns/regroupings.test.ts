import { describe, expect, test } from 'vitest';
import { slug } from '../../../../src/base/words/slug.ts';
import { battleEngine } from '../../../../src/battle/engine/index.ts';
import { shippedCards } from '../../../../src/cards/collections.ts';
import { effectLines } from '../../../../src/cards/powers/effects/index.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { battleOf, hero, squad } from '../../battles.ts';
import { standing } from '../../standing.ts';

const power = (...effects: Document[]) => [{ name: 'Own', effects }];
const WAY = '1a 1a 1a 1 1 1 1 1 1 1 1c 1c';

/** Three figures of a squad on the left, the first with an enemy hero next to it. */
function besieged(powers: readonly unknown[], attack = 0) {
  return standing(
    [[squad('Three', { defense: 9, move: 0, powers })], [hero('Enemy', { attack })]],
    WAY,
    [
      [3, 0],
      [1, 0],
      [0, 0],
      [4, 0],
    ],
  );
}

describe('on road, movements out of turn', () => {
  /** How many spaces to the right a figure with a Move of 2 may go by its power, and in its own turn. */
  const farthest = (rulings: Document) => {
    const regroups = { at: 'defended', spaces: 4 };
    const { acts, game } = standing(
      [[hero('Runner', { move: 2, powers: power({ regroups }) })], [hero('Enemy')]],
      '1r 1r 1r 1r 1r 1r 1r 1r 1r 1r 1a 1c',
      [
        [0, 0],
        [11, 0],
      ],
      { rulings },
    );
    const far = ({ list, size }: ReturnType<typeof game.reach>) =>
      Math.max(
        ...[...list.subarray(0, size)].map((place) => game.tables.ground.spaces[place]?.[0] ?? 0),
      );
    const turn = far(game.reach(0));
    acts.outOfTurn.begin({ spaces: 4 }, [0]);
    return { turn, power: far(acts.outOfTurn.reach(0)) };
  };

  test('go as far as their power says, unlike a Move', () => {
    expect(farthest({})).toEqual({ turn: 5, power: 4 });
  });

  test('go 3 spaces farther with the ruling roadsLengthenPowers', () => {
    expect(farthest({ roadsLengthenPowers: true })).toEqual({ turn: 5, power: 7 });
  });
});

describe('movements out of turn', () => {
  test.each([
    ['defended', 1, 1],
    ['destroyed', 0, 0],
    ['wounded', 0, 0],
  ])('%s, by an attack of %i dice', (at, attack, times) => {
    const { acts, game } = besieged(power({ regroups: { at, figures: 2, spaces: 4 } }), attack);
    const asked: number[][] = [];
    const policy = {
      ...game.policies[0],
      regroup: (all: readonly number[]) => asked.push([...all]),
    };
    game.policies = [policy, game.policies[1]] as unknown as typeof game.policies;
    acts.beginTurn(1);
    acts.attack(3, 0);
    expect(asked).toHaveLength(times);
    if (times > 0) expect(asked[0]).toEqual([0, 1, 2]);
  });

  test.each([
    [{ others: true }, [1, 2]],
    [{ within: 2 }, [0, 1]],
    [{ sight: true }, [0, 1]],
  ])('are made by whom they name: %j', (who, movers) => {
    // Two spaces from the defending figure is one of its card, and another behind a hill.
    const three = squad('Three', {
      defense: 9,
      move: 0,
      powers: power({ regroups: { at: 'defended', spaces: 4, ...who } }),
    });
    const { acts, game } = standing(
      [[three], [hero('Enemy', { attack: 1 })]],
      '1a 30a 1a 1 1 1 1 1 1 1 1c 1c',
      [
        [4, 0],
        [2, 0],
        [0, 0],
        [5, 0],
      ],
    );
    const asked: number[][] = [];
    const policy = {
      ...game.policies[0],
      regroup: (all: readonly number[]) => asked.push([...all]),
    };
    game.policies = [policy, game.policies[1]] as unknown as typeof game.policies;
    acts.beginTurn(1);
    acts.attack(3, 0);
    expect(asked).toEqual([movers]);
  });

  test('are so many figures, so far, whatever their Move', () => {
    const { acts, at, game } = besieged([]);
    acts.outOfTurn.begin({ figures: 1, spaces: 1 }, [1, 2]);
    const reach = acts.outOfTurn.reach(1);
    expect([...reach.list.slice(0, reach.size)].sort()).toEqual([at([1, 0]), at([2, 0])]);
    acts.outOfTurn.to(1, at([2, 0]));
    expect(acts.outOfTurn.may(2)).toBe(false);
    expect(() => acts.outOfTurn.to(2, at([1, 0]))).toThrow('cannot move out of turn');
    expect(acts.outOfTurn.end()).toBe(true);
    expect(game.state.place[1]).toBe(at([2, 0]));
  });

  test.each([
    [undefined, 1],
    [true, 0],
  ])('draw strikes unless they say otherwise: unstruck %s', (unstruck, strikes) => {
    const { acts, at, events } = besieged([]);
    acts.outOfTurn.begin({ spaces: 4, ...(unstruck && { unstruck }) }, [0]);
    acts.outOfTurn.to(0, at([2, 0]));
    expect(events.filter(({ is }) => is === 'struck')).toHaveLength(strikes);
  });

  test('are used by the policy, and counted', () => {
    const reavers = { powers: power({ regroups: { at: 'defended', spaces: 3 } }) };
    const scenario = battleOf({
      sides: [{ army: [squad('Three', reavers)] }, { army: [hero('Enemy', { range: 5 })] }],
      board: { terrain: new Array(4).fill('1a 1a 1 1 1 1 1 1 1 1c 1c').join('\n') },
    });
    const engine = battleEngine(scenario, 'regroup');
    for (let game = 0; game < 20; game++) engine.play(game);
    expect(engine.totals.fired[0]).toBeGreaterThan(0);
  });
});

describe('engagement', () => {
  const held = (powers: readonly unknown[], size = 'medium') =>
    standing([[hero('Mover', { size, move: 3 })], [hero('Claw', { powers })]], WAY, [
      [3, 0],
      [4, 0],
    ]).reach(0).length;

  test('holds fast those of the sizes that it names', () => {
    expect(held([])).toBe(4);
    expect(held(power({ holdsFast: ['small', 'medium'] }))).toBe(1);
    expect(held(power({ holdsFast: ['small', 'medium'] }), 'large')).toBe(4);
  });

  test('makes adjacent enemies attack one figure', () => {
    const powers = power({ mustBeAttacked: true });
    const { acts } = standing([[hero('One')], [hero('Knight', { powers }), hero('Squire')]], WAY, [
      [4, 0],
      [3, 0],
      [5, 0],
    ]);
    acts.beginTurn(0);
    expect(acts.attack(0, 2)).toBe(false);
    expect(acts.attack(0, 1)).toBe(true);
  });

  test.each([
    ['medium', true],
    ['large', false],
  ])('with a %s enemy does not keep it from attacking others: %s', (size, may) => {
    const powers = power({ attacksPast: ['small', 'medium'] });
    const { acts } = standing(
      [[hero('One', { range: 6, powers })], [hero('Near', { size }), hero('Far')]],
      WAY,
      [
        [2, 0],
        [3, 0],
        [6, 0],
      ],
    );
    acts.beginTurn(0);
    expect(acts.attack(0, 2)).toBe(may);
  });
});

test.each([
  [{ regroups: { at: 'never', spaces: 2 } }, 'one of defended'],
  [{ regroups: { at: 'defended' } }, 'spaces'],
  [{ holdsFast: 'small' }, 'a list of sizes'],
])('refuses %j', (line, message) => {
  expect(JSON.stringify(effectLines().safeParse([line]).error?.issues)).toContain(message);
});

test.each([
  ['Deathreavers', '"move":{"spaces":'],
  ['Gladiatrons', '"bar":{"what":"move"}'],
  ['Tandros Kreel', '"bar":{"what":"attack","others":true}'],
])('%s has a rule with %s', (name, part) => {
  expect(shippedCards().find((one) => one.slug === slug(name))?.json).toContain(part);
});

/** The figures to which a movement out of turn was offered, and the spaces that the first of them could go to. */
function offered(
  regroups: Document,
  happens: (of: ReturnType<typeof standing>) => void,
  { terrain = WAY, more = {} }: { terrain?: string; more?: Document } = {},
) {
  const of = standing(
    [
      [squad('Own', { powers: power({ regroups }), ...more }), hero('Friend', { species: 'Elf' })],
      [hero('Enemy')],
    ],
    terrain,
    [[2, 0], [1, 0], undefined, [0, 0], [6, 0]],
  );
  const { game, acts } = of;
  const figures: number[] = [];
  const spaces: number[] = [];
  const regroup = (all: readonly number[]) => {
    figures.push(...all);
    const { list, size } = acts.outOfTurn.reach(all[0] as number);
    const { a } = game.state.places(all[0] as number);
    for (const place of list.subarray(0, size))
      spaces.push(Number(game.tables.ground.spaces[a[place] as number]?.[0]));
  };
  game.policies = [{ ...game.policies[0], regroup }, game.policies[1]] as typeof game.policies;
  game.state.began.set(game.state.place);
  happens(of);
  return { figures, spaces: spaces.sort((x, y) => x - y) };
}

describe('after turns and at the ends of rounds', () => {
  const ends = ({ game }: ReturnType<typeof standing>) => game.regroupings?.turnEnds(0);

  test('those of the card whose turn it was move, but not after turns of others', () => {
    const regroups = { at: 'turnEnds', spaces: 2 };
    expect(offered(regroups, ends)).toEqual({ figures: [0, 1], spaces: [2, 3, 4] });
    expect(offered(regroups, ({ game }) => game.regroupings?.turnEnds(1)).figures).toEqual([]);
  });

  test('those move after the turn of a friend whom their card names', () => {
    const of = (species: string) => ({ at: 'friendTurnEnds', after: { species }, spaces: 1 });
    const friend = ({ game }: ReturnType<typeof standing>) => game.regroupings?.turnEnds(1);
    expect(offered(of('Elf'), friend).figures).toEqual([0, 1]);
    expect(offered(of('Orc'), friend).figures).toEqual([]);
    expect(offered(of('Elf'), ends).figures).toEqual([]);
  });

  test('those alone move that have not moved', () => {
    const moves = (of: ReturnType<typeof standing>) => {
      of.acts.beginTurn(0);
      of.acts.move(0, of.at([3, 0]));
      ends(of);
    };
    const regroups = { at: 'turnEnds', spaces: 1 };
    expect(offered({ ...regroups, moved: false }, moves).figures).toEqual([1]);
    expect(offered({ ...regroups, moved: true }, moves).figures).toEqual([0]);
  });

  test.each([
    ['roundBegins', 'markersPlaced'],
    ['roundEnds', 'roundEnds'],
  ] as const)('%s: those of all cards', (at, moment) => {
    const regroups = { at, spaces: 1 };
    const happens = ({ game }: ReturnType<typeof standing>) => game.regroupings?.ofRound(moment);
    expect(offered(regroups, happens).figures).toEqual([0, 1]);
  });

  test('no one moves at another moment', () => {
    const regroups = (at: string) => ({ at, spaces: 1 });
    const roundEnds = ({ game }: ReturnType<typeof standing>) =>
      game.regroupings?.ofRound('roundEnds');
    expect(offered(regroups('turnEnds'), roundEnds).figures).toEqual([]);
    expect(offered(regroups('roundBegins'), roundEnds).figures).toEqual([]);
    expect(offered(regroups('roundEnds'), ends).figures).toEqual([]);
  });

  test('they go as far as markers lie on their card', () => {
    const go = (markers: number[]) =>
      offered({ at: 'turnEnds', spaces: 'perMarker' }, (of) => {
        of.game.state.orders.place(0, Int16Array.from(markers));
        ends(of);
      });
    expect(go([0, 0, 1, 1]).spaces).toEqual([2, 3, 4]);
    expect(go([1, 1, 1, 1]).figures).toEqual([]);
  });

  test('they go as far as dice show symbols: one face in six', () => {
    const roll = (face: number) =>
      offered({ at: 'turnEnds', spaces: { dice: 3 } }, (of) => {
        of.game.state.dice.below = (faces) => (faces === 6 ? face : 0);
        ends(of);
      });
    expect(roll(0).spaces).toEqual([2, 3, 4, 5]);
    expect(roll(1).figures).toEqual([]);
  });
});

describe('where they may end', () => {
  const to = (more: Document, terrain = WAY) =>
    offered({ at: 'turnEnds', spaces: 3, ...more }, (of) => of.game.regroupings?.turnEnds(0), {
      terrain,
    }).spaces;

  test('next to no enemy, or next to a friend', () => {
    expect(to({})).toEqual([2, 3, 4, 5]);
    expect(to({ unengaged: true })).toEqual([2, 3, 4]);
    // The current space stays allowed, since the figure does not move.
    expect(to({ beside: 'friend' })).toEqual([2]);
  });

  test('higher up, which costs nothing', () => {
    const step = '1a 1a 1a 4 1 1 1 1 1 1 1c 1c';
    expect(to({ spaces: 1 }, step)).toEqual([2]);
    expect(to({ spaces: 1, up: 3 }, step)).toEqual([2, 3]);
    expect(to({ spaces: 1, up: 2 }, step)).toEqual([2]);
  });

  test('over whatever lies between, where they are put there', () => {
    const wall = '1a 1a 1a 30 1 1 1 1 1 1 1c 1c';
    expect(to({}, wall)).toEqual([2]);
    expect(to({ placed: true, up: 0 }, wall)).toEqual([2, 4, 5]);
  });
});

describe('a figure that evades', () => {
  const evading = (roll: string, when: unknown[] = []) => {
    const powers = power(
      { [roll]: { d20: 2, moves: true }, in: 'battles', ...(when.length > 0 && { when }) },
      { regroups: { at: 'evaded', itself: true, spaces: 2, unengaged: true, leaves: true } },
    );
    const { game, acts } = standing(
      [[squad('Own', { powers, defense: 0 })], [hero('Enemy', { attack: 30 })]],
      WAY,
      [
        [3, 0],
        [2, 0],
        [0, 0],
        [4, 0],
      ],
    );
    const asked: number[] = [];
    const regroup = (all: readonly number[]) => asked.push(...all);
    game.policies = [{ ...game.policies[0], regroup }, game.policies[1]] as typeof game.policies;
    acts.beginTurn(1);
    acts.attack(3, 0);
    return { asked, isThere: game.state.isOnBoard(0), isEngaged: game.state.isEngaged(0) };
  };

  // Thirty dice show a skull, and more than a Life, except once in 10^9; the D20 fails once in
  // twenty.
  test.each(['evade', 'ignoreWounds'])('%s: it moves itself, none of its squad', (roll) => {
    const { asked, isThere } = evading(roll);
    expect(asked).toEqual(isThere ? [0] : []);
  });

  test('and it takes the way out, also where its side would rather have it stay', () => {
    // The policy moves no figure.
    expect(evading('evade', [{ wayOut: 2 }])).toMatchObject({ isThere: true, isEngaged: false });
  });

  test('only where there is a way out', () => {
    // There is a friend behind it, and an empty space behind the friend.
    expect(evading('evade', [{ wayOut: 1 }])).toMatchObject({ asked: [], isThere: false });
    expect(evading('evade', [{ wayOut: 2 }])).toMatchObject({ asked: [0], isThere: true });
  });
});

test.each([
  [6, 'squad', true],
  [5, 'squad', false],
  [6, 'hero', false],
])('an enemy that comes next to it lets it go on %i: %s', (roll, type, moves) => {
  const approached = {
    ...{ at: 'approached', from: { type: 'squad' }, itself: true, spaces: 2 },
    ...{ d20: 6, unengaged: true, leaves: true },
  };
  const { acts, game, at } = standing(
    [
      [hero('Elf', { powers: power({ regroups: approached }) })],
      [hero('Enemy', { type, figures: 1 })],
    ],
    WAY,
    [
      [4, 0],
      [8, 0],
    ],
  );
  game.state.dice.d20 = () => roll;
  const away = (all: readonly number[]) => all.map((one) => acts.outOfTurn.to(one, at([2, 0])));
  const policy = { ...game.policies[0], regroup: away };
  game.policies = [policy, game.policies[1]] as unknown as typeof game.policies;
  acts.beginTurn(1);
  acts.move(1, at([5, 0]));
  expect(game.state.spaceA(0) === at([2, 0])).toBe(moves);
});
