import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readText } from '../../src/files/read-file.ts';
import { BadInput } from '../../src/words/problem.ts';
import { folderOf } from '../scenarios/files.ts';

const LARGEST = 4 * 1024 * 1024;

test('a text file is read whole, umlauts and all, without the mark that some editors put first', () => {
  const folder = folderOf({ 'a.yaml': 'näme: ☃\n', 'b.yaml': '\ufeffname: x\n' });
  expect(readText(join(folder, 'a.yaml'))).toBe('näme: ☃\n');
  expect(readText(join(folder, 'b.yaml'))).toBe('name: x\n');
});

test('a file may have 4 MiB', () => {
  const folder = folderOf({ 'large.yaml': '#'.repeat(LARGEST) });
  expect(readText(join(folder, 'large.yaml'))).toHaveLength(LARGEST);
});

test('a file may have as many bytes as its reader allows', () => {
  const path = join(folderOf({ 'ten.json': '[1, 2, 3]\n' }), 'ten.json');
  expect(readText(path, 10)).toHaveLength(10);
  expect(() => readText(path, 9)).toThrow(
    'found 10 bytes, allowed: a text file of at most 9 bytes',
  );
});

describe('what is refused', () => {
  const files = {
    'huge.yaml': '#'.repeat(LARGEST + 1),
    'latin1.yaml': Uint8Array.of(0x6e, 0xe4, 0x6d, 0x65),
    'picture.png': 'PNG\0\0',
    'folder/file.yaml': '',
  };

  test.each([
    ['a file that is not there', 'nowhere.yaml', 'found no such file, allowed: a text file'],
    ['a file inside a file', 'picture.png/a.yaml', 'found no such file, allowed: a text file'],
    ['a directory', 'folder', 'found a directory, allowed: a text file'],
    [
      'a file that is too large',
      'huge.yaml',
      'found 4194305 bytes, allowed: a text file of at most 4194304 bytes',
    ],
    [
      'text that is not UTF-8',
      'latin1.yaml',
      'found text that looks like Latin-1 or Windows-1252, not UTF-8 (line 1), allowed: a text file saved as UTF-8 (spreadsheets call it "CSV UTF-8")',
    ],
    ['binary data', 'picture.png', 'found binary data, allowed: a text file'],
  ])('%s', (_, name, message) => {
    const path = join(folderOf(files), name);
    expect(() => readText(path)).toThrow(
      new BadInput({ path: [], place: path, ...parts(message) }),
    );
  });

  test('a pipe, which would never end', () => {
    const path = join(folderOf({}), 'pipe');
    execFileSync('mkfifo', [path]);
    expect(() => readText(path)).toThrow(`${path}: found no regular file, allowed: a text file`);
  });

  test('a path that no file can have', () => {
    expect(() => readText('a\0b')).toThrow(BadInput);
  });
});

function parts(message: string): { found: string; allowed: string } {
  const [found = '', allowed = ''] = message.slice('found '.length).split(', allowed: ');
  return { found, allowed };
}
