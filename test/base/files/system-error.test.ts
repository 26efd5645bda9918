import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cannotWrite, codeOf, ifThere, wordsOf } from '../../../src/base/files/system-error.ts';

function thrown(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

test('a failure to write is told in the system’s words, with the path made harmless', () => {
  const error = thrown(() => readFileSync('.'));
  expect([codeOf(error), wordsOf(error)]).toEqual(['EISDIR', 'illegal operation on a directory']);
  expect(cannotWrite('a\u001b[31m', error).message).toBe(
    'cannot write a<U+001B>[31m: illegal operation on a directory (EISDIR)',
  );
});

test('an error that is not the system’s is told as it is', () => {
  expect([codeOf(new Error('oops')), wordsOf(new Error('oops'))]).toEqual(['', 'oops']);
  expect(cannotWrite('a', new Error('oops')).message).toBe('cannot write a: oops');
});

test('only what is not there is passed over', () => {
  expect(ifThere(() => {})).toBe(true);
  expect(ifThere(() => readFileSync('nowhere'))).toBe(false);
  expect(() => ifThere(() => readFileSync('.'))).toThrow('EISDIR');
});
