import { execFileSync, spawn } from 'node:child_process';
import { linkSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  checkFile,
  checkOutput,
  replaceFile,
  writeOutput,
  writeWhole,
} from '../../../src/base/files/replace-file.ts';
import { isOneFile } from '../../../src/base/files/write-stream.ts';
import { device } from './devices.ts';
import { scratch } from './folders.ts';

let out = '';
beforeEach(() => {
  out = scratch();
});

/** More than a pipe holds, so that the writer has to wait for its reader. */
const LONG = 'knockback '.repeat(100_000);

const pipe = () => {
  const path = join(out, 'pipe.svg');
  execFileSync('mkfifo', [path]);
  return path;
};

describe.skipIf(process.platform === 'win32')('a pipe', () => {
  test('is written into, to the last byte, and stays a pipe', async () => {
    const path = pipe();
    checkOutput('--chart', path);
    const writing = writeOutput(path, LONG);
    // The writer was there first.
    const reader = spawn('cat', [path]);
    const [read] = await Promise.all([text(reader.stdout), writing]);
    expect(read).toBe(LONG);
    expect(lstatSync(path).isFIFO()).toBe(true);
  });

  test('whose reader leaves early is no failure', async () => {
    const path = pipe();
    const reader = spawn('head', ['-c', '9', path]);
    const [read] = await Promise.all([text(reader.stdout), writeOutput(path, LONG)]);
    expect(read).toBe('knockback');
  });

  test('is refused for a file that is read back, and never replaced by one', () => {
    const path = pipe();
    expect(() => checkFile('--keep', path)).toThrow(`--keep is "${path}"; give a regular file`);
    expect(() => writeWhole(path, '')).toThrow(`cannot write ${path}: not a regular file`);
    expect(() => replaceFile(path, () => {})).toThrow('not a regular file');
    expect(lstatSync(path).isFIFO()).toBe(true);
  });
});

describe('a device', () => {
  test('is written into, and stays a device', async ({ skip }) => {
    const path = device(join(out, 'null.svg'), 'null') ?? skip();
    checkOutput('--chart', path);
    await writeOutput(path, LONG);
    expect(lstatSync(path).isCharacterDevice()).toBe(true);
  });

  test('that is full is a failure in words', async ({ skip }) => {
    const path = device(join(out, 'full.svg'), 'full') ?? skip();
    await expect(writeOutput(path, 'x')).rejects.toThrow(
      `cannot write ${path}: no space left on device (ENOSPC)`,
    );
  });

  test('is refused for a file that is read back', ({ skip }) => {
    const path = device(join(out, 'null.svg'), 'null') ?? skip();
    expect(() => checkFile('--keep', path)).toThrow('give a regular file');
    expect(() => writeWhole(path, '')).toThrow('not a regular file');
    expect(lstatSync(path).isCharacterDevice()).toBe(true);
  });
});

test.skipIf(process.platform === 'win32')('a socket is refused, and stays one', async () => {
  const path = join(out, 'socket');
  const server = createServer().listen(path);
  await new Promise((listening) => server.once('listening', listening));
  expect(() => checkOutput('--out', path)).toThrow(
    `--out is "${path}"; give a regular file, a pipe or a terminal`,
  );
  await expect(writeOutput(path, '')).rejects.toThrow('not a regular file');
  expect(lstatSync(path).isSocket()).toBe(true);
  await new Promise((closed) => server.close(closed));
});

test('a regular file is replaced as a whole', async () => {
  const path = join(out, 'a.svg');
  writeFileSync(path, LONG);
  checkOutput('--chart', path);
  await writeOutput(path, 'new');
  expect(readFileSync(path, 'utf8')).toBe('new');
});

test('one file is known by every path that leads to it', () => {
  const path = join(out, 'c.csv');
  writeFileSync(path, '');
  writeFileSync(join(out, 'd.csv'), '');
  symlinkSync('c.csv', join(out, 'symlink'));
  linkSync(path, join(out, 'hardlink'));
  for (const other of [path, `${out}/./c.csv`, join(out, 'symlink'), join(out, 'hardlink')]) {
    expect([other, isOneFile(other, path)]).toEqual([other, true]);
  }
  expect(isOneFile(join(out, 'd.csv'), path)).toBe(false);
  expect(isOneFile(join(out, 'new.csv'), path)).toBe(false);
  expect(isOneFile(path, join(out, 'new.csv'))).toBe(false);
});
