import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathProblem, unwritable } from '../../../src/base/files/path-problem.ts';
import { BadInput } from '../../../src/base/words/problem.ts';
import { scratch } from './folders.ts';

/** The error with which the system refuses to read a path. */
function errorOf(path: string): unknown {
  try {
    readFileSync(path);
    return undefined;
  } catch (error) {
    return error;
  }
}

test.each([
  ['x'.repeat(256), 'a name of 256 bytes', 'a path in which every name has at most 255 bytes'],
  [
    `./${'ä'.repeat(150)}/b`,
    'a name of 300 bytes',
    'a path in which every name has at most 255 bytes',
  ],
  ['./'.repeat(2500), 'a path of 5000 bytes', 'a path of at most 4095 bytes'],
])('a path that is too long: %s', (path, found, allowed) => {
  expect(pathProblem(path, errorOf(path))).toEqual({ found, allowed });
});

test('a path within the usual limits that is too long for its disk', () => {
  const error = Object.assign(new Error('as on an encrypted disk'), { code: 'ENAMETOOLONG' });
  expect(pathProblem('x'.repeat(200), error)?.found).toBe(
    'a name or path that is too long for its disk',
  );
});

test('a loop of links, and a name that no file can have', () => {
  const loop = join(scratch(), 'loop');
  symlinkSync('loop', loop);
  expect(pathProblem(loop, errorOf(loop))).toEqual({ found: 'a loop of symbolic links' });
  expect(pathProblem('a\0b', errorOf('a\0b'))).toEqual({ found: 'a NUL character in a name' });
});

test('any other error is not the path’s', () => {
  expect(pathProblem('nowhere', errorOf('nowhere'))).toBeUndefined();
});

const coded = (code: string, errno: number) => Object.assign(new Error(code), { code, errno });
const refusal = (path: string, error: unknown) =>
  unwritable('--chart', path, error, 'a file that can be written') as Error;

test('a path that cannot be written is rejected with the option, the problem and what is allowed', () => {
  const file = join(scratch(), 'file');
  writeFileSync(file, '');
  const below = refusal(`${file}/a.svg`, errorOf(`${file}/a.svg`));
  expect(below).toBeInstanceOf(BadInput);
  expect(below.message).toBe(
    `--chart is "${file}/a.svg", where "${file}" is a file; give a file that can be written`,
  );
  expect(refusal('a.svg', coded('EACCES', -13)).message).toBe(
    '--chart: permission denied at a.svg (EACCES); give a file that can be written',
  );
});

test('a lack of resources is not bad input', () => {
  const full = refusal('a.svg', coded('ENOSPC', -28));
  expect(full).not.toBeInstanceOf(BadInput);
  expect(full.message).toBe('cannot write a.svg: no space left on device (ENOSPC)');
});

test('rejections and internal errors are unchanged', () => {
  const errors = [new BadInput({ path: [], found: 'a', allowed: 'b' }), new TypeError('oops')];
  expect(errors.map((error) => refusal('a.svg', error))).toEqual(errors);
});
