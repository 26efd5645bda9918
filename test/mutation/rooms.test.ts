import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOMS, roomsNamed } from './rooms.ts';

const named = (...names: string[]) => roomsNamed(names).map(({ name }) => name);

test('every room has a folder of source and one of tests', () => {
  for (const { name, tests } of ROOMS) {
    expect([`src/${name}`, tests].filter((folder) => !existsSync(folder))).toEqual([]);
  }
});

test('a name stands for its room and those within it, no name for all', () => {
  expect(named('comparison')).toEqual(['comparison']);
  expect(named('rules')).toEqual(['rules', 'rules/c3g', 'rules/heroclix']);
  expect(named('rules/c3g', 'dice')).toEqual(['rules/c3g', 'dice']);
  expect(named()).toEqual(ROOMS.map(({ name }) => name));
});

test('a file is mutated alone, and tested by the innermost room that it is in', () => {
  const file = 'src/rules/c3g/ground/fall.ts';
  expect(roomsNamed([file])).toEqual([{ name: file, source: [file], tests: 'test/rules/c3g' }]);
  expect(roomsNamed(['src/rules/plan.ts'])[0]?.tests).toBe('test/rules');
});

test('any other name is refused with those that there are', () => {
  for (const name of ['comparisons', 'comp', 'src/words/english.ts', '']) {
    expect(() => roomsNamed(['dice', name])).toThrow(`found ${name}, allowed: a source file`);
  }
});
