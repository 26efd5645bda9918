import { describe, expect, test } from 'vitest';
import type { Chart } from '../../../../src/report/charts/chart.ts';
import { armiesCharts } from '../../../../src/studies/armies/charts/index.ts';
import type { CardEstimate } from '../../../../src/studies/armies/estimates.ts';
import { rankedEstimates } from '../../../../src/studies/armies/report/blocks.ts';
import { shippedEstimates } from '../../../../src/studies/armies/shipped/index.ts';
import { drawnWell, HOSTILE } from '../../field/charts/charts.ts';
import { answerOf, estimate } from '../report/answers.ts';

const chartsOf = (cards: readonly CardEstimate[]) =>
  armiesCharts(rankedEstimates(answerOf(cards), []));
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => estimate(`Card ${i}`, 100, 50 + i, 10));
const valuesOf = (chart: Chart | undefined) =>
  ((chart as Chart).spec.data as { readonly values: Record<string, unknown>[] }).values;

describe('charts of what armies say', () => {
  const classic = shippedEstimates('classic')?.estimates.cards ?? [];
  test.each([
    ['two cards', [estimate(HOSTILE, 10, 30, 3), estimate('B', 20, 5, 3)], 1],
    ['cards that are worth less than nothing', [...many(4), estimate('Bad', 90, -40, 15)], 2],
    ['as many as are shown', many(40), 2],
    ['one more', many(41), 2],
    ['the classic cards', classic, 2],
  ] as const)('of %s are valid specs and can be drawn', async (_, cards, count) => {
    const charts = chartsOf(cards);
    expect(charts).toHaveLength(count);
    for (const chart of charts) await drawnWell(chart);
  });

  test('of one card there is nothing to draw', () => {
    expect(chartsOf(many(1))).toEqual([]);
  });

  test('the ranking goes by worth per printed point, with 95% intervals', () => {
    const [ranking] = chartsOf([estimate('A', 200, 100, 20), estimate('B', 50, 100, 5)]);
    expect(valuesOf(ranking)).toMatchObject([
      { card: 'B', mean: 2 },
      { card: 'A', mean: 0.5 },
    ]);
    // 1.96 standard errors of 5 points, of 50 printed: 0.196.
    expect(valuesOf(ranking)[0]?.low).toBeCloseTo(1.804, 3);
    expect(valuesOf(ranking)[0]?.high).toBeCloseTo(2.196, 3);
  });

  test('of many cards the ranking has both ends, and says how many are between', async () => {
    const [ranking] = chartsOf(many(100));
    if (!ranking) throw new Error('no ranking');
    const names = valuesOf(ranking).map(({ card }) => card);
    expect(names).toHaveLength(40);
    expect(names.slice(0, 2)).toEqual(['Card 99', 'Card 98']);
    expect(names.slice(-2)).toEqual(['Card 1', 'Card 0']);
    expect(await drawnWell(ranking)).toContain('… 60 more …');
    expect(ranking.spec.description).toContain('The 20 highest and the 20 lowest of 100 cards');
  });

  test('worth over printed points names those that are surely off the line, farthest of all', async () => {
    const cards = [
      estimate('Far up', 100, 200, 10),
      estimate('Far down', 100, 20, 10),
      estimate('Unsure', 100, 300, 150),
      estimate('On it', 100, 100, 10),
    ];
    const worth = chartsOf(cards).at(-1);
    if (!worth) throw new Error('no chart');
    const svg = await drawnWell(worth);
    expect(svg).toContain('>Far up<');
    expect(svg).toContain('>Far down<');
    expect(svg).not.toContain('>Unsure<');
    expect(svg).not.toContain('>On it<');
    const sure = valuesOf(worth).filter(({ isSure }) => isSure);
    expect(sure.map(({ card }) => card)).toEqual(['Far up', 'Far down']);
  });

  test('worth over printed points names five cards at most on each side of the line, the farthest first', () => {
    const cards = Array.from({ length: 7 }, (_, i) => [
      estimate(`Up ${i}`, 100 + i, 200 + 10 * i, 10),
      estimate(`Down ${i}`, 200 + i, 100 - 10 * i, 10),
    ]).flat();
    const { description = '' } = (chartsOf(cards).at(-1) as Chart).spec;
    const [above, below] = String(description).split('Farthest below it');
    const named = (text = '') => [...text.matchAll(/(?:Up|Down) \d/g)].map(String);
    expect(named(above)).toEqual(['Up 6', 'Up 5', 'Up 4', 'Up 3', 'Up 2']);
    expect(named(below)).toEqual(['Down 6', 'Down 5', 'Down 4', 'Down 3', 'Down 2']);
  });

  test('worth over printed points has room for all cards and intervals', () => {
    const cards = [estimate('Dear', 120, 20, 15), estimate('Cheap', 60, 200, 10), ...many(2)];
    const { encoding } = (chartsOf(cards).at(-1) as Chart).spec as unknown as {
      readonly encoding: Record<'x' | 'y', { readonly scale: { readonly domain: number[] } }>;
    };
    expect(encoding.x.scale.domain).toEqual([0, 150]);
    // 20 less 1.96 times 15 is less than 0; 200 and 1.96 times 10 are more than 200.
    expect(encoding.y.scale.domain).toEqual([-50, 250]);
  });
});
