import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkReplaceable, checkUsable } from '../../../src/base/files/check-folder.ts';
import { replaceFolder } from '../../../src/base/files/replace-folder.ts';
import { BadInput } from '../../../src/base/words/problem.ts';
import {
  beside,
  ended,
  filesOf,
  given,
  held,
  isReplaceable,
  madeBy,
  NEW,
  OLD,
  scratch,
} from './folders.ts';

let out = '';
let folder = '';
beforeEach(() => {
  out = scratch();
  folder = join(out, 'duel');
});
const check = (path: string) => checkReplaceable('--out', path, isReplaceable);

describe.each([
  ['replaced', check],
  ['used', (path: string) => checkUsable('--out', path)],
])('a folder that is to be %s', (_, checked) => {
  test('is not made by being checked, nor what is missing above it', () => {
    checked(join(out, 'a/b/duel'));
    expect(readdirSync(out)).toEqual([]);
  });

  test('and is there keeps what it holds', () => {
    given(folder, OLD);
    checked(folder);
    expect(held(folder)).toEqual(OLD);
    expect(beside(folder)).toEqual([]);
  });

  test.each([
    ['a file', 'file', '"OUT/file", a file'],
    ['below a file', 'file/deep/duel', '"OUT/file/deep/duel", where "OUT/file" is a file'],
    [
      'below a link that leads nowhere',
      'nowhere/duel',
      '"OUT/nowhere/duel", where "OUT/nowhere" is a symbolic link that leads nowhere',
    ],
    ['a link that leads nowhere', 'nowhere', '"OUT/nowhere", a symbolic link that leads nowhere'],
    ['below a link to itself', 'loop/duel', '"OUT/loop/duel", with a loop of symbolic links'],
    [
      'below a name with a NUL character',
      'a\0b/duel',
      '"OUT/a<U+0000>b/duel", with a NUL character in a name',
    ],
  ])('is refused when it is %s', (__, path, found) => {
    writeFileSync(join(out, 'file'), 'mine');
    symlinkSync('gone', join(out, 'nowhere'));
    symlinkSync('loop', join(out, 'loop'));
    const says = `--out is ${found.replaceAll('OUT', out)}; give a folder that you can write to`;
    expect(() => checked(join(out, path))).toThrow(says);
    expect(() => checked(join(out, path))).toThrow(BadInput);
    expect(readdirSync(out).sort()).toEqual(['file', 'loop', 'nowhere']);
  });

  test.each([
    ['its own', 'x'.repeat(256)],
    ['of one above it', `${'ä'.repeat(128)}/deep/duel`],
  ])('is refused when a name is too long, %s', (__, path) => {
    const says =
      /^--out is .*, with a name of 256 bytes; give a path in which every name has at most 255 bytes$/;
    expect(() => checked(join(out, path))).toThrow(says);
    expect(readdirSync(out)).toEqual([]);
  });

  test('may have the longest of names', () => {
    checked(join(out, 'x'.repeat(255), 'ä'.repeat(127)));
    expect(readdirSync(out)).toEqual([]);
  });
});

test.skipIf(process.platform !== 'linux')('a folder of the system is refused', () => {
  expect(() => check('/proc/x/duel')).toThrow(
    '--out: no such file or directory at /proc/x/duel (ENOENT); give a folder',
  );
});

test('a link that was there from the first is followed', () => {
  given(join(out, 'elsewhere'), OLD);
  symlinkSync('elsewhere', folder);
  replaceFolder(check(folder), filesOf(NEW), isReplaceable);
  expect(lstatSync(folder).isSymbolicLink()).toBe(true);
  expect(held(folder)).toEqual(NEW);
});

/** A read-only disk, mounted on a folder. */
function readOnlyDisk() {
  const at = join(scratch(), 'disk');
  mkdirSync(at);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'none', at]);
  return { at, isMounted: status === 0 };
}

test('a folder that is a disk of its own, which can only be read, is refused', (context) => {
  const { at, isMounted } = readOnlyDisk();
  if (!isMounted) return context.skip('run where a disk may be mounted');
  try {
    const says = `--out: read-only file system at ${at} (EROFS); give a folder`;
    expect(() => check(at)).toThrow(says);
  } finally {
    spawnSync('umount', [at]);
  }
});

test.each(['a', 'a/b', 'a/b/duel'])(
  'what killed runs left of their checks beside %s goes',
  (path) => {
    mkdirSync(join(out, dirname(path)), { recursive: true });
    const left = madeBy(ended(), join(out, path), 'new');
    mkdirSync(join(left, 'b/duel'), { recursive: true });
    check(join(out, 'a/b/duel'));
    expect(existsSync(left)).toBe(false);
  },
);
