import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reduce } from '../../../src/chance/dice/cells.ts';
import { combatDie, numberedDie } from '../../../src/chance/dice/die.ts';
import { sameLaw } from '../../oracle/odometer.ts';
import { anyDie } from './throws.ts';

function counted(keys: readonly string[]): Map<string, bigint> {
  const counts = new Map<string, bigint>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0n) + 1n);
  return counts;
}

const anyAsked = fc.shuffledSubarray(['a', 'b', 'c']);

test('a reduced die has the law of the printed one', () => {
  fc.assert(
    fc.property(anyDie, anyAsked, (die, asked) => {
      const printed = die.faces.map(({ symbols }) => asked.map((s) => symbols[s] ?? 0).join());
      const reduced = reduce(die, asked).faces.map((face) => face.join());
      expect(sameLaw(counted(reduced), counted(printed))).toBe(true);
    }),
  );
});

test('no smaller die has the same law', () => {
  fc.assert(
    fc.property(anyDie, anyAsked, (die, asked) => {
      const times = [...counted(reduce(die, asked).faces.map((face) => face.join())).values()];
      const common = [2n, 3n, 4n].filter((d) => times.every((n) => n % d === 0n));
      expect(common).toEqual([]);
    }),
  );
});

test('a combat die is 1 of 2 where only skulls are asked', () => {
  expect(reduce(combatDie, ['skull']).faces.toSorted()).toEqual([[0], [1]]);
});

test('a combat die is 1 of 3 where only shields are asked', () => {
  expect(reduce(combatDie, ['shield']).faces.toSorted()).toEqual([[0], [0], [1]]);
});

test('a combat die is 1 of 6 where shields and skulls are asked', () => {
  const faces = reduce(combatDie, ['shield', 'skull']).faces.map((face) => face.join());
  expect(faces.toSorted()).toEqual(['0,0', '0,1', '0,1', '0,1', '1,0', '1,0']);
});

test('a D20 with 1 number that counts stays a die of 20', () => {
  const faces = reduce(
    numberedDie(20, 'survives', (n) => n === 20),
    ['survives'],
  ).faces;
  expect(faces).toHaveLength(20);
  expect(faces.filter(([yes]) => yes === 1)).toHaveLength(1);
});

test('a D20 with 5 numbers that count is 1 of 4', () => {
  const faces = reduce(
    numberedDie(20, 'ignored', (n) => n >= 16),
    ['ignored'],
  ).faces;
  expect(faces.toSorted()).toEqual([[0], [0], [0], [1]]);
});

test('a die that nothing is asked of has one face', () => {
  expect(reduce(combatDie, []).faces).toEqual([[]]);
});
