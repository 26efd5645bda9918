import { expect, test } from 'vitest';
import { mapColumns } from '../../../src/report/in-browser/map-columns.ts';

test('maps stand in as few rows as there is room for, and the rows are about as long', () => {
  expect(mapColumns(3, 300, 1100)).toBe(3);
  expect(mapColumns(5, 300, 1300)).toBe(3);
  expect(mapColumns(4, 300, 1100)).toBe(2);
  expect(mapColumns(8, 100, 420)).toBe(4);
});

test('where there is no room even for one, they stand below one another', () => {
  expect(mapColumns(3, 300, 200)).toBe(1);
});
