import { expect, test } from 'vitest';
import { fieldData } from '../../../../src/studies/field/format/write.ts';
import { fieldOf } from '../fields.ts';

test('pairs that were not played are counted, and pairs without odds have the reason', () => {
  const field = fieldOf(['A', 'B', 'C'], [[0, 0.75, 'endless'], [0, 0, undefined], []]);
  const { leftOut, pairs } = fieldData({ title: '', field }, '1.0.0');
  expect(leftOut).toEqual({ of: 3, endless: 1, tooManyStates: 0, unmodelled: 0, notPlayed: 1 });
  const even = [0.5, 0.5, 0.5, 0.5];
  expect(pairs).toEqual([
    [0, 0, ...even],
    // The row wins with the first turn and without it, then the column.
    [0, 1, 0.75, 0.75, 0.25, 0.25],
    [0, 2, 'endless'],
    [1, 1, ...even],
    [2, 2, ...even],
  ]);
  const whole = fieldOf(['A', 'B'], [[0, 0.75], []]);
  expect(fieldData({ title: '', field: whole }, '1.0.0').leftOut).not.toHaveProperty('notPlayed');
});
