import { expect, test } from 'vitest';
import { ofFile } from '../../src/saved/saved-run.ts';
import { BadInput } from '../../src/words/problem.ts';

const problem = { path: ['seed'], found: '7', allowed: 'text' };

test('what is wrong in a file is said with the file, unless a place is known already', () => {
  const error = ofFile('a\u001b.run', new BadInput(problem, { ...problem, place: 'b.yaml' }));
  expect(error).toBeInstanceOf(BadInput);
  expect((error as BadInput).problems).toEqual([
    { ...problem, place: 'a<U+001B>.run' },
    { ...problem, place: 'b.yaml' },
  ]);
});

test('any other error stays what it is', () => {
  const error = new Error('disk full');
  expect(ofFile('a.run', error)).toBe(error);
});
