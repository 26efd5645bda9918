import { describe, expect, test } from 'vitest';
import { matrixTable } from '../../../../src/studies/field/report/blocks.ts';
import { headsOf } from '../../../report/tables.ts';
import { fieldAgainst, fieldOf, manyCards } from '../fields.ts';
import { oddCard } from './fields.ts';

describe('win shares as a table', () => {
  test('stand in the order of strength, under the names of few cards', () => {
    const table = matrixTable(fieldOf(['A', 'B', 'C'], [[0, 0.25, 0.6], [0, 0, 0.9999], []]));
    expect(headsOf(table)).toEqual(['Card', 'B', 'A', 'C']);
    expect(table?.rows).toEqual([
      ['B', '–', '75.0%', '>99.9%'],
      ['A', '25.0%', '–', '60.0%'],
      ['C', '<0.1%', '40.0%', '–'],
    ]);
    expect(table?.cards).toEqual([1, 0, 2]);
  });

  test('under the numbers of their rows where there are more', () => {
    const table = matrixTable(manyCards(12));
    expect(headsOf(table).slice(0, 4)).toEqual(['Card', '1', '2', '3']);
    expect(table?.rows.map(([name]) => name?.split(' ')[0])).toEqual(
      Array.from({ length: 12 }, (_, i) => String(i + 1)),
    );
    expect(matrixTable(manyCards(13))).toBeUndefined();
  });

  test('mark what is left out of means, and pairs without odds', () => {
    const table = matrixTable(
      fieldOf(['A', 'B', oddCard('C')], [[0, 'endless', 0.3], [0, 0, 0.4], []]),
    );
    expect(table?.rows.find(([name]) => name === 'A')).toContain('none');
    expect(table?.rows.flat().filter((cell) => cell.endsWith('*'))).toHaveLength(4);
    expect(table?.note).toBe(
      '* This pair is left out of the means. None: there are no odds for the pair.',
    );
  });

  test('of one card against many is a row for each of them, by who has the first turn', () => {
    const many = Array.from({ length: 13 }, (_, i) => `X${i}`);
    const table = matrixTable(fieldAgainst(['A'], many, [many.map((_, i) => 0.9 - i / 20)]));
    expect(headsOf(table)).toEqual(['Against', 'Win share', 'With the first turn', 'Without']);
    expect(table?.rows[0]).toEqual(['X12', '30.0%', '30.0%', '30.0%']);
    expect(table?.rows).toHaveLength(13);
  });

  test('of few against few names the columns below their numbers', () => {
    const others = ['V', 'W', 'X', 'Y', 'Z'];
    const table = matrixTable(fieldAgainst(['A'], others, [[0.1, 0.2, 0.3, 0.4, 0.5]]));
    expect(headsOf(table)).toEqual(['Card', '1', '2', '3', '4', '5']);
    expect(table?.note).toBe('The columns are 1: V, 2: W, 3: X, 4: Y, 5: Z.');
  });
});
