import { describe, expect, test } from 'vitest';
import type { Document } from '../../fight/scenarios.ts';
import { hero, squad } from '../battles.ts';
import { type Standing, stand } from './standing.ts';

/* Cards that lose their powers in the middle of a game. */

const loses = {
  at: 'turnEnds',
  limit: { uses: 3, per: 'game' },
  whom: { side: 'enemy', unique: 'unique', within: 6, sight: true, pick: 'best' },
  rows: { 16: { loses: 'powers' }, 20: { wound: 'destroy' } },
};

const rod = (more: Document = {}) =>
  hero('Rod', {
    powers: [{ name: 'Rod', rules: loses }],
    ...more,
  });

/** A Unique Hero with many defense dice by a power, and 3 without it. */
const thick = (more: Document = {}) =>
  hero('Thick', {
    ...{ unique: 'unique', life: 4, defense: 0, points: 80 },
    powers: [{ name: 'Thick', effects: [{ defenseDice: 20 }] }],
    ...more,
  });

const [ROD, THICK] = [0, 1];

const against = (enemies: readonly Document[], dice: readonly number[], far = 5) =>
  stand([[rod()], enemies], [[2, 2], ...enemies.map((_, i) => [far, 2 + i] as const)], { dice });

/** The figure that stands where another stood at first. */
function figureAt({ game }: Standing, column: number): number {
  const { ground } = game.tables;
  return game.state.occupant[ground.numberOf([column, 2])] as number;
}

const dealtTo = ({ game }: Standing, target: number): number => {
  const met = game.encounters.meetsNow(ROD, target);
  return game.encounters.attackDistribution(ROD, target, { granted: [] }, met).dealt;
};

const used = ({ game: { state } }: Standing) => state.used.reduce((sum, uses) => sum + uses, 0);

describe('from 16 on', () => {
  test('a card has no powers any more, and keeps its wounds, place and points', () => {
    const standing = against([thick()], [16], 3);
    const { game, turns, told } = standing;
    game.wound(THICK, 1, ROD);
    expect(dealtTo(standing, THICK)).toBeLessThan(0.01);
    turns.moments.turnEnds(ROD);
    const now = figureAt(standing, 3);
    expect(now).not.toBe(THICK);
    expect(game.state.card(now).card).toMatchObject({ name: 'Thick', powers: [] });
    expect(game.state.wounds[now]).toBe(1);
    expect([...game.state.alive]).toEqual([1, 1]);
    // Three attack dice against none: half a wound per die.
    expect(dealtTo(standing, now)).toBeCloseTo(1.5, 10);
    expect(told.at(-1)).toMatchObject({ is: 'lostPowers' });
    expect(used(standing)).toBe(1);
  });

  test('its order markers and what others gave it stay with it', () => {
    const standing = against([thick(), hero('Other')], [16], 3);
    const { game, turns } = standing;
    const { orders, tables } = game.state;
    orders.place(1, Int16Array.of(1, 2, 1, 2));
    turns.moments.turnEnds(ROD);
    const { index } = game.state.card(figureAt(standing, 3));
    expect([...orders.cards.slice(4)]).toEqual([index, 2, index, 2]);
    expect(tables.cards[index]?.original).toBe(1);
  });

  test('all figures of a squad lose them, also one that comes back later', () => {
    const soldiers = squad('Soldiers', { unique: 'unique', powers: thick().powers });
    const standing = stand(
      [[rod()], [soldiers]],
      [
        [2, 2],
        [3, 2],
        [4, 2],
        [5, 2],
      ],
      { dice: [17] },
    );
    const { game, turns } = standing;
    game.destroy(3, ROD);
    turns.moments.turnEnds(ROD);
    const now = figureAt(standing, 3);
    const { index, firstFigure } = game.state.card(now);
    expect(game.state.left[index]).toBe(2);
    expect([...game.state.fallen.slice(firstFigure, firstFigure + 3)]).toEqual([0, 0, 1]);
    expect(game.state.fallen[3]).toBe(0);
  });
});

test('on 20 the figure is destroyed, which spends no use', () => {
  const standing = against([thick(), hero('Other')], [20]);
  standing.turns.moments.turnEnds(ROD);
  expect([...standing.game.state.alive]).toEqual([1, 1]);
  expect(standing.game.state.fallen[THICK]).toBe(1);
  expect(used(standing)).toBe(0);
});

test.each([
  ['below 16', 15, thick()],
  ['to a common figure', 16, thick({ unique: 'common' })],
])('nothing happens %s', (_, roll, enemy) => {
  const standing = against([enemy], [roll]);
  standing.turns.moments.turnEnds(ROD);
  expect(figureAt(standing, 5)).toBe(THICK);
  expect(used(standing)).toBe(0);
});

test('nor to a figure seven spaces away', () => {
  const standing = against([thick()], [16], 9);
  standing.turns.moments.turnEnds(ROD);
  expect(figureAt(standing, 9)).toBe(THICK);
});

test('three cards lose their powers in a game, and no fourth', () => {
  const heroes = ['A', 'B', 'C', 'D'].map((name) => ({ ...thick(), name }));
  const standing = against(heroes, [16], 4);
  for (let n = 0; n < 10; n++) standing.turns.moments.turnEnds(ROD);
  const powers = standing.told.filter(({ is }) => is === 'lostPowers');
  expect(powers.length).toBeLessThanOrEqual(3);
  expect(used(standing)).toBe(3);
});

test('an aura of the card ends with its powers', () => {
  const aura = { within: 3, to: {}, effects: [{ defenseDice: 20 }] };
  const giver = thick({
    name: 'Giver',
    points: 300,
    powers: [{ name: 'Aura', effects: [{ aura }] }],
  });
  const friend = hero('Friend', { defense: 0, size: 'medium' });
  const standing = stand(
    [[rod()], [giver, friend]],
    [
      [2, 2],
      [4, 2],
      [3, 2],
    ],
    { dice: [16] },
  );
  expect(dealtTo(standing, 2)).toBeLessThan(0.01);
  standing.turns.moments.turnEnds(ROD);
  expect(dealtTo(standing, 2)).toBeCloseTo(1.5, 10);
});

test('a card without powers still changes sides', () => {
  const { at, whom } = loses;
  const rules = { at, whom, roll: 16, side: 'own' };
  const taker = hero('Taker', { powers: [{ name: 'Taker', rules }] });
  const standing = stand(
    [[rod(), taker], [thick()]],
    [
      [2, 2],
      [2, 3],
      [4, 2],
    ],
    { dice: [16] },
  );
  const { game, turns } = standing;
  turns.moments.turnEnds(0);
  turns.moments.turnEnds(1);
  const now = figureAt(standing, 4);
  expect(game.tables.sideOf[now]).toBe(0);
  expect(game.state.card(now).card).toMatchObject({ name: 'Thick', powers: [] });
});
