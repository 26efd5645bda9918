import { describe, expect, test } from 'vitest';
import { Expectations, targetsFrom } from '../../../../src/battle/engine/policies/expectations.ts';
import type { BattleCard } from '../../../../src/battle/engine/state/cards.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { hero, squad } from '../../battles.ts';
import { stand } from '../standing.ts';

type At = [number, number];

function position(
  armies: readonly [readonly Document[], readonly Document[]],
  places: readonly (At | undefined)[],
  terrain?: string,
) {
  const { game } = stand(armies, places, terrain === undefined ? {} : { terrain });
  const card = (index: number) => game.tables.cards[index] as BattleCard;
  return { game, card, prospects: new Expectations(game) };
}

describe('the targets of a figure', () => {
  const enemies = [hero('Near'), hero('Far')];

  test('are the enemies in its range', () => {
    const of = (range: number) =>
      targetsFrom(
        position(
          [[hero('Own', { range })], enemies],
          [
            [1, 2],
            [2, 2],
            [5, 2],
          ],
        ).game,
        0,
      );
    expect(of(1)).toEqual([1]);
    // Next to an enemy, a figure attacks only what is next to it.
    expect(of(4)).toEqual([1]);
  });

  test('are those that it sees, if no enemy is next to it', () => {
    const of = (range: number, height: number) => {
      const terrain = [`1a 1 ${height} 1 1 1c`, '1a 1 1 1 1 1c'].join('\n');
      const places: At[] = [
        [0, 0],
        [4, 0],
        [5, 0],
      ];
      return targetsFrom(position([[hero('Own', { range })], enemies], places, terrain).game, 0);
    };
    expect(of(3, 1)).toEqual([]);
    expect(of(4, 1)).toEqual([1]);
    expect(of(5, 1)).toEqual([1, 2]);
    expect(of(5, 30)).toEqual([]);
  });

  test('are those of an attack for which no enemy may be next to it, if none is', () => {
    const shot = { specialAttack: { range: 5, dice: 3 }, when: { not: 'engaged' } };
    const archer = hero('Own', { range: 1, powers: [{ name: 'Shot', effects: [shot] }] });
    const of = (near: At) =>
      targetsFrom(position([[archer], enemies], [[1, 2], near, [6, 2]]).game, 0);
    expect(of([5, 2])).toEqual([1, 2]);
    expect(of([2, 2])).toEqual([1]);
  });

  test('are on the board', () => {
    const { game } = position([[hero('Own')], enemies], [[1, 2], undefined, [2, 2]]);
    expect(targetsFrom(game, 0)).toEqual([2]);
  });
});

describe('the value of what is left of a card', () => {
  test('falls with its wounds and its lost figures', () => {
    const { game, card, prospects } = position(
      [[hero('Own'), squad('Guards')], [hero('Enemy')]],
      [],
    );
    const [whole, guards] = [prospects.valueLeft(card(0)), prospects.valueLeft(card(1))];
    expect(whole).toBeCloseTo(prospects.valueOfFigure(card(0)), 9);
    expect(guards).toBeCloseTo(3 * prospects.valueOfFigure(card(1)), 9);
    game.state.wounds[0] = 1;
    game.state.lives[2] = 0;
    expect(prospects.valueLeft(card(0))).toBeCloseTo((whole * 3) / 4, 9);
    expect(prospects.valueLeft(card(1))).toBeCloseTo((guards * 2) / 3, 9);
  });
});

describe('the gain of an attack', () => {
  test('is its mean wounds, in points of the target', () => {
    const { card, prospects } = position(
      [[hero('Own', { attack: 1 })], [hero('Enemy', { defense: 0 })]],
      [],
    );
    // One die shows a skull on three of six faces.
    const perWound = prospects.valueOfFigure(card(1)) / 4;
    expect(prospects.pointsPerWound(card(1))).toBeCloseTo(perWound, 9);
    expect(prospects.gain(card(0), card(1))).toBeCloseTo(perWound / 2, 9);
  });

  test('is higher from above, and lower from below', () => {
    const { card, prospects } = position([[hero('Own')], [hero('Enemy')]], []);
    const [below = 0, level = 0, above = 0] = [-1, 0, 1].map((up) =>
      prospects.gainFrom(card(0), card(1), up),
    );
    expect(level).toBeCloseTo(prospects.gain(card(0), card(1)), 9);
    expect(below).toBeLessThan(level);
    expect(above).toBeGreaterThan(level);
  });

  test('is the highest against any enemy card that is left', () => {
    const armies = [
      [hero('Own')],
      [hero('Soft', { defense: 0 }), hero('Hard', { defense: 9 })],
    ] as const;
    const { game, card, prospects } = position(armies, []);
    const [soft, hard] = [1, 2].map((enemy) => prospects.gain(card(0), card(enemy)));
    expect(prospects.bestGain(card(0))).toBe(Math.max(soft ?? 0, hard ?? 0));
    game.state.left[1] = 0;
    expect(prospects.bestGain(card(0))).toBe(hard);
  });
});

describe('the way to an enemy', () => {
  const wings = [{ name: 'Flying', effects: [{ flying: true }] }];
  const ways = (more: Document) => {
    const terrain = ['1a 30 1c', '1a 1 1', '1a 1 1'].join('\n');
    const { game, card, prospects } = position([[hero('Own', more)], [hero('Enemy')]], [], terrain);
    const [from, to] = [[0, 0] as At, [2, 0] as At].map((at) => game.tables.ground.numberOf(at));
    const bases = [from as number, -1, to as number, -1] as const;
    return [prospects.wayTo(card(0), ...bases), prospects.wayFrom(card(0), ...bases)];
  };

  test('goes around walls on foot and over them in the air, from either end', () => {
    const [to = 0, from = 0] = ways({});
    expect(to).toBe(from);
    expect(to).toBeGreaterThan(2);
    expect(ways({ powers: wings })).toEqual([2, 2]);
  });
});
