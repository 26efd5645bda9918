import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refillFolder } from '../../../src/base/files/refill.ts';
import { filesOf, given, held, isReplaceable, NEW, OLD, scratch } from './folders.ts';

test('a folder is emptied first, then filled in the order of the files', () => {
  const folder = join(scratch(), 'duel');
  given(folder, OLD);
  const seen: string[][] = [];
  const files = Object.keys(NEW).map((name) => ({ name, content: 'new' }));
  // The names are read again as each file is moved.
  const watched = files.map(({ name, content }, i) => ({
    content,
    get name() {
      seen[i] = readdirSync(folder).filter((there) => !there.startsWith('.'));
      return name;
    },
  }));
  refillFolder(folder, watched, isReplaceable);
  const names = files.map(({ name }) => name);
  expect(seen).toEqual(names.map((_, i) => names.slice(0, i).sort()));
  expect(readdirSync(folder).sort()).toEqual(names.sort());
});

test('a writer whose turn another one has ended takes nothing out and moves nothing in', () => {
  const folder = join(scratch(), 'duel');
  given(folder, OLD);
  const endingTheTurn: typeof isReplaceable = (entry) => {
    rmSync(join(folder, '.contents.turn'), { recursive: true, force: true });
    return isReplaceable(entry);
  };
  expect(() => refillFolder(folder, filesOf(NEW), endingTheTurn)).toThrow('ENOENT');
  expect(held(folder)).toEqual(OLD);
  expect(readdirSync(folder)).toHaveLength(3);
});
