import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkReplaceable } from '../../../src/base/files/check-folder.ts';
import { refillFolder } from '../../../src/base/files/refill.ts';
import { replaceFolder } from '../../../src/base/files/replace-folder.ts';
import { swapFolder } from '../../../src/base/files/swap.ts';
import { beside, filesOf, given, held, isReplaceable, NEW, OLD, scratch } from './folders.ts';

let folder = '';
beforeEach(() => {
  folder = join(scratch(), 'duel');
});

describe.each([
  ['replaced', replaceFolder],
  ['swapped', swapFolder],
  ['refilled', refillFolder],
])('a folder that is %s', (_, write) => {
  test('has the new files and none of those before', () => {
    given(folder, OLD);
    write(folder, filesOf(NEW), isReplaceable);
    expect(held(folder)).toEqual(NEW);
    expect(beside(folder)).toEqual([]);
  });

  test('keeps what is the user’s own, whatever it is called', () => {
    const mine = { 'notes.md': 'mine', 'table.csv': 'mine', '.hidden': 'mine' };
    given(folder, { ...OLD, ...mine });
    given(join(folder, 'stoppedBy.csv.d'), { 'report.md': 'mine' });
    write(folder, filesOf(NEW), isReplaceable);
    expect(held(folder)).toEqual({ ...NEW, ...mine });
    expect(held(join(folder, 'stoppedBy.csv.d'))).toEqual({ 'report.md': 'mine' });
  });

  test('is as before when one file cannot be written', () => {
    given(folder, OLD);
    const files = [...filesOf(NEW), { name: 'no/such/place', content: '' }];
    expect(() => write(folder, files, isReplaceable)).toThrow();
    expect(held(folder)).toEqual(OLD);
    expect(beside(folder)).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(3);
  });
});

test('files stay readable for those who can read the folder', () => {
  given(folder, OLD);
  chmodSync(folder, 0o750);
  replaceFolder(folder, filesOf(NEW), isReplaceable);
  expect(statSync(folder).mode & 0o777).toBe(0o750);
});

test('a folder that has vanished since it was checked is made again, and what is above it', () => {
  const out = scratch();
  const deep = join(out, 'a', 'b', 'duel');
  const place = checkReplaceable('--out', deep, isReplaceable);
  expect(readdirSync(out)).toEqual([]);
  replaceFolder(place, filesOf(NEW), isReplaceable);
  expect(held(deep)).toEqual(NEW);
});

test('a file or a link in the place of the folder is refused, and stays', () => {
  const elsewhere = join(folder, '../elsewhere');
  given(elsewhere, OLD);
  writeFileSync(folder, 'mine');
  const write = () => replaceFolder(folder, filesOf(NEW), isReplaceable);
  const refusal = `cannot write ${folder}: not a directory (ENOTDIR)`;
  expect(write).toThrow(new Error(refusal));
  expect(readFileSync(folder, 'utf8')).toBe('mine');
  rmSync(folder);
  symlinkSync('elsewhere', folder);
  expect(write).toThrow(new Error(refusal));
  expect(held(elsewhere)).toEqual(OLD);
  expect(beside(folder)).toEqual(['elsewhere']);
});

test('a folder in the place of one of the files is refused by its name, with all as before', () => {
  given(folder, { 'results.json': 'old' });
  mkdirSync(join(folder, 'report.md'));
  expect(() => replaceFolder(folder, filesOf(NEW), isReplaceable)).toThrow(
    new Error(`cannot write ${join(folder, 'report.md')}: a folder of this name is in the way`),
  );
  expect(held(folder)).toEqual({ 'results.json': 'old' });
});

test.skipIf(process.platform === 'win32')(
  'a pipe in the place of one of the files is refused by its name, with all as before',
  () => {
    given(folder, { 'results.json': 'old' });
    execFileSync('mkfifo', [join(folder, 'report.md')]);
    expect(() => replaceFolder(folder, filesOf(NEW), isReplaceable)).toThrow(
      new Error(
        `cannot write ${join(folder, 'report.md')}: a device or a pipe of this name is in the way`,
      ),
    );
    expect(lstatSync(join(folder, 'report.md')).isFIFO()).toBe(true);
    expect(readFileSync(join(folder, 'results.json'), 'utf8')).toBe('old');
  },
);
