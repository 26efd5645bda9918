import { expect, test } from 'vitest';
import { battleEngine } from '../../../../src/battle/engine/index.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { battleOf, hero } from '../../battles.ts';

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
