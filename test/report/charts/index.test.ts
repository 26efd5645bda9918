import { describe, expect, test } from 'vitest';
import { captionOf } from '../../../src/report/charts/chart.ts';
import { chartsOf } from '../../../src/report/charts/index.ts';
import { pngDrawer, svgOf } from '../../../src/report/pictures/picture.ts';
import { dealt } from '../../cases.ts';
import { SHIPPED, shippedResults } from '../../experiments/results/shipped.ts';

const chartsOfFile = async (file: string) => chartsOf(await shippedResults(file));

describe('every chart of every experiment', () => {
  test.each(dealt(SHIPPED))(
    '%s compiles without a warning, into a picture with its title',
    async (file) => {
      const charts = await chartsOfFile(file);
      expect(charts.length).toBeGreaterThan(0);
      for (const chart of charts) {
        const { name, spec } = chart;
        const warnings: string[] = [];
        const svg = await svgOf(spec, (message) => warnings.push(message));
        expect(warnings, name).toEqual([]);
        expect(svg).toContain(captionOf(chart).title.slice(0, 20).replaceAll('&', '&amp;'));
      }
    },
  );

  test('a sweep over places on a board shows each of its boards', async () => {
    const boards = (await chartsOfFile('both-rules-c3g.yaml')).filter(({ name }) =>
      name.startsWith('board'),
    );
    expect(boards.map(({ spec }) => (spec.title as { text: string }).text)).toEqual([
      'The board with a ledge behind him',
      "The board with the map's edge behind him",
      'The board with a bystander behind him',
      'The board with a step up behind him',
    ]);
  });

  test('is drawn the same again, whatever was drawn before it', async () => {
    const [first, ...others] = await chartsOfFile('cliff-edge.yaml');
    if (!first) throw new Error('a board has charts');
    const once = await svgOf(first.spec, () => {});
    for (const { spec } of others) await svgOf(spec, () => {});
    const again = await svgOf(first.spec, () => {});
    expect(again).toBe(once);
    const drawPng = await pngDrawer();
    expect(Buffer.from(drawPng(again)).equals(Buffer.from(drawPng(once)))).toBe(true);
  });
});
