import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { fieldMatrix } from '../../../../src/studies/field/charts/matrix.ts';
import type { Field } from '../../../../src/studies/field/field.ts';
import { fieldAgainst, fieldOf, manyCards, winsOf } from '../fields.ts';
import { oddCard } from '../report/fields.ts';
import { drawnWell } from './charts.ts';

function specOf(field: Field) {
  const [chart] = fieldMatrix({ title: '', field });
  if (!chart) throw new Error('no chart');
  const { values } = chart.spec.data as { readonly values: string };
  const rows: Record<string, string>[] = parse(values, { columns: true });
  return { chart, rows, text: JSON.stringify(chart.spec) };
}

describe('the matrix', () => {
  test('has a cell for each pair that has odds, the strongest first', () => {
    const { rows } = specOf(
      fieldOf(['A', 'B', 'C'], [[0, winsOf(0.25, 0.1), 'endless'], [0, 0, 0.9], []]),
    );
    // B, A, C: the pair of A and C has no odds.
    expect(rows).toHaveLength(7);
    expect(rows[1]).toEqual({
      row: '0',
      column: '1',
      share: '0.75',
      first: '0.8',
      second: '0.7',
      counts: '1',
    });
  });

  test('tells what is left out of means from what counts', () => {
    const { rows, text } = specOf(
      fieldOf(['A', 'B', oddCard('C')], [[0, 0.7, 0.9], [0, 0, 0.9], []]),
    );
    const counted = rows.filter(({ counts }) => counts === '1');
    // A, B and C are in this order: the pairs of C are omitted.
    expect(counted.map(({ row, column }) => `${row}${column}`)).toEqual(['00', '01', '10', '11']);
    expect(text).toContain('Pale: left out of means');
    expect(specOf(manyCards(3)).text).not.toContain('Pale');
  });

  test('makes nothing certain that is not', () => {
    const { rows } = specOf(fieldOf(['A', 'B', 'C'], [[0, 0.999999, 1], [0, 0, 0.5], []]));
    const shares = rows.map(({ share }) => share);
    expect(shares.filter((share) => share === '0.9999')).toHaveLength(1);
    expect(shares.filter((share) => share === '0.0001')).toHaveLength(1);
    expect(shares.filter((share) => share === '1')).toHaveLength(1);
  });

  test('writes shares into the cells of few cards, all names of more, and some of a crowd', async () => {
    const texts = async (count: number) => {
      const svg = await drawnWell(specOf(manyCards(count)).chart);
      return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
    };
    const [few, more, crowd] = [await texts(8), await texts(42), await texts(200)];
    const names = (all: readonly string[]) => all.filter((text) => text.includes('of Many'));
    const shares = (all: readonly string[]) => all.filter((text) => /^[<(&]?.*\d%$/.test(text));
    expect(names(few)).toHaveLength(2 * 8);
    expect(shares(few)).toHaveLength(8 * 7);
    expect(names(more)).toHaveLength(2 * 42);
    expect(shares(more)).toHaveLength(0);
    expect(names(crowd)).toHaveLength(21);
  });

  test('of few against many is as wide as there are many', () => {
    const many = Array.from({ length: 30 }, (_, i) => `X${i}`);
    const { chart, rows } = specOf(
      fieldAgainst(['A', 'B'], many, [many.map(() => 0.4), many.map(() => 0.6)]),
    );
    expect(rows).toHaveLength(60);
    const { width, height } = chart.spec as unknown as { width: number; height: number };
    expect(width / height).toBe(15);
  });
});
