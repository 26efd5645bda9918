import { expect, test } from 'vitest';
import { numberedAttackers } from '../../src/board/layout.ts';
import type { Scene, Stand } from '../../src/board/scene.ts';

const stand = (name: string, column: number): Stand => ({ name, spaces: [[column, 0]], line: [] });
const numbered = (
  stands: readonly Stand[],
  reach: NonNullable<Scene['reach']>,
  names: readonly string[] = [],
) =>
  numberedAttackers({
    pieces: names.map((name) => ({ name, role: 'attacker', kind: 'figure', spaces: [] })),
    stands,
    reach,
  });

test('attackers have the numbers of their places, whatever the order in which they can move', () => {
  const reach = [
    { name: 'A', spaces: [[1, 1]] as const },
    { name: 'B', spaces: [[2, 2]] as const },
  ];
  expect(numbered([stand('B', 5), stand('A', 6)], reach)).toEqual([
    { number: 1, name: 'B', stand: stand('B', 5), reach: [[2, 2]] },
    { number: 2, name: 'A', stand: stand('A', 6), reach: [[1, 1]] },
  ]);
});

test('attackers without a place come after those with one', () => {
  expect(numbered([stand('B', 5)], [{ name: 'A', spaces: [[1, 1]] }])).toEqual([
    { number: 1, name: 'B', stand: stand('B', 5), reach: [] },
    { number: 2, name: 'A', reach: [[1, 1]] },
  ]);
});

test('of two of the same name the first is the first', () => {
  const reach = [
    { name: 'A', spaces: [[1, 1]] as const },
    { name: 'A', spaces: [[2, 2]] as const },
  ];
  const [first, second] = numbered([stand('A', 5), stand('A', 6)], reach);
  expect([first?.reach, second?.reach]).toEqual([[[1, 1]], [[2, 2]]]);
});

test('a board on which nobody chooses has none', () => {
  expect(numbered([], [])).toEqual([]);
});

test('attackers that have no place and cannot move have numbers, too, after the others', () => {
  const reach = [{ name: 'C', spaces: [[1, 1]] as const }];
  expect(numbered([stand('B', 5)], reach, ['A', 'B', 'C'])).toEqual([
    { number: 1, name: 'B', stand: stand('B', 5), reach: [] },
    { number: 2, name: 'C', reach: [[1, 1]] },
    { number: 3, name: 'A', reach: [] },
  ]);
});
