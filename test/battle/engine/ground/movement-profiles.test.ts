import { describe, expect, test } from 'vitest';
import { slug } from '../../../../src/base/words/slug.ts';
import { shippedCards } from '../../../../src/cards/collections.ts';
import { effectLines } from '../../../../src/cards/powers/effects/index.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { hero, squad } from '../../battles.ts';
import { standing } from '../../standing.ts';

/* Single rows: start areas at the ends, and ground between them. */

const power = (...effects: Document[]) => [{ name: 'Own', effects }];
const other = hero('Other');

/** The spaces that a figure with Move 4 and Height 5 can reach from the left end of a row. */
function row(powers: readonly unknown[], ground: string, more: Document = {}): string[] {
  const mover = hero('Mover', { move: 4, height: 5, powers, ...more });
  const terrain = `1a ${ground} 1 1 1 1 1 1 1 1 1 1 1 1c`;
  const end = terrain.split(' ').length - 1;
  const { reach } = standing([[mover], [other]], terrain, [
    [0, 0],
    [end, 0],
  ]);
  return reach(0).sort();
}

describe('ground', () => {
  test('ends a movement in water unless the figure swims', () => {
    expect(row([], '1w 1w 1')).toEqual(['0,0', '1,0']);
    expect(row(power({ ignoresTerrain: ['w'] }), '1w 1w 1')).toEqual([
      '0,0',
      '1,0',
      '2,0',
      '3,0',
      '4,0',
    ]);
  });

  test('still ends it in lava for one that swims', () => {
    expect(row(power({ ignoresTerrain: ['w'] }), '1w 1m 1')).toEqual(['0,0', '1,0', '2,0']);
  });

  test('costs one space where powers say so', () => {
    expect(row([], '1s 1s 1s')).toEqual(['0,0', '1,0', '2,0']);
    expect(row(power({ ignoresTerrain: ['s', 'i'] }), '1s 1s 1s')).toHaveLength(5);
  });
});

describe('climbing', () => {
  // Height 5: a step of 5 levels is too high, and costs 1 + 5.
  const high = (powers: readonly unknown[]) => {
    const mover = hero('Mover', { move: 9, height: 5, powers });
    const round = '1a 6 1 1 1 1c\n 1 1 1 1 1 1';
    return standing([[mover], [other]], round, [
      [0, 0],
      [5, 0],
    ]).reach(0);
  };

  test('stays below the Height', () => {
    expect(high([])).not.toContain('1,0');
    expect(high(power({ climb: { times: 2 } }))).toContain('1,0');
    expect(high(power({ climb: { more: 1 } }))).toContain('1,0');
  });

  test('may be less', () => {
    expect(row([], '3 1 1')).toContain('1,0');
    expect(row(power({ climb: { most: 1 } }), '3 1 1')).toEqual(['0,0']);
    expect(row(power({ climb: { most: 2 } }), '3 1 1')).toContain('1,0');
  });

  const falls = (powers: readonly unknown[]) => {
    const mover = hero('Mover', { move: 4, height: 5, life: 9, powers });
    const { game, acts, events } = standing([[mover], [other]], '6a 1 1 1 1 1 1 1c', [
      [0, 0],
      [7, 0],
    ]);
    acts.beginTurn(0);
    acts.move(0, game.tables.ground.numberOf([1, 0]));
    return events.filter(({ is }) => is === 'fell').length;
  };

  test('counts on the way down: no fall', () => {
    expect(falls([])).toBe(1);
    expect(falls(power({ climb: { times: 2 } }))).toBe(0);
    expect(falls(power({ unhurtByFalls: true }))).toBe(0);
  });
});

describe('through figures', () => {
  const WAY = '1a 1 1 1 1 1 1 1 1 1c';
  const walking = (powers: readonly unknown[], size = 'medium') =>
    standing([[hero('Mover', { move: 4, life: 9, powers })], [hero('Big', { size }), other]], WAY, [
      [0, 0],
      [2, 0],
      [9, 0],
    ]);

  test('nobody walks through an enemy without a power', () => {
    expect(walking([]).reach(0).sort()).toEqual(['0,0', '1,0']);
  });

  test.each([
    ['all', 'huge', true],
    [['small', 'medium'], 'medium', true],
    [['small', 'medium'], 'large', false],
  ])('%j passes %s: %s', (passesThrough, size, passes) => {
    const found = walking(power({ passesThrough }), size).reach(0);
    expect(found.includes('3,0')).toBe(passes);
    expect(found).not.toContain('2,0');
  });

  test('the enemy strikes once, as it is left behind', () => {
    const { acts, at, events, game } = walking(power({ passesThrough: 'all' }));
    acts.beginTurn(0);
    expect(game.reach(0).strikes[at([4, 0])]).toBe(1);
    acts.move(0, at([4, 0]));
    expect(events.filter(({ is }) => is === 'struck')).toHaveLength(1);
    expect(game.totals.fired[0]).toBe(1);
  });

  test('Phantom Walk leaves it unharmed', () => {
    const { acts, at, events } = walking(
      power({ passesThrough: 'all' }, { ignoreLeavingWounds: 1 }),
    );
    acts.beginTurn(0);
    acts.move(0, at([4, 0]));
    expect(events.map(({ is }) => is)).toEqual(['moved', 'passes', 'passes', 'passes', 'arrives']);
  });
});

describe('a longer way', () => {
  const WAY = '1a 1 1 1 1 1 1 1 1 1c';
  const at = (x: number) => `${x},0`;
  const near = (powers: readonly unknown[]) =>
    standing([[hero('Mover', { move: 2, powers })], [other, hero('Far')]], WAY, [
      [0, 0],
      [6, 0],
      [9, 0],
    ]);

  test('to come next to an enemy', () => {
    const found = near(power({ charge: 3 })).reach(0);
    expect(found.sort()).toEqual([at(0), at(1), at(2), at(5)]);
  });

  test('in place of its attack', () => {
    const { reach, acts, game, at: space } = near(power({ hurries: 3 }));
    expect(reach(0)).toHaveLength(6);
    acts.beginTurn(0);
    acts.move(0, space([5, 0]));
    expect(game.state.areAdjacent(0, 1)).toBe(true);
    expect(acts.canStillAttack(0)).toBe(false);
  });

  test('it attacks after a way that it could go anyway', () => {
    const { acts, at: space } = near(power({ hurries: 3 }));
    acts.beginTurn(0);
    acts.move(0, space([2, 0]));
    expect(acts.canStillAttack(0)).toBe(true);
  });
});

describe('leaps', () => {
  const WALL = '1a 30 1 1 1 1 1 1 1 1c';
  const leaping = (leap: Document, line: Document = {}, terrain = WALL, move = 3) =>
    standing(
      [[hero('Mover', { move, life: 9, powers: power({ leap, ...line }) })], [other]],
      terrain,
      [
        [0, 0],
        [9, 0],
      ],
    );

  test('go over levels, water and figures', () => {
    expect(leaping({ spaces: 3 }).reach(0).sort()).toEqual(['0,0', '1,0', '2,0', '3,0']);
  });

  test('reach so many levels up or down', () => {
    expect(leaping({ spaces: 3, up: 12 }).reach(0).sort()).toEqual(['0,0', '2,0', '3,0']);
    expect(leaping({ spaces: 3, up: 29 }).reach(0)).toContain('1,0');
  });

  test('may ask for the ground at both ends', () => {
    const ground = '1a 1w 1 1w 1 1 1 1 1 1c';
    const tunnel = { spaces: 5, from: ['w'], onto: ['w'], up: 0, down: 0, after: 'move' };
    const { reach, acts, events, at } = leaping(tunnel, {}, ground, 1);
    expect(reach(0).sort()).toEqual(['0,0', '1,0', '3,0']);
    acts.beginTurn(0);
    acts.move(0, at([3, 0]));
    expect(events).toMatchObject([
      { is: 'moved', path: [at([0, 0]), at([1, 0])] },
      { is: 'passes', place: at([1, 0]) },
      { is: 'leapt', path: [at([1, 0]), at([3, 0])], isAfter: true },
      { is: 'arrives', place: at([3, 0]) },
    ]);
    expect(
      leaping({ spaces: 3, notOnto: ['w'] }, {}, ground, 0)
        .reach(0)
        .sort(),
    ).toEqual(['0,0', '2,0']);
  });

  test('are used up, once a game', () => {
    const { reach, acts, at, game } = leaping({ spaces: 3 }, { uses: 1, per: 'game' });
    acts.beginTurn(0);
    acts.move(0, at([2, 0]));
    expect(game.totals.fired[0]).toBe(1);
    acts.beginTurn(0);
    expect(reach(0)).not.toContain('0,0');
  });

  const struck = (leap: Document) => {
    const { acts, at, events } = standing(
      [[hero('Mover', { move: 1, life: 9, powers: power({ leap }) })], [other]],
      '1a 1 1 1 1 1 1c',
      [
        [1, 0],
        [0, 0],
      ],
    );
    acts.beginTurn(0);
    acts.move(0, at([4, 0]));
    return events.filter(({ is }) => is === 'struck').length;
  };

  test('draw strikes only where they say so', () => {
    expect(struck({ spaces: 3 })).toBe(0);
    expect(struck({ spaces: 3, strikes: true })).toBe(1);
  });

  test('may have to end next to an enemy', () => {
    const { reach } = standing(
      [
        [hero('Mover', { move: 0, powers: power({ leap: { spaces: 4, nextTo: 'enemy' } }) })],
        [other],
      ],
      '1a 1 1 1 1 1c',
      [
        [0, 0],
        [5, 0],
      ],
    );
    expect(reach(0).sort()).toEqual(['0,0', '4,0']);
  });
});

test('copies of a squad leap once a turn where the card says so', () => {
  const powers = power({ leap: { spaces: 3, up: 0 }, uses: 1, per: 'turn' });
  const { acts, at, reach } = standing(
    [[squad('Three', { move: 0, powers })], [other]],
    '1a 1a 1a 1 1 1 1 1c',
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [7, 0],
    ],
  );
  acts.beginTurn(0);
  acts.move(2, at([5, 0]));
  expect(reach(1)).toEqual(['1,0']);
});

test.each([
  [{ climb: { times: 2, more: 1 } }, 'one of times, more and most'],
  [{ passesThrough: 'none' }, 'all, or a list of sizes'],
  [{ ignoresTerrain: ['water'] }, 'a terrain letter'],
  [{ leap: { up: 3 } }, 'spaces'],
  [{ charge: 0 }, 'a whole number from 1 to 50'],
])('refuses %j', (line, message) => {
  expect(JSON.stringify(effectLines().safeParse([line]).error?.issues)).toContain(message);
});

test.each([
  ['Ninjas of the Northern Wind', 'through'],
  ['Isamu', 'through'],
  ['Deathreavers', 'climb'],
  ['Venoc Vipers', 'ignoresTerrain'],
  ['Spider-Man', 'leap'],
  ['Tul-Bak-Ra', 'leap'],
  ['Kozuke Samurai', 'nextToEnemy'],
  ['Brave Arrow', 'noAttack'],
])('%s has a rule with %s', (name, word) => {
  const card = shippedCards().find((one) => one.slug === slug(name));
  expect(card?.json).toContain(`"${word}"`);
});
