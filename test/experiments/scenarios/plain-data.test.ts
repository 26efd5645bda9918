import { expect, test } from 'vitest';
import { BadInput } from '../../../src/base/words/problem.ts';
import { checkPlain } from '../../../src/experiments/scenarios/plain-data.ts';

test('documents hold plain data', () => {
  const data = { text: 'a', number: 1, none: null, left: undefined, list: [true, { a: [] }] };
  expect(() => checkPlain(data)).not.toThrow();
});

test('all that no document holds is told, with its place', () => {
  const data = { attacker: { name: () => 'a', life: 5n }, list: ['a', Symbol('b')] };
  let problems: BadInput['problems'] = [];
  try {
    checkPlain(data);
  } catch (error) {
    if (error instanceof BadInput) problems = error.problems;
  }
  expect(problems.map(({ path, found }) => [path.join('.'), found])).toEqual([
    ['attacker.name', 'a function'],
    ['attacker.life', 'a BigInt'],
    ['list.1', 'a symbol'],
  ]);
});
