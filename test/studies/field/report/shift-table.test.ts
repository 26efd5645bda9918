import { expect, test } from 'vitest';
import { shiftsOf } from '../../../../src/studies/field/compared.ts';
import { shiftTable } from '../../../../src/studies/field/report/shifts.ts';
import { fieldOf } from '../fields.ts';

const SIDES = { a: 'now', b: 'what if' };
const shares = (ab: number, cd: number) => [[0, ab, 0.5, 0.5], [0, 0, 0.5, 0.5], [0, 0, 0, cd], []];
const field = (ab: number, cd: number) => fieldOf(['A', 'B', 'C', 'D'], shares(ab, cd));

test('changed cards come first, then those that move most, and the others are counted', () => {
  const table = shiftTable(shiftsOf(field(0.5, 0.5), field(0.8, 0.5)), new Set(['B']), SIDES);
  expect(table.rows).toEqual([
    ['B (changed)', '1', '4', '50.0%', '40.0%', '−10.0'],
    ['A', '1', '1', '50.0%', '60.0%', '+10.0'],
    ['C', '1', '2', '50.0%', '50.0%', '0'],
    ['D', '1', '2', '50.0%', '50.0%', '0'],
  ]);
  expect(table.note).toBeUndefined();
});

test('cards whose rank and mean stay are counted below', () => {
  const note = (changed: readonly string[], ab: number) =>
    shiftTable(shiftsOf(field(0.9, 0.6), field(ab, 0.6)), new Set(changed), SIDES).note;
  expect(note([], 0.95)).toBe('The 2 other cards stay the same.');
  expect(note(['C'], 0.95)).toBe('One other card stays the same.');
  expect(note([], 0.9)).toBe('4 cards stay the same.');
});
