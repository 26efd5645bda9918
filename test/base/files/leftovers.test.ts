import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearLeftovers, clearUnfinished } from '../../../src/base/files/leftovers.ts';
import { type Kind, temporariesOf } from '../../../src/base/files/temporary.ts';
import {
  beside,
  elsewhere,
  ended,
  given,
  HOUR,
  held,
  isReplaceable,
  madeBy,
  NEW,
  OLD,
  running,
  scratch,
} from './folders.ts';

const NOTES = { 'notes.md': 'mine' };
let folder = '';
beforeEach(() => {
  folder = join(scratch(), 'duel');
});
const clear = (now?: number) => clearLeftovers(folder, isReplaceable, now);

describe('a run that was killed', () => {
  test('as it wrote: what it had written goes, beside the folder and inside it', () => {
    given(folder, OLD);
    given(madeBy(ended(), folder, 'new'), { 'report.md': 'ne' });
    given(madeBy(ended(), join(folder, '.contents'), 'new'), { 'report.md': 'ne' });
    clear();
    expect(beside(folder)).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(Object.keys(OLD).sort());
  });

  test('between taking the old folder away and bringing the new one: the old one comes back', () => {
    given(madeBy(ended(), folder, 'old'), { ...OLD, ...NOTES });
    given(madeBy(ended(), folder, 'new'), NEW);
    clear();
    expect(held(folder)).toEqual({ ...OLD, ...NOTES });
    expect(beside(folder)).toEqual([]);
  });

  test.each<Kind>(['old', 'replaced'])(
    'before it cleared up what is %s: the new folder gets what is the user’s',
    (kind) => {
      given(folder, NEW);
      given(madeBy(ended(), folder, kind), { ...OLD, ...NOTES });
      clear();
      expect(held(folder)).toEqual({ ...NEW, ...NOTES });
      expect(beside(folder)).toEqual([]);
    },
  );

  test('keeps both copies of files of the user', () => {
    given(folder, { ...NEW, 'notes.md': 'later' });
    given(madeBy(ended(), folder, 'old'), { ...OLD, 'notes.md': 'earlier' });
    for (const _ of ['the next run', 'and the one after it']) {
      clear();
      expect(held(folder)).toEqual({ ...NEW, 'notes.md': 'later' });
      const [left, ...others] = temporariesOf(folder);
      expect(others).toEqual([]);
      expect(held(left?.path ?? '')).toEqual({ 'notes.md': 'earlier' });
    }
  });

  test('and whose folder the user has deleted since: what it was emptying never becomes a report', () => {
    given(madeBy(ended(), folder, 'replaced'), { 'report.md': 'old', ...NOTES });
    clear();
    expect(existsSync(folder)).toBe(false);
    given(folder, NEW);
    clear();
    expect(held(folder)).toEqual({ ...NEW, ...NOTES });
    expect(beside(folder)).toEqual([]);
  });
});

const KINDS: Kind[] = ['new', 'old', 'replaced'];
const half = { 'report.md': 'half', ...NOTES };

describe('files of a run in progress are left alone', () => {
  test.each([
    ['here', running, 2 * HOUR],
    ['in another container or on another machine', () => elsewhere, HOUR / 2],
  ])('%s', (_, owner, age) => {
    given(folder, NEW);
    const theirs = [
      ...KINDS.map((kind) => madeBy(owner(), folder, kind)),
      madeBy(owner(), join(folder, '.contents'), 'new'),
    ];
    for (const one of theirs) given(one, half);
    clear(Date.now() + age);
    expect(theirs.map(held)).toEqual(theirs.map(() => half));
    expect(held(folder)).toEqual(NEW);
  });
});

test('files of runs elsewhere are cleared like those of killed runs after an hour without a change', () => {
  given(folder, NEW);
  for (const kind of KINDS)
    given(madeBy(elsewhere, folder, kind), { ...OLD, [`${kind}.md`]: kind });
  given(madeBy(elsewhere, join(folder, '.contents'), 'new'), half);
  clear(Date.now() + HOUR + 1000);
  expect(beside(folder)).toEqual([]);
  expect(held(folder)).toEqual({ ...NEW, 'old.md': 'old', 'replaced.md': 'replaced' });
});

test('an old folder of a run elsewhere comes back at once when nothing takes its place', () => {
  given(madeBy(elsewhere, folder, 'old'), { ...OLD, ...NOTES });
  clear();
  expect(held(folder)).toEqual({ ...OLD, ...NOTES });
  expect(beside(folder)).toEqual([]);
});

test('an old folder stays away while the run here that has put it away goes on', () => {
  given(madeBy(running(), folder, 'old'), OLD);
  clear();
  expect(existsSync(folder)).toBe(false);
});

test('files of other folders and of the user are left alone', () => {
  const others = [
    madeBy(ended(), `${folder}.2`, 'new'),
    madeBy(ended(), `${folder}s`, 'old'),
    join(folder, '../.duel.x.new'),
    join(folder, '../.duel.4711.old'),
  ];
  for (const one of others) given(one, half);
  clear();
  expect(others.map(held)).toEqual(others.map(() => half));
  expect(existsSync(folder)).toBe(false);
});

test('only unfinished versions of a file are cleared', () => {
  const kinds: Kind[] = ['part', ...KINDS];
  for (const kind of kinds) given(madeBy(ended(), folder, kind), half);
  clearUnfinished(folder);
  expect(
    temporariesOf(folder)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['old', 'replaced']);
});
