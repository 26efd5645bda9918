import { expect, test } from 'vitest';
import { experimentOf } from '../../../src/explorer/engine/experiments.ts';

test('the ten experiments that were used last are kept', () => {
  const documents = Array.from({ length: 11 }, (_, i) => ({
    name: `Kept ${i}`,
    attacker: 'Hawkgirl',
    defender: 'Solomon Grundy',
  }));
  const [first, second, ...others] = documents.map((document) => experimentOf(document));
  expect(others).toHaveLength(9);
  // The eleventh has replaced the first.
  expect(experimentOf(documents[1] ?? {})).toBe(second);
  expect(experimentOf(documents[0] ?? {})).not.toBe(first);
  // And that has replaced the third, since the second was used again.
  expect(experimentOf(documents[1] ?? {})).toBe(second);
  expect(experimentOf(documents[2] ?? {})).not.toBe(others[0]);
});
