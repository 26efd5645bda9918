import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { BadInput } from '../../src/base/words/problem.ts';
import { filesIn } from '../../src/library/folder.ts';
import { folderOf } from '../experiments/scenarios/files.ts';

test('files are looked for in the folder, below it, and where a whole path says', () => {
  const other = folderOf({ 'other.txt': 'elsewhere' });
  const folder = folderOf({ 'a.txt': 'é', 'sub/b.txt': 'below' });
  for (const path of [folder, relative('.', folder)]) {
    const files = filesIn(path);
    expect(files.read('a.txt')).toBe('é');
    expect(files.read('sub/b.txt')).toBe('below');
    expect(files.read(join(other, 'other.txt'))).toBe('elsewhere');
    expect([...files.readBytes('a.txt')]).toEqual([0xc3, 0xa9]);
  }
});

test('what is not there is refused, and a folder that is no text', () => {
  const files = filesIn(folderOf({}));
  expect(() => files.read('a.txt')).toThrow(BadInput);
  expect(() => files.readBytes('a.txt')).toThrow(BadInput);
  expect(() => filesIn(7 as never)).toThrow('path is 7; give text');
});
