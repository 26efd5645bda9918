import { expect, test } from 'vitest';
import { strengthOrder } from '../../../../src/studies/field/order.ts';
import { fieldReport, pageMatrix } from '../../../../src/studies/field/report/report.ts';
import { fieldAgainst, fieldOf } from '../fields.ts';
import { oddCard } from './fields.ts';

const square = fieldOf(['A', 'B', oddCard('Odd')], [[0, 0.25, 0.9], [0, 0, 0.9], []]);

test('the cards of a page come in the order of strength, ranked ones with their standing', () => {
  const { rows, columns } = pageMatrix('now', square, strengthOrder(square));
  expect(rows).toEqual([
    { name: 'B', row: 1, standing: 'Rank 1 of 2, 75.0% on average' },
    { name: 'A', row: 0, standing: 'Rank 2 of 2, 25.0% on average' },
    { name: 'Odd', row: 2, leftOut: 'Odd has powers that are not modelled: Odd Power' },
  ]);
  expect(rows[2]).not.toHaveProperty('standing');
  expect(columns).toBeUndefined();
  const few = fieldAgainst(['A'], ['X', 'Y'], [[0.75, 0.25]]);
  // Y wins 75%, X 25%.
  expect(pageMatrix('now', few, strengthOrder(few)).columns).toEqual([
    { name: 'Y' },
    { name: 'X' },
  ]);
});

test('the page begins with the cards as they are, and can show the changed ones', () => {
  const section = (changes?: readonly string[]) =>
    fieldReport({
      title: '',
      field: square,
      ...(changes && { whatIf: { changes, field: square } }),
    }).page.section?.text ?? '';
  const [now, then, ...more] = section(['a.life=5']).match(/<label>.*<\/label>/g) ?? [];
  expect(now).toBe(
    '<label><input type="radio" name="field" value="0" checked> the cards as they are</label>',
  );
  expect(then).toBe('<label><input type="radio" name="field" value="1"> what if a.life=5</label>');
  expect(more).toEqual([]);
  expect(section()).not.toContain('<label>');
});
