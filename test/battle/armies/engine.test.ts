import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import { armiesEngine } from '../../../src/battle/armies/engine.ts';
import type { ArmiesTotals } from '../../../src/battle/armies/totals.ts';
import { armies } from './setup.ts';

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
