import { describe, expect, test } from 'vitest';
import { battleEngine } from '../../../src/battle/engine/index.ts';
import { Moments } from '../../../src/battle/engine/powers/moments/index.ts';
import { pointsOfSide } from '../../../src/battle/engine/state/points.ts';
import type { Space } from '../../../src/board/space.ts';
import type { Document } from '../../fight/scenarios.ts';
import { battleOf, hero, squad } from '../battles.ts';
import { standing } from '../standing.ts';

/** A field of two rows and twelve columns. */
const WIDE = ['1a 1a 1a 1 1 1 1 1 1 1c 1c 1c', ' 1a 1a 1a 1 1 1 1 1 1 1c 1c 1c'].join('\n');

const power = (effect: Document) => ({ name: 'Power', effects: [effect] });
const healer = (more: Document, wounds: unknown = 1) =>
  hero('Healer', {
    powers: [power({ healsFriend: { moment: 'beforeMoving', to: {}, wounds, ...more } })],
  });

/**
 * A game with figures in given places, and its powers that act at certain moments; the turns that they give are
 * recorded by card.
 */
function at(own: readonly Document[], enemies: readonly Document[], spaces: (Space | undefined)[]) {
  const { game } = standing([own, enemies], WIDE, spaces);
  const turns: number[] = [];
  return { game, state: game.state, turns, moments: new Moments(game, (card) => turns.push(card)) };
}

const ENEMY = [hero('Enemy')];

describe('healing', () => {
  const [NEAR, FAR] = [
    [1, 0],
    [8, 0],
  ] as const;
  const wounded = (more: Document, space: Space = NEAR, wounds?: unknown) => {
    const all = at([healer(more, wounds), hero('Friend')], ENEMY, [[0, 0], space, [11, 1]]);
    all.game.wound(1, 3, 'own side');
    all.moments.ofCard('turnBegins', 0);
    return all.state.wounds[1];
  };

  test('takes wounds off a friend, none of the enemy', () => {
    expect(wounded({})).toBe(2);
    const { game, state, moments } = at([healer({})], ENEMY, [
      [0, 0],
      [1, 0],
    ]);
    game.wound(1, 2, 'own side');
    moments.ofCard('turnBegins', 0);
    expect(state.wounds[1]).toBe(2);
  });

  test.each([
    [{ within: 1 }, NEAR, 2],
    [{ within: 1 }, FAR, 3],
    [{ within: 8 }, FAR, 2],
    [{ to: { type: 'squad' } }, NEAR, 3],
    [{ except: { name: 'Friend' } }, NEAR, 3],
    [{ moment: 'turnEnds' }, NEAR, 3],
  ] as const)('reaches whom it names, at its moment: %j', (more, space, left) => {
    expect(wounded(more, space)).toBe(left);
  });

  test('is of those whose order marker is revealed, where it says so', () => {
    const healed = (shown: number) => {
      const own = [healer({ moment: 'theirMarkerShown' }), hero('Friend'), hero('Other')];
      const all = at(own, ENEMY, [[0, 0], NEAR, [2, 0], [11, 1]]);
      for (const friend of [1, 2]) all.game.wound(friend, 3, 'own side');
      all.state.orders.acting = shown;
      all.moments.markerShown(shown);
      return [...all.state.wounds];
    };
    expect(healed(0)).toEqual([0, 3, 3, 0]);
    expect(healed(1)).toEqual([0, 2, 3, 0]);
    expect(healed(2)).toEqual([0, 3, 2, 0]);
    expect(healed(3)).toEqual([0, 3, 3, 0]);
  });

  test('removes no more wounds than there are, and all where it says so', () => {
    expect(wounded({}, NEAR, 5)).toBe(0);
    expect(wounded({}, NEAR, 'all')).toBe(0);
    expect(wounded({}, NEAR, { 1: 2 })).toBe(1);
  });

  test('rolls a D20 to which the glyph of Lodin adds nothing', () => {
    const rollOf = (more: Document) => {
      const spaces: Space[] = [[0, 0], NEAR, [11, 1]];
      const armies = [[healer({}, { 1: 1 }), hero('Friend')], ENEMY] as const;
      const { game, events } = standing(armies, WIDE, spaces, more);
      game.wound(1, 3, 'own side');
      new Moments(game, () => {}).ofCard('turnBegins', 0);
      return events.find((event) => event.is === 'used')?.roll;
    };
    const lodin = { glyph: 'Lodin', at: NEAR };
    const rolled = rollOf({ board: { terrain: WIDE, others: [lodin] } });
    expect(rolled).toBe(rollOf({}));
    expect(rolled).toBeGreaterThan(0);
  });
});

test.each([
  // Two figures take 1 wound each off the friend: once each, or once for both of them.
  ['figure', 1],
  ['card', 2],
])('uses are those of the %s', (of, left) => {
  const effects = [
    { healsFriend: { moment: 'turnEnds', to: {}, wounds: 1 }, uses: 1, per: 'round', of },
  ];
  const healers = squad('Healers', { figures: 2, powers: [{ name: 'Power', effects }] });
  const { game, state, moments } = at([healers, hero('Friend')], ENEMY, [
    [0, 0],
    [1, 0],
    [2, 0],
    [11, 1],
  ]);
  game.wound(2, 3, 'own side');
  moments.ofCard('turnEnds', 0);
  moments.ofCard('turnEnds', 0);
  expect(state.wounds[2]).toBe(left);
});

describe('who comes back', () => {
  const hive = (more: Document = {}) =>
    hero('Hive', {
      powers: [
        power({
          bringsBack: { moment: 'turnEnds', within: 1, to: { type: 'squad' }, d20: 1, ...more },
        }),
      ],
    });

  test('is a destroyed figure of its side, next to who brings it back', () => {
    const { game, state, moments } = at([hive(), squad('Drones')], ENEMY, [
      [0, 0],
      [5, 0],
      [6, 0],
      [7, 0],
      [11, 1],
    ]);
    moments.turnEnds(0);
    expect(state.alive[0]).toBe(4);
    game.destroy(2, 'own side');
    moments.turnEnds(0);
    expect(state.lives[2]).toBe(1);
    expect(state.areAdjacent(0, 2)).toBe(true);
    expect([state.alive[0], state.left[1]]).toEqual([4, 3]);
  });

  test('comes without wounds next to a friend, if it rolls for itself', () => {
    const thanos = hero('Thanos', { powers: [power({ comesBack: 1 })] });
    const { game, state, moments } = at([thanos, hero('Friend')], ENEMY, [
      [0, 0],
      [5, 0],
      [11, 1],
    ]);
    game.wound(0, 2, 'own side');
    moments.sideTurnBegins(0);
    expect(state.wounds[0]).toBe(2);
    game.destroy(0, 'own side');
    moments.sideTurnBegins(1);
    expect(state.isOnBoard(0)).toBe(false);
    moments.sideTurnBegins(0);
    expect(state.areAdjacent(0, 1)).toBe(true);
    expect(state.wounds[0]).toBe(0);
  });
});

test('a called figure arrives next to the caller, from anywhere', () => {
  const caller = hero('Caller', {
    powers: [
      power({ calls: { moment: 'beforeAttacking', to: { type: 'squad' }, figures: { 1: 2 } } }),
    ],
  });
  const { state, moments } = at([caller, squad('Elves'), hero('Friend')], ENEMY, [
    [9, 0],
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [11, 1],
  ]);
  moments.ofFigure('beforeAttacks', 0);
  const next = [1, 2, 3, 4].filter((one) => state.areAdjacent(0, one));
  expect(next).toHaveLength(2);
  expect(next).not.toContain(4);
});

describe('a card that begins off the board', () => {
  const late = (more: Document = {}) =>
    squad('Late', { powers: [power({ comesLater: { d20: 1, ...more } })] });

  test('comes as a round begins, apart where it says so', () => {
    const { state, moments, turns } = at([late({ apart: true }), hero('Friend')], ENEMY, [
      undefined,
      undefined,
      undefined,
      [0, 0],
      [11, 1],
    ]);
    moments.roundBegins();
    const figures = [0, 1, 2];
    expect(figures.every((one) => state.isOnBoard(one))).toBe(true);
    for (const one of figures) {
      const others = [0, 1, 2, 3, 4].filter((other) => other !== one);
      expect(others.some((other) => state.areAdjacent(one, other))).toBe(false);
    }
    expect(turns).toEqual([]);
  });

  test('comes summoned at the end of a turn, near who summons it, and may act at once', () => {
    const { state, moments, turns } = at(
      [late({ by: 'Summoner', within: 2, acts: true }), hero('Summoner')],
      ENEMY,
      [undefined, undefined, undefined, [3, 0], [11, 1]],
    );
    moments.roundBegins();
    expect(state.isOnBoard(0)).toBe(false);
    moments.turnEnds(1);
    for (const one of [0, 1, 2]) expect(state.distance(one, 3)).toBeLessThanOrEqual(2);
    expect(turns).toEqual([0]);
  });

  test('comes for no summoner once the game is over or its summoner is destroyed', () => {
    const arrives = (...fallen: number[]) => {
      const { game, state, moments } = at([late({ by: 'Summoner' }), hero('Summoner')], ENEMY, [
        undefined,
        undefined,
        undefined,
        [3, 0],
        [11, 1],
      ]);
      for (const figure of fallen) game.destroy(figure, 'own side');
      moments.turnEnds(1);
      return state.isOnBoard(0);
    };
    expect([arrives(), arrives(3), arrives(4)]).toEqual([true, false, false]);
  });

  test('is out of the game once nobody can summon it any more', () => {
    const places: (Space | undefined)[] = [undefined, undefined, undefined, [3, 0], [11, 1]];
    const own = [late({ by: 'Summoner', within: 2 }), hero('Summoner')];
    const { game, state } = at(own, ENEMY, places);
    expect(game.isOver()).toBe(false);
    game.destroy(3, 2);
    expect(game.isOver()).toBe(true);
    expect([pointsOfSide(game.state, 0), [...state.lives].slice(0, 3)]).toEqual([0, [0, 0, 0]]);
  });

  test('is out of the game from the beginning in an army without the card that summons it', () => {
    const places: (Space | undefined)[] = [undefined, undefined, undefined, [3, 0], [11, 1]];
    const { game } = at([late({ by: 'Summoner' }), hero('Other')], ENEMY, places);
    game.begin(0);
    expect(pointsOfSide(game.state, 0)).toBe(100);
  });
});

describe('control', () => {
  const taker = (more: Document = {}) =>
    hero('Taker', {
      powers: [
        power({
          takesControl: {
            ...{ moment: 'beforeAttacking', within: 1, to: { unique: 'unique' }, d20: 1 },
            ...{ for: 'game', ...more },
          },
        }),
      ],
    });
  const prey = (more: Document = {}) => hero('Prey', { unique: 'unique', points: 80, ...more });

  test('for good: the card has its figures on the other side, where they stood, with their wounds', () => {
    const { game, state, moments } = at(
      [taker()],
      [prey(), hero('Other')],
      [
        [4, 0],
        [5, 0],
        [11, 1],
      ],
    );
    game.wound(1, 2, 0);
    const space = state.spaceA(1);
    moments.ofFigure('beforeAttacks', 0);
    expect([...state.alive]).toEqual([2, 1]);
    expect([state.left[1], state.isOnBoard(1)]).toEqual([0, false]);
    const there = state.occupant[space] as number;
    expect([game.tables.sideOf[there], state.wounds[there]]).toEqual([0, 2]);
    expect(pointsOfSide(game.state, 0)).toBe(140);
    expect(pointsOfSide(game.state, 1)).toBe(100);
  });

  test('for a turn: it takes one for the other side, and goes back', () => {
    const { game, state, moments, turns } = at(
      [taker({ for: 'turn', moment: 'turnEnds' })],
      [prey()],
      [
        [4, 0],
        [5, 0],
      ],
    );
    moments.turnEnds(0);
    expect(turns).toHaveLength(1);
    expect(game.tables.cards[turns[0] as number]).toMatchObject({
      side: 0,
      card: { name: 'Prey' },
    });
    expect([...state.alive]).toEqual([1, 1]);
    expect(state.isOnBoard(1)).toBe(true);
  });

  test.each([
    ['friend', 12, 0],
    ['friend', 13, 1],
    ['enemy', 15, 0],
    ['enemy', 16, 1],
  ])('of a unique %s on a roll of %i: %i turns', (whose, roll, times) => {
    const rules = {
      ...{ at: 'turnEnds', turn: { take: 'whole', by: 'own' } },
      whom: { side: 'either', first: 'enemy', unique: 'unique', within: 1, pick: 'best' },
      roll: { d20: 16, friends: 13 },
    };
    const own = hero('Whisperer', { unique: 'common', powers: [{ name: 'Whisper', rules }] });
    const other = hero('Other', { unique: 'common' });
    const { state, moments, turns } = at(
      whose === 'friend' ? [own, prey()] : [own],
      whose === 'friend' ? [other] : [prey(), other],
      [
        [4, 0],
        [5, 0],
        [11, 1],
      ],
    );
    state.dice.d20 = () => roll;
    moments.turnEnds(0);
    expect(turns).toHaveLength(times);
  });

  test('of nobody whom the power does not name', () => {
    const { state, moments } = at(
      [taker()],
      [prey({ unique: 'common' })],
      [
        [4, 0],
        [5, 0],
      ],
    );
    moments.ofFigure('beforeAttacks', 0);
    expect([...state.alive]).toEqual([1, 1]);
  });

  test('may cost the figure that takes it', () => {
    const { state, moments } = at(
      [taker({ costs: 'self' }), hero('Friend')],
      [prey()],
      [
        [4, 0],
        [0, 0],
        [5, 0],
      ],
    );
    moments.ofFigure('beforeAttacks', 0);
    expect(state.lives[0]).toBe(0);
    expect([...state.alive]).toEqual([2, 0]);
  });

  test('is lost to the enemy on a low roll', () => {
    const traitor = hero('Traitor', { powers: [power({ goesOver: 20 })] });
    const { state, moments } = at([traitor, hero('Friend')], ENEMY, [
      [4, 0],
      [0, 0],
      [11, 1],
    ]);
    moments.turnEnds(0);
    expect([...state.alive]).toEqual([1, 2]);
  });

  test('of a turn that the enemy plays instead', () => {
    const haunted = hero('Haunted', { powers: [power({ enemyTakesTurn: 1 })] });
    const { game, state, moments, turns } = at([haunted], ENEMY, [
      [4, 0],
      [11, 1],
    ]);
    expect(moments.markerShown(0)).toBe(true);
    expect(game.tables.cards[turns[0] as number]?.side).toBe(1);
    expect([...state.alive]).toEqual([1, 1]);
  });
});

test('two effects of one line act each at its own moment', () => {
  const both = {
    healsFriend: { moment: 'beforeMoving', to: { type: 'hero' }, wounds: 1 },
    bringsBack: { moment: 'turnEnds', within: 1, to: { name: 'Fallen' } },
  };
  const own = [hero('Healer', { powers: [power(both)] }), hero('Friend'), hero('Fallen')];
  const { game, state, moments } = at(own, ENEMY, [
    [0, 0],
    [3, 0],
    [5, 0],
    [11, 1],
  ]);
  game.wound(1, 3, 'own side');
  game.destroy(2, 'own side');
  moments.ofCard('turnBegins', 0);
  expect([state.wounds[1], state.fallen[2]]).toEqual([2, 1]);
  moments.ofCard('turnEnds', 0);
  expect([state.wounds[1], state.fallen[2]]).toEqual([2, 0]);
});

test('a figure that suffers with another is wounded when that one is destroyed', () => {
  const sonya = hero('Sonya', { powers: [power({ suffersWith: { name: 'Cyprien', wounds: 2 } })] });
  const { game, state, moments } = at([sonya, hero('Cyprien'), hero('Other')], ENEMY, [
    [0, 0],
    [1, 0],
    [2, 0],
    [11, 1],
  ]);
  game.moments = moments;
  game.destroy(2, 0);
  expect(state.wounds[0]).toBe(0);
  game.destroy(1, 0);
  expect(state.wounds[0]).toBe(2);
});

describe('whole games with cards that change sides, come late and come back', () => {
  const army = (names: string[], more: Document) => names.map((name) => hero(name, more));
  const scenario = battleOf({
    sides: [
      {
        army: [
          hero('Shackler', {
            unique: 'unique',
            powers: [
              power({
                takesControl: {
                  ...{ moment: 'beforeAttacking', within: 1, to: { unique: 'unique' } },
                  ...{ d20: 10, for: 'game' },
                },
              }),
            ],
          }),
          squad('Late', { powers: [power({ comesLater: { d20: 8 } })] }),
        ],
      },
      { army: army(['One', 'Other'], { unique: 'unique', powers: [power({ comesBack: 15 })] }) },
    ],
  });

  test('keep one figure a space, and each card whole on one side', () => {
    const engine = battleEngine(scenario, 'moments');
    const seen = new Set<string>();
    const on = new Map<number, number>();
    for (let game = 0; game < 60; game++) {
      on.clear();
      engine.play(game, (event) => {
        seen.add(event.is);
        if (event.is === 'placed' || event.is === 'put' || event.is === 'back') {
          expect([...on.values()]).not.toContain(event.place);
          on.set(event.figure, event.place);
        }
        if (event.is === 'moved') on.set(event.figure, event.path.at(-1) as number);
        if (event.is === 'destroyed') on.delete(event.figure);
        if (event.is === 'placed')
          expect(event.figure).toSatisfy((f) => f === 0 || f === 4 || f === 5);
        if (event.is !== 'changedSides') return;
        for (const { before, now, place } of event.figures) {
          expect(on.get(before)).toBe(place);
          on.delete(before);
          on.set(now, place);
        }
      });
      const { winner, figuresLeft } = engine.result;
      if (!engine.result.isByPoints && winner < 2) expect(figuresLeft[1 - winner]).toBe(0);
    }
    for (const is of ['used', 'put', 'back', 'changedSides']) expect(seen).toContain(is);
  });
});
