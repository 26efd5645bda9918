import { describe, expect, test } from 'vitest';
import { battleEngine } from '../../../../src/battle/engine/index.ts';
import { Expectations } from '../../../../src/battle/engine/policies/expectations.ts';
import { PowerValues } from '../../../../src/battle/engine/policies/power-values.ts';
import type { BattleCard } from '../../../../src/battle/engine/state/cards.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { battleOf, hero } from '../../battles.ts';
import { stand } from '../standing.ts';

/** The share of turns that a helper with some powers takes, over twenty games of two armies. */
function shareOfTurns(effects: readonly Document[]): number {
  const army = [
    hero('Fighter', { life: 8, attack: 4 }),
    hero('Helper', {
      attack: 1,
      powers: effects.map((one) => ({ name: 'Power', effects: [one] })),
    }),
  ];
  const engine = battleEngine(battleOf({ sides: [{ army }, { army }] }), 'deeds');
  const { cards } = engine.tables;
  let [helped, all] = [0, 0];
  for (let game = 0; game < 20; game++) {
    engine.play(game);
    for (const [card, turns] of engine.result.turns.entries()) {
      all += turns;
      if (cards[card]?.card.name === 'Helper') helped += turns;
    }
  }
  return helped / all;
}

// With two attack dice fewer than its friend, it would hardly ever get a turn for its attacks.
const WITHOUT = shareOfTurns([]);

test.each([
  ['heals a friend', { healsFriend: { moment: 'beforeAttacking', within: 1, to: {}, wounds: 3 } }],
  [
    'takes over enemies',
    { takesControl: { moment: 'beforeAttacking', within: 1, to: {}, d20: 11, for: 'game' } },
  ],
] as const)('more order markers lie on a helper that %s', (_, effect) => {
  expect(shareOfTurns([effect])).toBeGreaterThan(1.5 * WITHOUT);
});

/** How many of the first order markers of some games lie on the second of three cards. */
function firstMarkers(army: readonly Document[]): number {
  const engine = battleEngine(battleOf({ sides: [{ army }, { army }] }), 'summons');
  let count = 0;
  for (let game = 0; game < 20; game++) {
    const marked: (readonly number[])[] = [];
    engine.play(game, (event) => {
      if (event.is === 'markers' && event.side === 0) marked.push([...event.cards]);
    });
    count += marked[0]?.filter((card) => card === 1).length ?? 0;
  }
  return count;
}

test('more of the first order markers lie on a helper that can summon a strong card', () => {
  const army = (by: string) => [
    hero('Fighter', { life: 8, attack: 4 }),
    hero('Helper', { attack: 1 }),
    hero('Late', {
      attack: 5,
      powers: [{ name: 'Called', effects: [{ comesLater: { d20: 8, by } }] }],
    }),
  ];
  expect(firstMarkers(army('Helper'))).toBeGreaterThan(firstMarkers(army('Fighter')));
});

/** A helper with an effect (figure 0), a friend (1), another friend (2), and an enemy (3), in these places. */
function helping(effect: Document, places: readonly ([number, number] | undefined)[]) {
  const helper = hero('Helper', { powers: [{ name: 'Power', effects: [effect] }] });
  const army = [helper, hero('Friend', { species: 'Elf' }), hero('Other', { species: 'Dwarf' })];
  const { game } = stand([army, [hero('Enemy')]], places);
  const prospects = new Expectations(game);
  const values = new PowerValues(game, prospects);
  const card = (index: number) => game.tables.cards[index] as BattleCard;
  return {
    ...{ game, prospects, card },
    turnWorth: () => values.turnWorth(card(0)),
    worthAt: (place: [number, number]) => values.worthAt(0, game.tables.ground.numberOf(place)),
  };
}

describe('a power that heals friends', () => {
  const heals = (more: Document = {}) => ({
    healsFriend: {
      moment: 'beforeAttacking',
      within: 1,
      to: { species: 'Elf' },
      wounds: 2,
      ...more,
    },
  });
  const places: [number, number][] = [
    [0, 2],
    [4, 2],
    [4, 4],
    [9, 2],
  ];

  test('is worth the wounds that it heals, next to the friend', () => {
    const { game, prospects, card, worthAt } = helping(heals(), places);
    expect(worthAt([3, 2])).toBe(0);
    game.state.wounds[1] = 1;
    game.state.wounds[2] = 3;
    const perWound = prospects.pointsPerWound(card(1));
    expect(worthAt([3, 2])).toBeCloseTo(perWound, 9);
    game.state.wounds[1] = 3;
    expect(worthAt([3, 2])).toBeCloseTo(2 * perWound, 9);
    expect(worthAt([2, 2])).toBe(0);
    // The power does not act on the other friend.
    expect(worthAt([4, 5])).toBe(0);
  });

  test('makes a turn worth as much, if the friend can be reached in it', () => {
    const near = helping(heals(), places);
    near.game.state.wounds[1] = 3;
    near.game.state.wounds[2] = 3;
    expect(near.turnWorth()).toBeCloseTo(2 * near.prospects.pointsPerWound(near.card(1)), 9);
    // Six spaces are the farthest after a Move of 5.
    const far = (x: number) => {
      const one = helping(heals(), [
        [0, 2],
        [x, 2],
        [4, 4],
        [9, 2],
      ]);
      one.game.state.wounds[1] = 3;
      return one.turnWorth();
    };
    expect(far(6)).toBeGreaterThan(0);
    expect(far(7)).toBe(0);
  });

  test('makes no turn worth more if it acts by itself when a round ends', () => {
    const one = helping(heals({ moment: 'roundEnds' }), places);
    one.game.state.wounds[1] = 3;
    expect(one.turnWorth()).toBe(0);
    expect(one.worthAt([3, 2])).toBe(0);
  });
});

test('taking over an enemy for the game is worth twice what is left of it, by the chance of the roll', () => {
  const places: [number, number][] = [
    [0, 2],
    [1, 4],
    [0, 5],
    [6, 2],
  ];
  const takes = {
    takesControl: { moment: 'beforeAttacking', within: 1, to: {}, d20: 11, for: 'game' },
  };
  const { game, prospects, card, worthAt, turnWorth } = helping(takes, places);
  const enemy = game.tables.cardOf[3] as number;
  game.state.wounds[3] = 1;
  // 11 or more on a D20, and three lives of four.
  const expected = 0.5 * 2 * 0.75 * prospects.valueOfFigure(card(enemy));
  expect(worthAt([5, 2])).toBeCloseTo(expected, 9);
  expect(worthAt([4, 2])).toBe(0);
  expect(turnWorth()).toBeCloseTo(expected, 9);
});

test('a card that can summon another has its value for a turn, by the chance of the roll, until it has come', () => {
  const late = hero('Late', {
    powers: [{ name: 'Called', effects: [{ comesLater: { d20: 8, by: 'Helper' } }] }],
  });
  const places: [number, number][] = [
    [0, 2],
    [8, 2],
  ];
  const { game } = stand(
    [[hero('Helper'), late, hero('Third')], [hero('Enemy')]],
    [places[0], undefined, [1, 4], places[1]],
  );
  const prospects = new Expectations(game);
  const values = new PowerValues(game, prospects);
  const card = (index: number) => game.tables.cards[index] as BattleCard;
  // 8 or more on a D20.
  expect(values.turnWorth(card(0))).toBeCloseTo((13 / 20) * prospects.valueOfFigure(card(1)), 9);
  expect(values.turnWorth(card(2))).toBe(0);
  game.state.put(1, game.tables.ground.numberOf([2, 2]));
  expect(values.turnWorth(card(0))).toBe(0);
});
