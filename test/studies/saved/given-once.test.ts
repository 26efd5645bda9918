import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkGivenOnce } from '../../../src/studies/saved/merge.ts';
import { folderOf } from '../../experiments/scenarios/files.ts';
import { refusalsOf } from './runs.ts';

const refusals = (folder: string, ...files: string[]) =>
  refusalsOf(() => checkGivenOnce(files), folder);
const twice = (file: string, as = '') =>
  `${file}: the same file twice${as}; give each file only once`;

test('files that are given once pass, be they there or not', () => {
  const folder = folderOf({ a: 'same', b: 'same' });
  const files = ['a', 'b', 'nowhere', 'nowhere-either'].map((name) => join(folder, name));
  expect(refusals(folder, ...files)).toEqual([]);
  expect(refusals(folder)).toEqual([]);
});

describe('the same file twice is refused', () => {
  test('where it stands again, each time, with the path by which it stood first', () => {
    const folder = folderOf({ a: '', b: '' });
    const [a, b, roundabout, link] = ['a', 'b', './a', 'link'].map((name) => `${folder}/${name}`);
    if (!a || !b || !roundabout || !link) throw new Error('there are four');
    symlinkSync(a, link);
    expect(refusals(folder, a, a)).toEqual([twice('a')]);
    expect(refusals(folder, b, a, roundabout, b, link)).toEqual([
      twice('./a', ', before as a'),
      twice('b'),
      twice('link', ', before as a'),
    ]);
  });

  test('though it is not there', () => {
    const folder = folderOf({});
    const [nowhere, roundabout] = [`${folder}/nowhere`, `${folder}/x/../nowhere`];
    expect(refusals(folder, nowhere, roundabout)).toEqual([
      twice('x/../nowhere', ', before as nowhere'),
    ]);
  });
});
