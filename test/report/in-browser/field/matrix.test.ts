import { describe, expect, test } from 'vitest';
import { matrixOf } from '../../../../src/report/in-browser/field/matrix.ts';
import { strengthOrder } from '../../../../src/studies/field/order.ts';
import { pageMatrix } from '../../../../src/studies/field/report/report.ts';
import { fieldAgainst, fieldOf, winsOf } from '../../../studies/field/fields.ts';
import { oddCard } from '../../../studies/field/report/fields.ts';

const field = fieldOf(
  ['A', 'B', oddCard('Odd'), 'C'],
  [[0, winsOf(0.3, 0.1, 0.2), 0.9, 'endless'], [0, 0, 0.9, 0.8], [0, 0, 0, 0.5], []],
);
const matrix = matrixOf(pageMatrix('now', field, strengthOrder(field)));

describe('the matrix that a page carries', () => {
  test('has the cards in the order of strength, with their place and why none of their pairs counts', () => {
    // B wins (70% + 80%) / 2, A 30%, C 20%.
    expect(matrix.rows).toEqual([
      { name: 'B', row: 1, standing: 'Rank 1 of 3, 75.0% on average' },
      { name: 'A', row: 0, standing: 'Rank 2 of 3, 30.0% on average' },
      { name: 'C', row: 3, standing: 'Rank 3 of 3, 20.0% on average' },
      { name: 'Odd', row: 2, leftOut: 'Odd has powers that are not modelled: Odd Power' },
    ]);
  });

  test('has each pair as both of its cards see it', () => {
    expect(matrix.pairAt(1, 0)).toEqual({
      share: 0.3,
      text: '30.0%',
      first: '35.0%',
      second: '25.0%',
      nobody: '20.0%',
    });
    expect(matrix.pairAt(0, 1)).toMatchObject({ text: '70.0%', first: '75.0%', second: '65.0%' });
    expect(matrix.shareAt(0, 2)).toBe(0.8);
  });

  test('says why a pair counts in no mean', () => {
    const why = (row: number, column: number) => matrix.pairAt(row, column).whyNot;
    expect(why(0, 1)).toBeUndefined();
    expect(why(1, 2)).toBe('the duel never ends');
    expect(why(2, 1)).toBe('the duel never ends');
    expect(why(3, 0)).toContain('Odd Power');
    expect(why(0, 3)).toContain('Odd Power');
    expect(why(2, 2)).toBe('a card against itself');
    expect([matrix.counts(0, 1), matrix.counts(0, 3)]).toEqual([true, false]);
    expect(matrix.pairAt(1, 2)).toMatchObject({ text: 'none' });
  });

  test('of few against many has opponents of its own', () => {
    const few = fieldAgainst(
      ['A', 'X'],
      ['X', 'Y', 'Z'],
      [
        [0.5, 0.6, 0.7],
        [0.5, 0.1, 0.2],
      ],
    );
    const { rows, columns, isMirror, pairAt } = matrixOf(
      pageMatrix('now', few, strengthOrder(few)),
    );
    // Y wins 65%, Z 55%, X 50%.
    expect(rows.map(({ name }) => name)).toEqual(['A', 'X']);
    expect(columns.map(({ name }) => name)).toEqual(['Y', 'Z', 'X']);
    expect(isMirror(1, 1)).toBe(false);
    expect(pairAt(0, 1).text).toBe('70.0%');
  });
});
