import { expect, test } from 'vitest';
import { Draw } from '../../src/battle/armies/draw.ts';
import { shippedEstimates } from '../../src/studies/armies/shipped/index.ts';
import { groundWithPit } from './pits.ts';
import { meleeHeroes, playedWith, worthOf } from './worth.ts';

test('heroes that attack adjacent figures, none of them with Super Strength, are tried', () => {
  const heroes = meleeHeroes();
  expect(heroes.length).toBeGreaterThan(30);
  expect(heroes.map(({ name }) => name)).toContain('Krug');
  expect(heroes.some(({ powers }) => powers.some(({ power }) => power === 'super-strength'))).toBe(
    false,
  );
});

test('both games of a pair have the same armies but for the version of the hero, and nobody else has either', () => {
  const krug = meleeHeroes().find(({ name }) => name === 'Krug');
  if (!krug) throw new Error('Krug is a classic hero');
  const scenario = playedWith(krug, 'pit 11', 400);
  const { card, instead = -1 } = scenario.playtest ?? { card: -1 };
  expect(scenario.cards[card]?.card.powers).toContainEqual({ power: 'super-strength' });
  expect(scenario.cards[instead]?.card.name).toBe('Krug');
  expect(scenario.cards[instead]?.points).toBe(scenario.cards[card]?.points);
  const draw = new Draw(scenario, 'pairs');
  for (let pair = 0; pair < 60; pair++) {
    const [strong, plain] = [draw.game(2 * pair), draw.game(2 * pair + 1)];
    const side = strong.playtest?.side ?? 0;
    expect(plain.armies[1 - side]).toEqual(strong.armies[1 - side]);
    const { cards, copies } = strong.armies[side as 0 | 1];
    expect(cards.filter((one) => one === card)).toHaveLength(1);
    const other = plain.armies[side as 0 | 1];
    expect(other.cards).toEqual(cards.map((one) => (one === card ? instead : one)));
    expect(other.copies).toEqual(copies);
    for (const one of [card, instead]) expect(strong.armies[1 - side]?.cards).not.toContain(one);
  }
});

test('a gain in wins is worth the points that would win as much, and more pairs make it surer', () => {
  const logit = shippedEstimates('classic')?.estimates.perPoint.points ?? Number.NaN;
  const few = worthOf({ pairs: 100, sum: 5, squares: 25 });
  // How much more often ten more points win, if the game is even otherwise.
  const tenPoints = 1 / (1 + Math.exp(-10 * logit)) - 0.5;
  expect(few.points).toBeCloseTo((10 * 0.05) / tenPoints, 0);
  const many = worthOf({ pairs: 10000, sum: 500, squares: 2500 });
  expect(many.high - many.low).toBeLessThan(0.5 * (few.high - few.low));
  expect(few.low).toBeLessThan(few.points);
});

test('a pit goes as deep as asked, by steps that can be climbed, and is the same from both ends', () => {
  const rows = groundWithPit(16)
    .split('\n')
    .filter((line) => /^ +\d/.test(line))
    .map((line) => line.trim().split(/ +/));
  const levels = rows.map((row) => row.map((cell) => Number.parseInt(cell, 10)));
  expect(Math.max(...levels.flat()) - Math.min(...levels.flat())).toBe(16);
  expect(levels.toReversed().map((row) => row.toReversed())).toEqual(levels);
  const out = levels[7] ?? [];
  expect(out.slice(1, 6).map((level, i) => (out[i + 1] ?? 0) - (out[i + 2] ?? level))).toEqual([
    4, 4, 4, 4, 0,
  ]);
});
