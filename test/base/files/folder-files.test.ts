import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filledBeside, removeIfEmpty } from '../../../src/base/files/folder-files.ts';
import { filesOf, given, held, NEW, scratch } from './folders.ts';

test('every folder that is filled beside a path is a new one', () => {
  const folder = join(scratch(), 'duel');
  const filled = [1, 2, 3].map(() => filledBeside(folder, filesOf(NEW)));
  expect(new Set(filled).size).toBe(3);
  for (const one of filled) {
    expect(dirname(one)).toBe(dirname(folder));
    expect(held(one)).toEqual(NEW);
  }
});

test('a folder that cannot be filled does not stay', () => {
  const out = scratch();
  const files = filesOf({ 'report.md': 'new', 'no/such/place': '' });
  expect(() => filledBeside(join(out, 'duel'), files)).toThrow('ENOENT');
  expect(readdirSync(out)).toEqual([]);
});

test('a folder is removed only when nothing is in it; one that is gone counts as removed', () => {
  const folder = join(scratch(), 'duel');
  given(folder, NEW);
  expect(removeIfEmpty(folder)).toBe(false);
  expect(held(folder)).toEqual(NEW);
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  expect([removeIfEmpty(empty), existsSync(empty), removeIfEmpty(empty)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('a long text is written part by part', () => {
  const parts = Array.from({ length: 100_000 }, (_, i) => `${i} é\n`);
  const folder = join(scratch(), 'duel');
  const filled = filledBeside(folder, [{ name: 'results.json', content: () => parts }]);
  expect(held(filled)['results.json'] === parts.join('')).toBe(true);
});
