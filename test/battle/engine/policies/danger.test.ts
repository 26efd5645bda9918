import { describe, expect, test, vi } from 'vitest';
import { Danger } from '../../../../src/battle/engine/policies/danger.ts';
import { Expectations } from '../../../../src/battle/engine/policies/expectations.ts';
import { WEIGHTS, type Weights } from '../../../../src/battle/engine/policies/weights.ts';
import type { BattleCard } from '../../../../src/battle/engine/state/cards.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { hero, squad } from '../../battles.ts';
import { stand, WIDE } from '../standing.ts';

type At = [number, number];

/** Only the enemy's best turn counts, and what it could do elsewhere in the same turn offsets it in full. */
const PLAIN = { others: 0, shared: 1, support: 0 };

/**
 * The danger to side 0 in a position.
 *
 * @param places of all figures; undefined for those that are not on the board
 */
function position(
  armies: readonly [readonly Document[], readonly Document[]],
  places: readonly (At | undefined)[],
  weights: Partial<Weights> = {},
  terrain = WIDE,
) {
  const { game } = stand(armies, places, { terrain });
  const prospects = new Expectations(game);
  const danger = new Danger(game, { ...WEIGHTS, ...PLAIN, ...weights }, prospects);
  danger.lookOut(0);
  const cards = game.tables.cards as readonly BattleCard[];
  const card = (index: number) => cards[index] as BattleCard;
  return {
    /** Expected loss of the first figure in a place. */
    at(place: At): number {
      danger.lookAt(0);
      return danger.at(0, card(0), game.tables.ground.numberOf(place), -1);
    },
    /** Expected loss of a card in the enemy's turn. */
    lossOf: (index: number) => danger.lossOf(card(index)),
    /** Points that an attack of one card takes from another, from a level above it if so given. */
    gain: (one: number, other: number, above = 0) =>
      prospects.gainFrom(card(one), card(other), above),
    value: (index: number) => prospects.valueOfFigure(card(index)),
  };
}

const own = hero('Own');
const enemy = hero('Enemy');

describe('the danger of a place is what the next turn of the enemy takes there', () => {
  test('as far as an enemy moves and reaches, and nothing beyond', () => {
    // Move 5 and Range 1, then Range 3.
    const sword = position(
      [[own], [enemy]],
      [
        [0, 0],
        [8, 2],
      ],
    );
    expect(sword.at([2, 2])).toBeCloseTo(sword.gain(1, 0), 9);
    expect(sword.at([1, 2])).toBe(0);
    const archer = position(
      [[own], [hero('Archer', { range: 3 })]],
      [
        [0, 0],
        [9, 2],
      ],
    );
    expect(archer.at([1, 2])).toBeCloseTo(archer.gain(1, 0), 9);
    expect(archer.at([0, 2])).toBe(0);
  });

  test('behind a wall, only from those who shoot or come around it', () => {
    const terrain = ['1a 1 1 30 1 1c', '1a 1 1 30 1 1', '1a 1 1 30 1 1'].join('\n');
    const places: At[] = [
      [0, 0],
      [4, 0],
    ];
    const wings = [{ name: 'Flying', effects: [{ flying: true }] }];
    const walled = (more: Document) =>
      position([[hero('Own', { powers: wings })], [hero('Enemy', more)]], places, {}, terrain);
    expect(walled({}).at([2, 0])).toBe(0);
    const archer = walled({ range: 2 });
    expect(archer.at([2, 0])).toBeCloseTo(archer.gain(1, 0), 9);
    const flyer = walled({ powers: wings });
    expect(flyer.at([2, 0])).toBeCloseTo(flyer.gain(1, 0), 9);
  });

  test('from as many figures of a card as act in a turn', () => {
    const foes: At[] = [
      [8, 0],
      [8, 1],
      [8, 2],
      [8, 3],
      [8, 4],
      [8, 5],
    ];
    const two = position(
      [[hero('Own', { life: 9 })], [squad('Foes')]],
      [
        [0, 0],
        [8, 2],
        [8, 3],
      ],
    );
    expect(two.at([5, 2])).toBeCloseTo(2 * two.gain(1, 0), 9);
    const many = [squad('Foes', { copies: 2 })];
    const six = position([[hero('Own', { life: 9 })], many], [[0, 0], ...foes]);
    expect(six.at([5, 2])).toBeCloseTo(3 * six.gain(1, 0), 9);
  });

  test('but never more than the figure is worth', () => {
    const strong = squad('Strong', { attack: 12 });
    const { at, gain, value } = position(
      [[hero('Own', { defense: 0 })], [strong]],
      [
        [0, 0],
        [8, 1],
        [8, 2],
        [8, 3],
      ],
    );
    expect(3 * gain(1, 0)).toBeGreaterThan(value(0));
    expect(at([5, 2])).toBeCloseTo(value(0), 9);
  });

  test('more from above', () => {
    const terrain = WIDE.replaceAll('1c', '4c');
    const { at, gain } = position(
      [[own], [enemy]],
      [
        [0, 0],
        [8, 2],
      ],
      {},
      terrain,
    );
    expect(gain(1, 0, 3)).toBeGreaterThan(gain(1, 0));
    expect(at([5, 2])).toBeCloseTo(gain(1, 0, 3), 9);
  });

  test('by its other cards in part', () => {
    const armies = [[own], [hero('Weak', { attack: 2 }), hero('Strong', { attack: 5 })]] as const;
    const { at, gain } = position(
      armies,
      [
        [0, 0],
        [8, 1],
        [8, 3],
      ],
      { others: 0.25 },
    );
    expect(at([5, 2])).toBeCloseTo(gain(2, 0) + 0.25 * gain(1, 0), 9);
  });
});

describe('the enemy has only one turn', () => {
  const [weak, middle] = [hero('Weak', { defense: 6 }), hero('Middle', { defense: 4 })];

  test('so a figure that follows friends adds only what it is worth more than any of them', () => {
    for (const friends of [
      [weak, middle],
      [middle, weak],
    ]) {
      const armies = [[own, ...friends], [enemy]] as const;
      const { at, gain } = position(armies, [
        [0, 0],
        [4, 1],
        [4, 4],
        [8, 2],
      ]);
      const already = Math.max(gain(3, 1), gain(3, 2));
      expect(gain(3, 0)).toBeGreaterThan(already);
      expect(at([4, 2])).toBeCloseTo(gain(3, 0) - already, 9);
    }
    const alike = position(
      [[own, hero('Alike')], [enemy]],
      [
        [0, 0],
        [4, 1],
        [8, 2],
      ],
    );
    expect(alike.at([4, 2])).toBe(0);
  });

  test('unless what it could do to friends does not offset the danger', () => {
    const armies = [[own, hero('Alike')], [enemy]] as const;
    const { at, gain } = position(
      armies,
      [
        [0, 0],
        [4, 1],
        [8, 2],
      ],
      { shared: 0 },
    );
    expect(at([4, 2])).toBeCloseTo(gain(2, 0), 9);
  });

  test('and an enemy next to a friend does not leave it', () => {
    const armies = [[own, weak], [enemy]] as const;
    const held = position(armies, [
      [0, 0],
      [7, 2],
      [8, 2],
    ]);
    expect(held.at([4, 2])).toBe(0);
    const free = position(armies, [
      [0, 0],
      [6, 2],
      [8, 2],
    ]);
    expect(free.at([4, 2])).toBeCloseTo(free.gain(2, 0) - free.gain(2, 1), 9);
  });

  test('in which only some figures of a card act, also against friends', () => {
    // All six can attack the friend, and the strong hero only the figure.
    const foes: At[] = [
      [8, 0],
      [8, 1],
      [8, 2],
      [8, 3],
      [8, 4],
      [8, 5],
    ];
    const strong = hero('Strong', { attack: 9, move: 1 });
    const armies = [
      [own, hero('Alike')],
      [squad('Foes', { copies: 2, attack: 1 }), strong],
    ] as const;
    const others = 0.5;
    const { at, gain } = position(armies, [[0, 0], [6, 3], ...foes, [3, 0]], { others });
    const before = 3 * gain(2, 1);
    expect(gain(3, 0)).toBeGreaterThan(before);
    expect(at([4, 1])).toBeCloseTo(gain(3, 0) + others * before - before, 9);
  });
});

describe('what friends could take back from the attacker', () => {
  const support = 0.1;
  const friends = squad('Friends', { copies: 2, attack: 4 });
  const six: At[] = [
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [1, 5],
  ];

  test('makes a place less dangerous, for as many friends as act in a turn', () => {
    const { at, gain } = position([[own, friends], [enemy]], [[0, 0], ...six, [9, 2]], {
      ...{ support, shared: 0 },
    });
    expect(at([4, 2])).toBeCloseTo(gain(2, 0) - support * 3 * gain(1, 2), 9);
    // The friends move 5 spaces and attack one farther: from Column 1, that is up to Column 7.
    expect(at([8, 2])).toBeCloseTo(gain(2, 0), 9);
  });

  test('is not what the figure itself could do, and never makes a place safer than safe', () => {
    const alone = position(
      [[own], [enemy]],
      [
        [0, 0],
        [9, 2],
      ],
      { support },
    );
    expect(alone.at([4, 2])).toBeCloseTo(alone.gain(1, 0), 9);
    const { at } = position([[own, friends], [enemy]], [[0, 0], ...six, [9, 2]], { support: 100 });
    expect(at([4, 2])).toBe(0);
  });
});

describe('the loss of a card in the next turn of the enemy', () => {
  const foes = [squad('Foes', { copies: 2, range: 4 })];
  const far: At[] = [
    [9, 0],
    [9, 1],
    [9, 2],
    [9, 3],
    [9, 4],
    [9, 5],
  ];

  test('is what the acting figures take that reach any figure of it', () => {
    const { lossOf, gain } = position([[squad('Own')], foes], [[0, 0], [0, 1], [1, 2], ...far]);
    expect(lossOf(0)).toBeCloseTo(3 * gain(1, 0), 9);
    const one = position([[squad('Own')], foes], [[0, 0], [0, 1], [1, 2], far[2]]);
    expect(one.lossOf(0)).toBeCloseTo(one.gain(1, 0), 9);
  });

  test('is nothing if no figure of it is in reach, or on the board', () => {
    // Move 5 and Range 4 reach 9 spaces; from Column 9 to Column 0, Rows 0 and 5, it is 9 and more.
    const near = [squad('Foes', { copies: 2, range: 3 })];
    expect(position([[squad('Own')], near], [[0, 0], undefined, undefined, ...far]).lossOf(0)).toBe(
      0,
    );
    expect(
      position([[squad('Own')], near], [undefined, undefined, undefined, ...far]).lossOf(0),
    ).toBe(0);
  });

  test('counts the other cards of the enemy in part', () => {
    const armies = [[own], [hero('Weak', { attack: 2 }), hero('Strong', { attack: 5 })]] as const;
    const { lossOf, gain } = position(
      armies,
      [
        [5, 2],
        [8, 1],
        [8, 3],
      ],
      { others: 0.25 },
    );
    expect(lossOf(0)).toBeCloseTo(gain(2, 0) + 0.25 * gain(1, 0), 9);
  });
});

test('the danger of a place is worked out once in each look', () => {
  const { game } = stand(
    [[own], [enemy]],
    [
      [0, 0],
      [8, 2],
    ],
  );
  const prospects = new Expectations(game);
  const gains = vi.spyOn(prospects, 'gainFrom');
  const danger = new Danger(game, WEIGHTS, prospects);
  danger.lookOut(0);
  const card = game.tables.cards[0] as BattleCard;
  const space = game.tables.ground.numberOf([2, 2]);
  /** The attacks that are weighed in a new look, and the danger that is found. */
  const inLook = (times: number) => {
    gains.mockClear();
    danger.lookAt(0);
    const found = Array.from({ length: times }, () => danger.at(0, card, space, -1));
    return { found: new Set(found), weighed: gains.mock.calls.length };
  };
  const once = inLook(1);
  expect(once.weighed).toBeGreaterThan(0);
  expect(inLook(3)).toEqual(once);
});
