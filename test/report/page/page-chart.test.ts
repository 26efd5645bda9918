import { expect, test } from 'vitest';
import type { Chart } from '../../../src/report/charts/chart.ts';
import { chartsOf } from '../../../src/report/charts/index.ts';
import { isFluid, pageChartOf } from '../../../src/report/page/page-chart.ts';
import { shippedResults } from '../../experiments/results/shipped.ts';

const chartOf = async (file: string, name: string): Promise<Chart> => {
  const chart = chartsOf(await shippedResults(file)).find((one) => one.name === name);
  if (!chart) throw new Error(`${file} has no chart ${name}`);
  return chart;
};

test('a chart of one width is stretched, with the least width that it keeps', async () => {
  const map = await chartOf('attack-by-defense.yaml', 'sweep');
  expect(isFluid(map)).toBe(true);
  expect(pageChartOf(map)).toEqual({
    name: 'sweep',
    spec: map.spec,
    fluid: true,
    // At least a number of five letters and some room in each of nine columns.
    least: expect.toSatisfy((width: number) => width > 9 * 40),
  });
});

test('a board is drawn to scale, and several maps in rows of their own', async () => {
  const board = pageChartOf(await chartOf('cliff-edge.yaml', 'board'));
  expect(board.fluid).toBe(false);
  const maps = pageChartOf(await chartOf('super-strength-at-the-cliff.yaml', 'sweep'));
  expect(maps.fluid).toBe(false);
  // One for each number of attack dice: 6, 7, 8 and 9.
  expect(maps.panels?.count).toBe(4);
});
