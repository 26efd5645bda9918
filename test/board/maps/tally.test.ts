import { expect, test } from 'vitest';
import { NameCounts } from '../../../src/board/maps/site.ts';

test('counts by name, the most frequent first, of equals the one that came first', () => {
  const tally = new NameCounts();
  expect(tally.isEmpty).toBe(true);
  for (const name of ['flag', 'ladder', 'arch', 'ladder']) tally.add(name);
  expect(tally.isEmpty).toBe(false);
  expect(tally.text(5)).toBe('ladder (2), flag (1), arch (1)');
});

test('tells how many kinds there are beyond those that it names', () => {
  const tally = new NameCounts();
  for (let kind = 0; kind < 7; kind++) tally.add(`kind ${kind}`);
  expect(tally.text(2)).toBe('kind 0 (1), kind 1 (1), and 5 more kinds');
});
