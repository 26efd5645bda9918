import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import { armiesEngine, battleOf } from '../../../src/battle/armies/engine.ts';
import type { ArmiesTotals } from '../../../src/battle/armies/totals.ts';
import { armies, nth } from './setup.ts';

const SEED = 'engine';

const plain = (totals: ArmiesTotals): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(Object.entries(totals).map(([name, sums]) => [name, Array.from(sums)]));

test('a game is the same whatever was played before it on the thread', () => {
  const scenario = armies();
  const together = armiesEngine(scenario, SEED);
  const numbers = [5, 0, 3, 11, 8];
  for (const number of numbers) atOnce(together.steps(number));
  const sums = numbers
    .map((number) => {
      const alone = armiesEngine(scenario, SEED);
      atOnce(alone.steps(number));
      return plain(alone.totals);
    })
    .reduce((all, one) =>
      Object.fromEntries(
        Object.entries(all).map(([name, sum]) => [
          name,
          sum.map((value, i) => value + (one[name]?.[i] as number)),
        ]),
      ),
    );
  expect(plain(together.totals)).toEqual(sums);
});

test('every game is counted once for each army and card in it', () => {
  const scenario = armies({ points: 300 });
  const engine = armiesEngine(scenario, SEED);
  const games = 6;
  for (let game = 0; game < games; game++) atOnce(engine.steps(game));
  const { totals } = engine;
  const sum = (sums: ArrayLike<number>) => Array.from(sums).reduce((all, one) => all + one, 0);
  expect(sum(totals.byMap)).toBe(games);
  // The two sides share 2 points per game.
  const armiesOf = Array.from(totals.armies);
  expect(sum(armiesOf)).toBeGreaterThanOrEqual(2 * games);
  const points = scenario.cards.reduce(
    (all, card, i) => all + card.points * (totals.copies[i] as number),
    0,
  );
  expect(points).toBeGreaterThanOrEqual(2 * games * 240);
  expect(points).toBeLessThanOrEqual(2 * games * 300);
});

test('copies of an uncommon hero are cards of their own, those of a common card share one', () => {
  const scenario = armies();
  const numberOf = (unique: string) =>
    scenario.cards.findIndex(({ card }) => card.unique === unique);
  const [hero, common] = [numberOf('uncommon'), numberOf('common')];
  const [heroName, commonName] = [hero, common].map(
    (number) => nth(scenario.cards, number).card.name,
  );
  const { battle, cards } = battleOf(scenario, {
    map: 0,
    armies: [
      { cards: [hero, common], copies: [3, 2], points: 500 },
      { cards: [common], copies: [1], points: 500 },
    ],
  });
  expect(
    battle.sides.map((side) => side.cards.map(({ card, copies }) => [card.name, copies])),
  ).toEqual([
    [
      [heroName, 1],
      [`${heroName} 2`, 1],
      [`${heroName} 3`, 1],
      [commonName, 2],
    ],
    [[commonName, 1]],
  ]);
  // Which card of the pool each is, those of the first side first.
  expect(cards).toEqual([hero, hero, hero, common, common]);
});

test('the switches of the games are on in every battle, and no others', () => {
  const army = { cards: [0], copies: [1], points: 100 };
  const statesOf = (document: Parameters<typeof armies>[0]) =>
    battleOf(armies(document), { map: 0, armies: [army, army] }).battle.states;
  expect(statesOf({ states: ['army-valiant'] })).toEqual(['army-valiant']);
  expect(statesOf({})).toBeUndefined();
});
