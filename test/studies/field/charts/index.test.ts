import { describe, expect, test } from 'vitest';
import { fieldCharts } from '../../../../src/studies/field/charts/index.ts';
import { fieldOf } from '../fields.ts';
import { oddCard } from '../report/fields.ts';
import { drawnWell, HOSTILE, RESULTS } from './charts.ts';

describe.each(Object.entries(RESULTS))('the charts of %s', (_, result) => {
  test('are drawn without a warning, and say in words what they show', async () => {
    for (const chart of fieldCharts(result)) {
      await drawnWell(chart);
      expect(chart.spec.description, chart.name).toMatch(/\d.*\.$/s);
      expect(chart.spec.description.length).toBeLessThan(4000);
    }
  });

  test('are the same bytes each time', () => {
    expect(JSON.stringify(fieldCharts(result))).toBe(JSON.stringify(fieldCharts(result)));
  });

  test('name no colour of their own', () => {
    for (const { spec } of fieldCharts(result)) {
      const { config: _, ...own } = spec;
      const colours = JSON.stringify(own).match(/#[0-9a-f]{6}/gi) ?? [];
      // The two colours for before and after, which pages and papers share.
      expect(colours.filter((colour) => !['#999999', '#0072B2'].includes(colour))).toEqual([]);
    }
  });
});

test('a field has those charts that there is something to draw for', () => {
  const names = Object.values(RESULTS).map((result) => fieldCharts(result).map(({ name }) => name));
  expect(names).toEqual([
    ['field-matrix', 'field-ranking'],
    ['field-matrix', 'field-ranking', 'win-share-by-points'],
    ['field-matrix', 'field-ranking', 'win-share-by-points', 'field-shift'],
    ['field-matrix', 'field-ranking', 'win-share-by-points'],
  ]);
  const nothing = { title: '', field: fieldOf([oddCard('A'), oddCard('B')], [[0, 0.5], []]) };
  expect(fieldCharts(nothing).map(({ name }) => name)).toEqual(['field-matrix']);
  expect(fieldCharts({ title: '', field: fieldOf([], []) })).toEqual([]);
});

test('names are text in a picture, never markup', async () => {
  for (const chart of fieldCharts(RESULTS['two cards'] as (typeof RESULTS)[string])) {
    const svg = await drawnWell(chart);
    expect(svg).not.toContain('<b onclick');
    expect(svg).toContain('&lt;b onclick=');
    expect(JSON.stringify(chart.spec)).toContain(JSON.stringify(HOSTILE).slice(1, -1));
  }
});
