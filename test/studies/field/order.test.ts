import { expect, test } from 'vitest';
import { strengthOrder } from '../../../src/studies/field/order.ts';
import { cardNamed, fieldAgainst, fieldOf } from './fields.ts';

test('the strongest card comes first, by its mean over all that count', () => {
  // A: (20% + 30%) / 2, B: (80% + 60%) / 2, C: (70% + 40%) / 2.
  const field = fieldOf(['A', 'B', 'C'], [[0, 0.2, 0.3], [0, 0, 0.6], []]);
  expect(strengthOrder(field)).toEqual({ rows: [1, 2, 0], columns: [1, 2, 0] });
});

test('cards of which no pair counts stand at the end, by the odds that they have', () => {
  const left = (name: string) =>
    cardNamed(name, { powers: [{ power: 'Odd', modelled: 'no', effects: [] }] });
  const field = fieldOf(
    [left('weak'), left('strong'), 'A', 'B', left('endless')],
    [
      [0, 0.1, 0.1, 0.1, 'endless'],
      [0, 0, 0.9, 0.9, 'endless'],
      [0, 0, 0, 0.4, 'endless'],
      [0, 0, 0, 0, 'endless'],
      [],
    ],
  );
  expect(strengthOrder(field).rows).toEqual([3, 2, 1, 0, 4]);
});

test('opponents are in the order of what they win against the rows', () => {
  const left = cardNamed('L', { powers: [{ power: 'Odd', modelled: 'no', effects: [] }] });
  const field = fieldAgainst(
    ['A', 'B'],
    ['X', left, 'Y', 'Z'],
    [
      [0.9, 0.1, 0.5, 0.2],
      [0.8, 0.1, 'endless', 0.3],
    ],
  );
  // Of the pairs that count, A wins 53.3%, B 55%. X wins 15%, Y 50% of the one pair that counts, Z 75%; L wins most,
  // but counts nowhere.
  expect(strengthOrder(field)).toEqual({ rows: [1, 0], columns: [3, 2, 0, 1] });
});
