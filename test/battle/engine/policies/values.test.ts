import { expect, test } from 'vitest';
import { Game } from '../../../../src/battle/engine/game.ts';
import { Expectations } from '../../../../src/battle/engine/policies/expectations.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { battleOf, hero, squad } from '../../battles.ts';

/** The values of the cards in an army, for all of their figures, against an army of two heroes. */
function values(army: readonly Document[]): number[] {
  const enemies = [hero('Enemy'), hero('Second', { attack: 4 })];
  const game = new Game(
    battleOf({ sides: [{ army }, { army: enemies }], rulings: { armiesMustFit: false } }),
    new Uint32Array(4),
  );
  const prospects = new Expectations(game);
  return game.tables.cards
    .filter(({ side }) => side === 0)
    .map((card) => card.figures * prospects.valueOfFigure(card));
}

const shareOf = ([first = 0, ...others]: readonly number[]) =>
  first / (first + others.reduce((sum, one) => sum + one, 0));

test('the points written on a card do not change its share of the army', () => {
  const of = (points: number) => values([hero('Healer', { points, attack: 2 }), squad('Guards')]);
  expect(shareOf(of(60))).toBeCloseTo(shareOf(of(90)), 9);
});

test('equal cards count the same, and one that lasts twice as long counts more, up to twice as much', () => {
  const [first = 0, same = 0, twice = 0] = values([
    hero('First'),
    hero('Same'),
    hero('Twice', { life: 8 }),
  ]);
  expect(same).toBeCloseTo(first, 9);
  expect(twice).toBeGreaterThan(1.3 * first);
  expect(twice).toBeLessThanOrEqual(2.01 * first);
});

test('a card that gives others an aura has a higher value', () => {
  const aura = { within: 4, to: {}, effects: [{ defenseDice: 2 }] };
  const holder = (powers: readonly Document[]) => hero('Holder', { powers });
  const plain = values([holder([]), squad('Guards')]);
  const giving = values([holder([{ name: 'Aura', effects: [{ aura }] }]), squad('Guards')]);
  expect(shareOf(giving)).toBeGreaterThan(1.2 * shareOf(plain));
});
