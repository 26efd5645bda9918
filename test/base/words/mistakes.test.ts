import { expect, test } from 'vitest';
import { Mistakes } from '../../../src/base/words/mistakes.ts';
import { BadInput } from '../../../src/base/words/problem.ts';

const problem = (found: string) => ({ path: ['x'], found, allowed: 'y' });

test('results are passed on, and mistakes are collected until all are reported', () => {
  const mistakes = new Mistakes();
  expect(mistakes.in(() => 5)).toBe(5);
  mistakes.tell();
  const refused = mistakes.in(() => {
    throw new BadInput(problem('a'), problem('b'));
  });
  expect(refused).toBeUndefined();
  mistakes.add(problem('c'));
  expect(mistakes.problems.map(({ found }) => found)).toEqual(['a', 'b', 'c']);
  expect(() => mistakes.tell()).toThrow(new BadInput(...mistakes.problems));
});

test('an error that is no mistake of the user is not kept', () => {
  const mistakes = new Mistakes();
  const fail = () => {
    throw new Error('broken');
  };
  expect(() => mistakes.in(fail)).toThrow('broken');
  expect(mistakes.problems).toEqual([]);
});
