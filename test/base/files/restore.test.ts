import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { emptyReplaced, restore, restoreOrEmpty } from '../../../src/base/files/swap.ts';
import { temporaryPath } from '../../../src/base/files/temporary.ts';
import { beside, given, held, isReplaceable, NEW, OLD, scratch } from './folders.ts';

const NOTES = { 'notes.md': 'mine' };
let folder = '';
let old = '';
beforeEach(() => {
  folder = join(scratch(), 'duel');
  old = temporaryPath(folder, 'old');
  given(old, { ...OLD, ...NOTES });
});

test.each([false, true])(
  'an old folder comes back where nothing has its place (an empty folder: %s)',
  (isEmpty) => {
    if (isEmpty) mkdirSync(folder);
    expect(restore(old, folder)).toBe(true);
    expect(held(folder)).toEqual({ ...OLD, ...NOTES });
    expect(beside(folder)).toEqual([]);
  },
);

test('an old folder stays whole where something has its place', () => {
  given(folder, NEW);
  expect(restore(old, folder)).toBe(false);
  expect([held(old), held(folder)]).toEqual([{ ...OLD, ...NOTES }, NEW]);
});

test('an old folder stays whole where a file has its place', () => {
  writeFileSync(folder, 'mine');
  expect(restore(old, folder)).toBe(false);
  expect(held(old)).toEqual({ ...OLD, ...NOTES });
});

test('an old folder whose place is taken gives up what is the user’s, folders too, and goes', () => {
  given(folder, NEW);
  given(join(old, 'report.md.d'), NOTES);
  restoreOrEmpty(old, folder, isReplaceable);
  expect(held(folder)).toEqual({ ...NEW, ...NOTES });
  expect(held(join(folder, 'report.md.d'))).toEqual(NOTES);
  expect(beside(folder)).toEqual([]);
});

test('an old folder that another run has dealt with is no error', () => {
  restore(old, folder);
  expect(restore(old, folder)).toBe(false);
  restoreOrEmpty(old, folder, isReplaceable);
  expect(held(folder)).toEqual({ ...OLD, ...NOTES });
});

test('files of the user stay if there is no folder to move them to', () => {
  emptyReplaced(old, folder, isReplaceable);
  expect(existsSync(folder)).toBe(false);
  expect(held(old)).toEqual(NOTES);
  mkdirSync(folder);
  emptyReplaced(old, folder, isReplaceable);
  expect(held(folder)).toEqual(NOTES);
  expect(beside(folder)).toEqual([]);
});
