import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import { Draw } from '../../../src/battle/armies/draw.ts';
import { armiesEngine } from '../../../src/battle/armies/engine.ts';
import { armies, nth } from './setup.ts';

const THREE = [['Krug'], ['Syvarris'], ['Blade Gruts x2']];

const countOf = (field: NonNullable<Parameters<typeof armies>[0]>['field']) => {
  const scenario = armies({ field });
  const draw = new Draw(scenario, 'field');
  const met = new Map<string, number>();
  const on = scenario.maps.map(() => 0);
  for (let game = 0; game < 36; game++) {
    const { entrants, map, armies: both } = draw.game(game);
    const key = String(entrants);
    met.set(key, (met.get(key) ?? 0) + 1);
    on[map] = nth(on, map) + 1;
    for (const [side, army] of both.entries()) {
      expect(army).toEqual(scenario.field?.armies[entrants?.[side] as number]);
    }
  }
  return { met: Object.fromEntries(met), on };
};

test('each pair meets as often on each map, and from each end', () => {
  const { met, on } = countOf({ armies: THREE });
  expect(met).toEqual({ '0,1': 6, '1,0': 6, '0,2': 6, '2,0': 6, '1,2': 6, '2,1': 6 });
  expect(on).toEqual([12, 12, 12]);
});

test('challengers meet the others only', () => {
  const { met } = countOf({ armies: THREE, challengers: 2 });
  expect(Object.keys(met).sort()).toEqual(['0,1', '0,2', '1,0', '2,0']);
});

test('an army is of the cards that are written, with copies', () => {
  const { field, cards } = armies({ field: { armies: THREE } });
  const [, , gruts] = field?.armies ?? [];
  expect(gruts?.cards.map((card) => nth(cards, card).card.name)).toEqual(['Blade Gruts']);
  expect(gruts).toMatchObject({ copies: [2], points: 80 });
});

test('an army of a card whose name looks like copies has one copy of it', () => {
  const { field, cards } = armies({ field: { armies: [['Major X17'], ['Krug']] } });
  const [army] = field?.armies ?? [];
  expect(army?.cards.map((card) => nth(cards, card).card.name)).toEqual(['Major X17']);
  expect(army).toMatchObject({ copies: [1] });
});

test('games are counted for both armies of a pair, a score of 2 between them', () => {
  const scenario = armies({ field: { armies: [['Krug'], ['Marro Warriors', 'Syvarris']] } });
  const engine = armiesEngine(scenario, 'field');
  for (let game = 0; game < 6; game++) atOnce(engine.steps(game));
  const { met, metScore } = engine.totals;
  expect([...met]).toEqual([0, 6, 6, 0]);
  expect(nth([...metScore], 1) + nth([...metScore], 2)).toBe(12);
});

test.each([
  [
    { armies: [['Krug', 'Krug'], ['Syvarris']] },
    'field.armies[0][1]: Krug, which does not fit into the army',
  ],
  [
    { armies: [['Krug'], ['Blade Gruts x2']], challengers: 2 },
    'field.challengers is 2; give fewer than the 2 armies',
  ],
  [{ armies: [['Krug'], ['Krugg']] }, 'field.armies[1][0]: no card is called "Krugg"'],
])('a mistake is told with its place: %j', (field, message) => {
  expect(() => armies({ field })).toThrow(message);
});
