import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { replaceFolder } from '../../../src/base/files/replace-folder.ts';
import { swapFolder } from '../../../src/base/files/swap.ts';
import { discard, temporariesOf } from '../../../src/base/files/temporary.ts';
import { beside, filesOf, given, held, isReplaceable, NEW, OLD, scratch } from './folders.ts';

let folder = '';
beforeEach(() => {
  folder = join(scratch(), 'duel');
});

/** Files that run some work while the last of them is written. */
function filesDoing(work: () => void) {
  const [last = '', ...others] = Object.keys(NEW);
  const watched = {
    name: last,
    get content() {
      work();
      return 'new';
    },
  };
  return [...filesOf(Object.fromEntries(others.map((name) => [name, 'new']))), watched];
}

test('the old folder is whole in its place while the new one is written', () => {
  given(folder, OLD);
  const files = filesDoing(() => expect(held(folder)).toEqual(OLD));
  swapFolder(folder, files, isReplaceable);
  expect(held(folder)).toEqual(NEW);
});

test('a folder that another writer puts there meanwhile is replaced like an old one', () => {
  const files = filesDoing(() => given(folder, { ...OLD, 'notes.md': 'mine' }));
  swapFolder(folder, files, isReplaceable);
  expect(held(folder)).toEqual({ ...NEW, 'notes.md': 'mine' });
  expect(beside(folder)).toEqual([]);
});

test('a folder that another run takes for a leftover is written anew, never in part', () => {
  given(folder, OLD);
  let times = 0;
  const files = filesDoing(() => {
    times++;
    for (const { path } of times === 1 ? temporariesOf(folder) : []) discard(path, folder);
  });
  expect(() => swapFolder(folder, files, isReplaceable)).toThrow('ENOENT');
  expect(held(folder)).toEqual(OLD);
  times = 0;
  replaceFolder(folder, files, isReplaceable);
  expect(times).toBe(2);
  expect(held(folder)).toEqual(NEW);
});
