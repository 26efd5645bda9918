import { mkdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { thisProcess } from '../../../src/base/files/owner.ts';
import { temporariesOf, temporaryPath } from '../../../src/base/files/temporary.ts';
import { scratch } from './folders.ts';

test('a temporary path stands beside its own, hidden, and is never the same', () => {
  const paths = Array.from({ length: 100 }, () => temporaryPath('reports/duel', 'new'));
  expect(new Set(paths).size).toBe(100);
  for (const path of paths) {
    expect(dirname(path)).toBe('reports');
    expect(basename(path)).toMatch(/^\.duel\.[^.]+\.new$/);
  }
});

const LONG = 'x'.repeat(255);

test.each(['duel', 'duel.2', 'odds.svg', '.hidden', 'ä'.repeat(120), '🦸'.repeat(63), LONG])(
  'what is made for %s is found again, with its kind and its owner',
  (name) => {
    const path = join(scratch(), name);
    const made = (['part', 'new', 'old', 'replaced'] as const).map((kind) => ({
      path: temporaryPath(path, kind),
      kind,
      owner: thisProcess(),
    }));
    for (const one of made) {
      // The least that any file system in use allows.
      expect(Buffer.byteLength(basename(one.path))).toBeLessThanOrEqual(143);
      mkdirSync(one.path);
    }
    const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
    expect(temporariesOf(path).sort(byPath)).toEqual(made.sort(byPath));
  },
);

test('files made for another path are not, even for a similar path', () => {
  const out = scratch();
  const others = ['duel.2', 'duels', 'due', `${LONG.slice(1)}y`, LONG.slice(1)];
  for (const name of others) mkdirSync(temporaryPath(join(out, name), 'new'));
  expect(['duel', LONG].flatMap((name) => temporariesOf(join(out, name)))).toEqual([]);
});

test('a link of such a name is none, wherever it leads', () => {
  const path = join(scratch(), 'duel');
  symlinkSync('.', temporaryPath(path, 'replaced'));
  expect(temporariesOf(path)).toEqual([]);
});

test('a folder that is not there has none', () => {
  expect(temporariesOf(join(scratch(), 'nowhere/duel'))).toEqual([]);
});
