import { expect, test } from 'vitest';
import { BadInput } from '../../../src/base/words/problem.ts';
import { ofFile } from '../../../src/studies/saved/saved-run.ts';

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
