import { expect, test } from 'vitest';
import { levelQueue } from '../../../../src/chance/exact/chains/solve.ts';

/** Takes all levels, adding those that each leads to. */
function taken(first: readonly number[][], onwards: (counts: readonly number[]) => number[][]) {
  const queue = levelQueue(1);
  for (const counts of first) queue.at(counts);
  const found: string[] = [];
  for (let level = queue.next(); level; level = queue.next()) {
    found.push(level.counts.join());
    for (const counts of onwards(level.counts)) queue.at(counts);
  }
  return found;
}

test('levels are taken by the sum of their counts, each once, whatever order they came in', () => {
  const found = taken(
    [
      [5, 0],
      [0, 0],
      [1, 3],
      [0, 1],
      [0, 0],
    ],
    () => [],
  );
  expect(found).toEqual(['0,0', '0,1', '1,3', '5,0']);
});

test('levels that are come to on the way are taken in their turn', () => {
  const found = taken([[0, 0]], ([a = 0, b = 0]) =>
    a + b < 4
      ? [
          [a + 1, b],
          [a, b + 2],
        ]
      : [],
  );
  const sums = found.map((key) => key.split(',').reduce((sum, n) => sum + Number(n), 0));
  expect(sums).toEqual(sums.toSorted((a, b) => a - b));
  expect(new Set(found).size).toBe(found.length);
  // a steps of one and b / 2 of two, up to a sum of 4 or, by a last step of two, of 5.
  expect(new Set(found)).toEqual(new Set('0,0 1,0 2,0 3,0 4,0 0,2 1,2 2,2 3,2 0,4 1,4'.split(' ')));
});

test('the amounts of a level are the same as long as it is not taken', () => {
  const queue = levelQueue(3);
  queue.at([2])[1] = 0.5;
  expect(Array.from(queue.at([2]))).toEqual([0, 0.5, 0]);
  expect(Array.from(queue.at([0, 2]))).toEqual([0, 0, 0]);
  expect(Array.from(queue.next()?.amounts ?? [])).toEqual([0, 0.5, 0]);
  expect(queue.next()?.counts).toEqual([0, 2]);
  expect(queue.next()).toBeUndefined();
});

test('without counters there is one level', () => {
  expect(taken([[]], () => [])).toEqual(['']);
});
