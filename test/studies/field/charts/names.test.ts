import { describe, expect, test } from 'vitest';
import { fieldCharts } from '../../../../src/studies/field/charts/index.ts';
import { fieldOf } from '../fields.ts';
import { drawnWell } from './charts.ts';

/** Names that begin with the same 54 letters: far more than an axis has room for. */
const START = 'Grand Marshal Aldebrandt of the Seventh Sunken Citadel';
const NAMES = [`${START} (AoA)`, `${START} (SotC)`, `${START} of the Northern Marches`];

const field = (share: number) => fieldOf(NAMES, [[0, share, share], [0, 0, share / 2], []]);
const RESULT = {
  title: 'Alike',
  field: field(0.5),
  whatIf: { changes: ['x.defense=5'], field: field(0.8) },
};

/** The texts in a picture, without the marks that only screen readers read. */
const textsIn = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

describe('cards whose names begin alike', () => {
  test.each(fieldCharts(RESULT).map((chart) => [chart.name, chart] as const))(
    'have different labels in the chart %s',
    async (_, chart) => {
      const labels = textsIn(await drawnWell(chart)).filter((text) => text?.includes('…'));
      const different = new Set(labels);
      expect(different.size).toBe(NAMES.length);
      for (const end of ['(AoA)', '(SotC)', 'Marches']) {
        expect([...different].filter((text) => text?.includes(end))).toHaveLength(1);
      }
    },
  );
});
