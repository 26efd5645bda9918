import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import { countUse, isUsedUp } from '../../../src/battle/engine/attacks/battle-uses.ts';
import { regainPowers } from '../../../src/battle/engine/powers/moments/control.ts';
import type { EffectLine } from '../../../src/cards/powers/effect-line.ts';
import type { Document } from '../../fight/scenarios.ts';
import { hero, squad } from '../battles.ts';
import { toldTexts } from '../narration/told-texts.ts';
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

describe('for a turn, as by Exploit Weakness', () => {
  const KIRA = { card: 'kira-jax' };

  /** Kira Jax's turn against enemies in a row with her, without a movement. */
  const turnOf = (enemies: readonly Document[], columns: readonly number[]) => {
    const standing = stand([[KIRA], enemies], [[0, 2], ...columns.map((at) => [at, 2] as const)], {
      more: { rulings: { armiesMustFit: false } },
    });
    atOnce(standing.turns.markerTurn(0));
    const lost = standing.told.flatMap((event) =>
      event.is === 'lostPowers' ? [standing.game.tables.cards[event.card]?.card.name] : [],
    );
    return { ...standing, lost };
  };

  test('she attacks a figure without its powers, which it has again after her turn', () => {
    const { game, told, lost } = turnOf([thick({ life: 9 })], [6]);
    expect(lost).toEqual(['Thick']);
    const [attack] = told.flatMap((event) => (event.is === 'attack' ? [event] : []));
    // Three attack dice against none.
    expect(attack?.odds?.wounds).toBeCloseTo(1.5, 10);
    expect(game.state.occupant[game.tables.ground.numberOf([6, 2])]).toBe(THICK);
    expect(game.state.card(THICK).card.powers).toHaveLength(1);
    expect(game.state.wounds[THICK]).toBe(attack?.outcome.enemyWounds);
    const met = game.encounters.meetsNow(0, THICK);
    const again = game.encounters.attackDistribution(0, THICK, { granted: [] }, met);
    expect(again.dealt).toBeLessThan(0.01);
  });

  test.each([
    ['7 spaces away', [thick()], [7]],
    ['whose powers do not matter to her attack', [hero('Fast', { powers: ['flying'] })], [5]],
    ['without powers', [hero('Plain')], [5]],
  ] as const)('not of an enemy %s', (_, enemies, columns) => {
    expect(turnOf(enemies, columns).lost).toEqual([]);
  });

  test('only of one enemy: that whom she can attack best then', () => {
    const strong = thick({ name: 'Strong', points: 300 });
    expect(turnOf([thick(), strong], [4, 5]).lost).toEqual(['Strong']);
  });

  test('all figures of a squad lose them, and who is destroyed meanwhile stays so', () => {
    const soldiers = squad('Soldiers', { figures: 2, powers: thick().powers, defense: 0 });
    const standing = stand(
      [[KIRA], [soldiers]],
      [
        [0, 2],
        [5, 2],
        [6, 2],
      ],
    );
    const { game, acts, turns } = standing;
    acts.beginTurn(0);
    turns.moments.ofCard('beforeAttacks', 0);
    const now = [5, 6].map((column) => figureAt(standing, column));
    expect(now.map((one) => game.state.card(one).card.powers)).toEqual([[], []]);
    game.destroy(now[0] as number, 0);
    regainPowers(game);
    expect(figureAt(standing, 6)).toBe(2);
    expect([...game.state.lives]).toEqual([1, 0, 1, 0, 0]);
    expect([...game.state.fallen]).toEqual([0, 1, 0, 0, 0]);
    expect([...game.state.left]).toEqual([1, 1, 0]);
    expect([...game.state.alive]).toEqual([1, 1]);
  });

  test('uses that the card has spent stay spent', () => {
    const once = { limit: { uses: 1, per: 'game' }, roll: 1, ignore: 'wounds' };
    const enemy = thick({
      powers: [...(thick().powers as Document[]), { name: 'Once', rules: once }],
    });
    const { game, acts, turns, told } = stand(
      [[KIRA], [enemy]],
      [
        [0, 2],
        [5, 2],
      ],
    );
    const [line] = game.state.card(THICK).limited as [EffectLine];
    countUse(game.state, THICK, line);
    acts.beginTurn(0);
    turns.moments.ofCard('beforeAttacks', 0);
    expect(told.at(-1)).toMatchObject({ is: 'lostPowers', isForTurn: true });
    regainPowers(game);
    expect(isUsedUp(game.state, THICK, line)).toBe(true);
  });

  test('it is told', () => {
    expect(toldTexts(turnOf([thick()], [5])).join(' ')).toContain(
      'Thick loses its powers for the rest of the turn.',
    );
  });
});
