import { describe, expect, test } from 'vitest';
import { AttackOutlook } from '../../../../src/battle/engine/policies/attack-outlook.ts';
import { AttackValues } from '../../../../src/battle/engine/policies/attack-values.ts';
import { Expectations } from '../../../../src/battle/engine/policies/expectations.ts';
import { WEIGHTS } from '../../../../src/battle/engine/policies/weights.ts';
import type { BattleCard } from '../../../../src/battle/engine/state/cards.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { hero } from '../../battles.ts';
import { stand, WIDE } from '../standing.ts';

type At = [number, number];

const WEIGHED = { ...WEIGHTS, near: 0.2, delay: 0.5 };

/** The outlook of the first card of side 0. */
function outlookOf(
  own: Document,
  enemies: readonly Document[],
  at: readonly At[],
  terrain?: string,
) {
  const { game } = stand(
    [[own], enemies],
    [[0, 0], ...at],
    terrain === undefined ? {} : { terrain },
  );
  const prospects = new Expectations(game);
  const promises = new AttackValues(game, prospects);
  const outlook = new AttackOutlook(game, WEIGHED, prospects, promises);
  const cards = game.tables.cards as readonly BattleCard[];
  const card = cards[0] as BattleCard;
  outlook.lookOut(card);
  const number = (place: At) => game.tables.ground.numberOf(place);
  return {
    outlook,
    ...{ card, game, promises, prospects },
    from: (place: At, mayMove: boolean) => outlook.from(card, number(place), mayMove),
    at: (place: At) => outlook.at(card, number(place)),
    hasWay: (place: At) => outlook.hasWay(card, number(place)),
    gain: (enemy: number) => prospects.gain(card, cards[enemy] as BattleCard),
  };
}

const sword = hero('Sword');

describe('an attack that is some way off', () => {
  const { outlook, card } = outlookOf(sword, [hero('Enemy')], [[8, 2]]);

  test('counts less, by a share of a movement and by each whole turn', () => {
    expect(outlook.delayOf(card, -1)).toBe(1);
    expect(outlook.delayOf(card, 0)).toBe(1);
    // Move 5: a whole movement costs 0.2, half of it half as much, and each further one halves the worth.
    expect(outlook.delayOf(card, 2.5)).toBeCloseTo(0.9, 9);
    expect(outlook.delayOf(card, 5)).toBeCloseTo(0.8, 9);
    expect(outlook.delayOf(card, 10)).toBeCloseTo(0.4, 9);
    expect(outlook.delayOf(card, 15)).toBeCloseTo(0.2, 9);
  });

  test('counts in full from where it can be made now, or after a movement', () => {
    const { from, at, gain } = outlookOf(sword, [hero('Enemy')], [[8, 2]]);
    expect(from([7, 2], false)).toBeCloseTo(gain(1), 9);
    expect(from([2, 2], true)).toBeCloseTo(gain(1), 9);
    // Five spaces are missing.
    expect(from([2, 2], false)).toBeCloseTo(0.8 * gain(1), 9);
    expect(at([2, 2])).toBeCloseTo(0.8 * gain(1), 9);
    // One space is missing after a movement.
    expect(from([1, 2], true)).toBeCloseTo(0.96 * gain(1), 9);
  });
});

test('the best attack counts, be it near or strong', () => {
  const enemies = [hero('Hard', { defense: 5 }), hero('Soft', { defense: 1 })];
  const { from, gain } = outlookOf(sword, enemies, [
    [1, 2],
    [9, 2],
  ]);
  expect(gain(2)).toBeGreaterThan(gain(1));
  // Next to the hard one, six spaces are missing to the soft one.
  expect(from([2, 2], false)).toBeCloseTo(Math.max(gain(1), 0.8 * 0.5 ** (1 / 5) * gain(2)), 9);
  expect(from([8, 2], false)).toBeCloseTo(gain(2), 9);
});

describe('walls', () => {
  const closed = ['1a 1 1 30 1 1 1c', '1a 1 1 30 1 1 1', '1a 1 1 30 1 1 1'].join('\n');
  const flyer = hero('Enemy', { powers: [{ name: 'Flying', effects: [{ flying: true }] }] });
  const open = ['1a 1 1 30 1 1 1c', '1a 1 1 30 1 1 1', '1a 1 1 1 1 1 1'].join('\n');

  test('leave next to nothing of an attack to which there is no way, and more of it near the enemy', () => {
    const { from, hasWay, gain } = outlookOf(sword, [flyer], [[5, 0]], closed);
    expect(hasWay([2, 0])).toBe(false);
    expect(from([2, 0], false)).toBeGreaterThan(0);
    expect(from([2, 0], false)).toBeLessThan(gain(1) / 100);
    expect(from([2, 0], false)).toBeGreaterThan(from([0, 0], false));
    expect(hasWay([4, 0])).toBe(true);
  });

  test('count for shooters only before the movement in which they come into sight', () => {
    const archer = hero('Archer', { range: 4, move: 5 });
    const { from, hasWay, gain } = outlookOf(archer, [hero('Enemy')], [[5, 0]], open);
    expect(hasWay([2, 0])).toBe(true);
    // In range, with a way to where the enemy is seen: it counts as an attack from here.
    expect(from([2, 0], false)).toBeCloseTo(gain(1), 9);
  });
});

test('no attack is worth more than its upper bound, from any level and with any wounds', () => {
  const rage = [{ name: 'Rage', effects: [{ attackDice: 6, when: { ownWounds: 1 } }] }];
  const terrain = WIDE.replaceAll('1a', '8a');
  for (const powers of [[], rage]) {
    for (const wounds of [0, 1]) {
      const own = hero('Own', { powers, attack: 1 });
      const { outlook, game, promises, prospects, card } = outlookOf(
        own,
        [hero('Enemy')],
        [[1, 0]],
        terrain,
      );
      game.state.wounds[0] = wounds;
      outlook.lookOut(card);
      promises.lookAt(0);
      const beside = game.state.enemiesBeside(0);
      const promise = promises.of(0, game.state.place[0] as number, 1, beside, 1);
      const bonus = WEIGHED.kill * prospects.valueOfFigure(game.tables.cards[1] as BattleCard);
      expect(promise?.worth).toBeGreaterThan(0);
      const { worth = 0, destroys = 0 } = promise ?? {};
      expect(outlook.targets[0]?.most).toBeGreaterThanOrEqual(worth + bonus * destroys);
    }
  }
});
