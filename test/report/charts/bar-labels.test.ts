import { expect, test } from 'vitest';
import { distinctParts, inLines, labelWidth } from '../../../src/report/charts/labels.ts';

test('of long values, the part is left in which they differ', () => {
  const row = '5 5 5 5 5 5 5 5';
  expect(distinctParts([`${row} / 5 1 5 / ${row}`, `${row} / 5 2m 5 / ${row}`])).toEqual([
    '… 1 …',
    '… 2m …',
  ]);
  expect(distinctParts(['1 1 1', '1 1 2'])).toEqual(['1 1 1', '1 1 2']);
});

test('no two become the same', () => {
  const long = 'a'.repeat(100);
  const short = distinctParts([`${long}b`, `${long}c`, 'd']);
  expect(new Set(short).size).toBe(3);
  expect(short[1]).toContain('(2 of 3)');
});

test('lines fit on a phone, and nothing is lost', () => {
  const parts = ['4', 'super-strength, nth-metal-mace, deadly-strike', 'word '.repeat(30).trim()];
  const lines = inLines(parts);
  expect(Math.max(...lines.map(labelWidth))).toBeLessThanOrEqual(330);
  expect(lines.join(' ')).toBe(parts.join(' · '));
});
