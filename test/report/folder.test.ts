import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { tryFolder, writeFolder } from '../../src/report/folder.ts';
import { refill } from '../../src/report/replace.ts';

const OLD = { 'report.md': 'old', 'results.json': 'old', 'stoppedBy.csv': 'old' };
const NEW = { 'report.md': 'new', 'results.json': 'new', 'displaced.csv': 'new' };
const filesOf = (contents: Record<string, string>) =>
  Object.entries(contents).map(([name, content]) => ({ name, content }));

let out = '';
let folder = '';
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'knockback-folder-'));
  folder = join(out, 'duel');
  onTestFinished(() => rmSync(out, { recursive: true, force: true }));
});

/** Puts files where they are named, with the folders they need. */
function given(contents: Record<string, string>, at = folder): void {
  mkdirSync(at, { recursive: true });
  for (const { name, content } of filesOf(contents)) writeFileSync(join(at, name), content);
}

/** What a folder holds: its files with their contents. */
function held(at = folder): Record<string, string> {
  const files = readdirSync(at, { withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(files.map(({ name }) => [name, readFileSync(join(at, name), 'utf8')]));
}

/** The number of a process that has ended. */
const deadProcess = () => spawnSync(process.execPath, ['-e', '']).pid;

describe.each([
  ['swapped', writeFolder],
  ['refilled, where it cannot be swapped,', refill],
])('a folder %s', (_, write) => {
  test('has the new report and nothing of the one before', () => {
    given(OLD);
    write(folder, filesOf(NEW));
    expect(held()).toEqual(NEW);
    expect(readdirSync(out)).toEqual(['duel']);
  });

  test('keeps what is the user’s own, whatever it is called', () => {
    const mine = { 'notes.md': 'mine', 'table.csv': 'mine', '.hidden': 'mine' };
    given({ ...OLD, ...mine });
    given({ 'report.md': 'mine' }, join(folder, 'board.png'));
    write(folder, filesOf(NEW));
    expect(held()).toEqual({ ...NEW, ...mine });
    expect(held(join(folder, 'board.png'))).toEqual({ 'report.md': 'mine' });
  });

  test('is as before when one file cannot be written', () => {
    given(OLD);
    const files = [...filesOf(NEW), { name: 'no/such/place', content: '' }];
    expect(() => write(folder, files)).toThrow();
    expect(held()).toEqual(OLD);
    expect(readdirSync(out)).toEqual(['duel']);
    expect(readdirSync(folder)).toHaveLength(3);
  });
});

test('files for whoever may read the folder remain so', () => {
  given(OLD);
  chmodSync(folder, 0o750);
  writeFolder(folder, filesOf(NEW));
  expect(statSync(folder).mode & 0o777).toBe(0o750);
});

test('a folder that has vanished since it was tried is made again, and what is above it', () => {
  const deep = join(out, 'a', 'b', 'duel');
  const place = tryFolder(deep);
  expect(readdirSync(out)).toEqual([]);
  writeFolder(place, filesOf(NEW));
  expect(held(deep)).toEqual(NEW);
});

test('a file or a link in the place of the folder is refused, and stays', () => {
  given(OLD, join(out, 'elsewhere'));
  writeFileSync(folder, 'mine');
  const refusal = `cannot write ${folder}: not a directory (ENOTDIR)`;
  expect(() => writeFolder(folder, filesOf(NEW))).toThrow(new Error(refusal));
  expect(readFileSync(folder, 'utf8')).toBe('mine');
  rmSync(folder);
  symlinkSync('elsewhere', folder);
  expect(() => writeFolder(folder, filesOf(NEW))).toThrow(new Error(refusal));
  expect(held(join(out, 'elsewhere'))).toEqual(OLD);
  expect(readdirSync(out).sort()).toEqual(['duel', 'elsewhere']);
});

test('a link that was there from the first is followed', () => {
  given(OLD, join(out, 'elsewhere'));
  symlinkSync('elsewhere', folder);
  writeFolder(tryFolder(folder), filesOf(NEW));
  expect(lstatSync(folder).isSymbolicLink()).toBe(true);
  expect(held()).toEqual(NEW);
});

describe('a run that was killed', () => {
  test('as it wrote: what it had written goes', () => {
    given(OLD);
    given({ 'report.md': 'ne' }, join(out, `.duel.${deadProcess()}.new`));
    given({ 'report.md': 'ne' }, join(folder, `.report.${deadProcess()}.new`));
    tryFolder(folder);
    expect(readdirSync(out)).toEqual(['duel']);
    expect(readdirSync(folder).sort()).toEqual(Object.keys(OLD).sort());
  });

  test('between taking the old report away and bringing the new one: the old one comes back', () => {
    given({ ...OLD, 'notes.md': 'mine' }, join(out, `.duel.${deadProcess()}.old`));
    given(NEW, join(out, `.duel.${deadProcess()}.new`));
    tryFolder(folder);
    expect(held()).toEqual({ ...OLD, 'notes.md': 'mine' });
    expect(readdirSync(out)).toEqual(['duel']);
  });

  test('before it cleared up: the new report gets what is the user’s', () => {
    given(NEW);
    given({ ...OLD, 'notes.md': 'mine' }, join(out, `.duel.${deadProcess()}.old`));
    tryFolder(folder);
    expect(held()).toEqual({ ...NEW, 'notes.md': 'mine' });
    expect(readdirSync(out)).toEqual(['duel']);
  });

  test('loses nothing of the user’s that is there twice', () => {
    const left = join(out, `.duel.${deadProcess()}.old`);
    given({ ...NEW, 'notes.md': 'later' });
    given({ ...OLD, 'notes.md': 'earlier' }, left);
    tryFolder(folder);
    expect(held()).toEqual({ ...NEW, 'notes.md': 'later' });
    expect(held(left)).toEqual({ 'notes.md': 'earlier' });
  });
});

test('what runs that go on have made is left alone, and what belongs to other folders', () => {
  const others = [`.duel.${process.ppid}.new`, `.duel.2.${deadProcess()}.new`, '.duel.x.new'];
  for (const name of others) given({ 'report.md': 'ne' }, join(out, name));
  tryFolder(folder);
  expect(readdirSync(out).sort()).toEqual(others.sort());
  expect(existsSync(folder)).toBe(false);
});
