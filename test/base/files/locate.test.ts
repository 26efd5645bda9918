import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { locate } from '../../../src/base/files/path-problem.ts';
import { scratch } from './folders.ts';

test('a path is split where it ceases to exist, with links followed up to there', () => {
  const out = realpathSync(scratch());
  mkdirSync(join(out, 'real/deep'), { recursive: true });
  symlinkSync('real', join(out, 'link'));
  const deep = join(out, 'real/deep');
  expect(locate(join(out, 'link/deep'))).toEqual({ existing: deep, missing: [], path: deep });
  expect(locate(relative('.', join(out, 'link/deep/a/b')))).toEqual({
    existing: deep,
    missing: ['a', 'b'],
    path: join(deep, 'a/b'),
  });
});

test.each([
  ['below a file', 'file/a', 'ENOTDIR'],
  ['below a link that leads nowhere', 'nowhere/a', 'ENOENT'],
  ['below a link to itself', 'loop/a', 'ELOOP'],
])('a path %s leads to no place', (_, path, code) => {
  const out = scratch();
  writeFileSync(join(out, 'file'), '');
  symlinkSync('gone', join(out, 'nowhere'));
  symlinkSync('loop', join(out, 'loop'));
  expect(() => locate(join(out, path))).toThrow(code);
});
