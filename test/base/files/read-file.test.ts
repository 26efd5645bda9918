import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readText } from '../../../src/base/files/read-file.ts';
import { BadInput } from '../../../src/base/words/problem.ts';
import { folderOf } from '../../experiments/scenarios/files.ts';

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
  expect(() => readText(path, 9)).toThrow('10 bytes; give a text file of at most 9 bytes');
});

describe('what is refused', () => {
  const files = {
    'huge.yaml': '#'.repeat(LARGEST + 1),
    'odd.yaml': Uint8Array.of(0x6e, 0xe4, 0x01, 0x65),
    'picture.png': 'PNG\0\0',
    'folder/file.yaml': '',
  };

  test.each([
    ['a file that is not there', 'nowhere.yaml', 'no such file', 'there is no such file'],
    ['a file inside a file', 'picture.png/a.yaml', 'no such file', 'there is no such file'],
    ['a directory', 'folder', 'a directory', 'this is a directory, not a text file'],
    [
      'text that is not UTF-8',
      'odd.yaml',
      'bytes that are not UTF-8 text',
      'the file is not UTF-8 text',
    ],
    ['binary data', 'picture.png', 'binary data', 'the file holds binary data, not text'],
  ])('%s, in a sentence, and for programs in parts', (_, name, found, sentence) => {
    const path = join(folderOf(files), name);
    const problem = { path: [], place: path, found, allowed: 'a text file', sentence };
    expect(() => readText(path)).toThrow(new BadInput(problem));
    expect(() => readText(path)).toThrow(`${path}: ${sentence}`);
  });

  test('a file that is too large', () => {
    const path = join(folderOf(files), 'huge.yaml');
    expect(() => readText(path)).toThrow(
      `${path}: 4194305 bytes; give a text file of at most 4194304 bytes`,
    );
  });

  test('a pipe, which would never end', () => {
    const path = join(folderOf({}), 'pipe');
    execFileSync('mkfifo', [path]);
    expect(() => readText(path)).toThrow(`${path}: this is not a regular file`);
  });

  test('a path that no file can have', () => {
    expect(() => readText('a\0b')).toThrow(BadInput);
  });
});
