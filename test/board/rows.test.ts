import { expect, test } from 'vitest';
import { leastBetween, RoomForRows, Rows } from '../../src/board/rows.ts';

const MIB = 2 ** 20;

/** Rows with this many bytes whose first number is their space; and the spaces whose rows were computed, in order. */
function rowsOf(bytes: number, room: RoomForRows) {
  const found: number[] = [];
  const rows = new Rows(room, 8, (space) => {
    found.push(space);
    return new Uint8Array(bytes).fill(space);
  });
  return { rows, found };
}

test('a row is found when it is first asked for, and only then', () => {
  const { rows, found } = rowsOf(3, new RoomForRows());
  expect([5, 2, 5, 2].map((space) => rows.of(space)[0])).toEqual([5, 2, 5, 2]);
  expect(found).toEqual([5, 2]);
});

test('rows that share a room take 16 MiB at the most', () => {
  const room = new RoomForRows();
  const one = rowsOf(4 * MIB, room);
  const other = rowsOf(4 * MIB, room);
  for (const { rows } of [one, other]) for (const space of [1, 2]) rows.of(space);
  for (const { rows } of [one, other]) for (const space of [1, 2]) rows.of(space);
  expect([one.found, other.found]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  // A fifth row does not fit: all others are dropped, and computed again with the same numbers.
  expect(one.rows.of(3)[0]).toBe(3);
  expect([1, 2, 3].map((space) => one.rows.of(space)[0])).toEqual([1, 2, 3]);
  expect(other.rows.of(1)[0]).toBe(1);
  expect([one.found, other.found]).toEqual([
    [1, 2, 3, 1, 2],
    [1, 2, 1],
  ]);
});

test('of two bases, the least number of any of their spaces counts', () => {
  const table = [
    [0, 9, 8],
    [9, 0, 7],
    [8, 7, 0],
    [4, 6, 5],
  ];
  const rows = new Rows(new RoomForRows(), 4, (space) => Int16Array.from(table[space] ?? []));
  expect(leastBetween(rows, 3, -1, 1, -1)).toBe(6);
  expect(leastBetween(rows, 3, -1, 1, 2)).toBe(5);
  expect(leastBetween(rows, 0, 3, 1, -1)).toBe(6);
  expect(leastBetween(rows, 0, 3, 1, 2)).toBe(5);
});
