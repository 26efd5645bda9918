import { expect, test } from 'vitest';
import { fieldRanking } from '../../../../src/studies/field/charts/ranking.ts';
import type { Field } from '../../../../src/studies/field/field.ts';
import { fieldOf, manyCards } from '../fields.ts';

const rowsOf = (field: Field) =>
  fieldRanking({ title: '', field }).flatMap(
    ({ spec }) => (spec.data as { values: Record<string, unknown>[] }).values,
  );

test('each card has its mean and the middle half of its pairs', () => {
  // A wins 10%, 20%, 30%, 40% and 50% against the others.
  const others = [0.1, 0.2, 0.3, 0.4, 0.5];
  const field = fieldOf(
    ['A', 'B', 'C', 'D', 'E', 'F'],
    [[0, ...others], ...others.map(() => Array<number>(6).fill(0.5))],
  );
  const last = rowsOf(field).at(-1);
  expect(last).toMatchObject({ card: 'A', label: '30.0%' });
  expect([last?.low, last?.mean, last?.high]).toEqual([
    expect.closeTo(0.2, 12),
    expect.closeTo(0.3, 12),
    expect.closeTo(0.4, 12),
  ]);
});

test('of many cards the first forty are drawn, and that is said', () => {
  const [chart] = fieldRanking({ title: '', field: manyCards(60) });
  expect(rowsOf(manyCards(60))).toHaveLength(40);
  expect(JSON.stringify(chart?.spec.title)).toContain('The first 40 of 60 heroes');
  expect(
    JSON.stringify(fieldRanking({ title: '', field: manyCards(40) })[0]?.spec.title),
  ).not.toContain('The first');
});
