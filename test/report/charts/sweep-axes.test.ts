import { expect, test } from 'vitest';
import { frameOfChosen, mapAxes, valuesAlong } from '../../../src/report/charts/sweep-picture.ts';

/** Every combination of fields with these numbers of values; the last field varies fastest. */
function picture(...counts: readonly number[]) {
  const rows = counts.reduce<Record<string, string>[]>(
    (before, count, field) =>
      before.flatMap((row) =>
        Array.from({ length: count }, (_, i) => ({ ...row, [`field${field}`]: `v${i}` })),
      ),
    [{}],
  );
  return { fields: counts.map((_, i) => `field ${i}`), rows };
}

test('two fields are rows and columns', () => {
  expect(mapAxes(picture(3, 4))).toEqual({ rows: 0, columns: 1, rest: [], others: 1 });
});

test('a third is a map for each of its values', () => {
  expect(mapAxes(picture(3, 4, 2))).toEqual({
    rows: 0,
    columns: 1,
    panels: 2,
    rest: [],
    others: 1,
  });
});

test('of further fields, one combination at a time is shown', () => {
  expect(mapAxes(picture(2, 2, 2, 3, 4))).toEqual({
    rows: 0,
    columns: 1,
    panels: 2,
    rest: [3, 4],
    others: 12,
  });
});

test('fields of one value take no place', () => {
  expect(mapAxes(picture(1, 3, 1, 4))).toEqual({ rows: 1, columns: 3, rest: [], others: 1 });
  expect(mapAxes(picture(1, 3))).toBeUndefined();
});

test('a third field of too many values is chosen instead of drawn', () => {
  expect(mapAxes(picture(2, 2, 25, 2))).toEqual({ rows: 0, columns: 1, rest: [2, 3], others: 50 });
});

test('values come in their order, each once', () => {
  expect(valuesAlong(picture(2, 3), 1)).toEqual(['v0', 'v1', 'v2']);
});

test('the frame of the chosen combination extends as far as it is told, on either side', () => {
  const markOf = (beyond?: Parameters<typeof frameOfChosen>[1]) =>
    (frameOfChosen({}, beyond) as { mark: object }).mark;
  expect(markOf({ left: 3, right: 5 })).toMatchObject({ xOffset: -3, x2Offset: 5 });
  for (const offset of ['xOffset', 'x2Offset']) expect(markOf()).not.toHaveProperty(offset);
});
