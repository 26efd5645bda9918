import { expect, test } from 'vitest';
import { hitsIn } from '../../../../src/chance/simulate/schedule/job.ts';

test('the hits of an event are the counts of its cells', () => {
  const counts = [1, 20, 300, 4000];
  expect(hitsIn(counts, [0, 2])).toBe(301);
  expect(hitsIn(Float64Array.from(counts), [3])).toBe(4000);
  expect(hitsIn(counts, [])).toBe(0);
});
