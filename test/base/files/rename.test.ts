import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renamed } from '../../../src/base/files/folder-files.ts';
import { given, held, NEW, OLD, scratch } from './folders.ts';

test('a folder gets a name that is free, or that of an empty folder, but no other’s', () => {
  const out = scratch();
  const [from, to] = [join(out, 'from'), join(out, 'to')];
  given(from, NEW);
  expect(renamed(from, to)).toBe(true);
  mkdirSync(from);
  expect(renamed(to, from)).toBe(true);
  given(to, OLD);
  expect(renamed(from, to)).toBe(false);
  expect([held(from), held(to)]).toEqual([NEW, OLD]);
});

test('an obstacle for another reason is an error', () => {
  const out = scratch();
  given(join(out, 'from'), NEW);
  writeFileSync(join(out, 'file'), '');
  expect(() => renamed(join(out, 'from'), join(out, 'file'))).toThrow('ENOTDIR');
  expect(() => renamed(join(out, 'gone'), join(out, 'to'))).toThrow('ENOENT');
  expect(existsSync(join(out, 'from'))).toBe(true);
});
