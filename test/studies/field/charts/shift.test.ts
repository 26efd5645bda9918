import { expect, test } from 'vitest';
import { fieldShift } from '../../../../src/studies/field/charts/shift.ts';
import { fieldOf, manyCards } from '../fields.ts';

const field = (ab: number) => fieldOf(['A', 'B', 'C'], [[0, ab, 0.5], [0, 0, 0.5], []]);
const chartOf = (before: number, after: number) =>
  fieldShift({
    title: '',
    field: field(before),
    whatIf: { changes: ['a.attack=9'], field: field(after) },
  })[0];

test('each card that moves has where it was and where it would be', () => {
  const chart = chartOf(0.5, 0.8);
  expect(chart?.spec.description).toBe(
    'How the mean win shares move: a.attack=9. A from 50.0% to 65.0%, B from 50.0% to 35.0%.',
  );
  expect(chart?.spec.data).toMatchObject({ values: { length: 4 } });
});

test('there is none where nothing moves, or nothing is changed', () => {
  expect(chartOf(0.5, 0.5)).toBeUndefined();
  expect(fieldShift({ title: '', field: field(0.5) })).toEqual([]);
});

test('of many, those that change most are drawn, and that is said', () => {
  const [chart] = fieldShift({
    title: '',
    field: manyCards(30),
    whatIf: { changes: ['x'], field: manyCards(30, 1) },
  });
  expect(JSON.stringify(chart?.spec.title)).toContain('The 20 of 30 that change most');
});
