import { expect, test } from 'vitest';
import { isCounted, shareOf } from '../../../src/studies/field/cells.ts';
import { trianglesOf } from '../../../src/studies/field/triangles.ts';
import { fieldAgainst, fieldOf, manyCards } from './fields.ts';

test('three cards that beat each other in a circle are a triangle, whichever way it goes', () => {
  const one = fieldOf(
    ['a', 'b', 'c'],
    [
      [undefined, 0.6, 0.3],
      [undefined, undefined, 0.8],
    ],
  );
  expect(trianglesOf(one)).toEqual({
    count: 1,
    of: 1,
    worst: [{ rows: [0, 1, 2], shares: [0.6, 0.8, 0.7].map((x) => expect.closeTo(x, 14)) }],
  });
  const other = fieldOf(
    ['a', 'b', 'c'],
    [
      [undefined, 0.4, 0.9],
      [undefined, undefined, 0.2],
    ],
  );
  expect(trianglesOf(other)?.worst).toEqual([
    { rows: [0, 2, 1], shares: [0.9, 0.8, 0.6].map((x) => expect.closeTo(x, 14)) },
  ]);
});

test('even pairs and pairs that do not count make no triangle', () => {
  const even = fieldOf(
    ['a', 'b', 'c'],
    [
      [undefined, 0.5, 0.3],
      [undefined, undefined, 0.8],
    ],
  );
  expect(trianglesOf(even)).toMatchObject({ count: 0, of: 1 });
  const endless = fieldOf(
    ['a', 'b', 'c'],
    [
      [undefined, 0.6, 'endless'],
      [undefined, undefined, 0.8],
    ],
  );
  expect(trianglesOf(endless)).toMatchObject({ count: 0, of: 0 });
});

test('there are none where the cards do not all fight each other', () => {
  expect(trianglesOf(fieldAgainst(['a'], ['b'], [[0.5]]))).toBeUndefined();
});

test('those of a larger field are as many as a search of all ordered threes finds, the worst first', () => {
  const field = manyCards(25, 2);
  const rows = [...field.rows.keys()];
  const beats = (a: number, b: number) => isCounted(field, a, b) && shareOf(field, a, b) > 0.5;
  const found = rows.flatMap((a) =>
    rows.flatMap((b) =>
      rows.flatMap((c) =>
        a < b && a < c && beats(a, b) && beats(b, c) && beats(c, a)
          ? [Math.min(shareOf(field, a, b), shareOf(field, b, c), shareOf(field, c, a))]
          : [],
      ),
    ),
  );
  const triangles = trianglesOf(field);
  expect(found.length).toBeGreaterThan(20);
  expect(triangles?.count).toBe(found.length);
  expect(triangles?.of).toBe((25 * 24 * 23) / 6);
  expect(triangles?.worst.map(({ shares }) => Math.min(...shares))).toEqual(
    found.sort((a, b) => b - a).slice(0, 5),
  );
});
