import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MODULES, modulesNamed } from './modules.ts';

const named = (...names: string[]) => modulesNamed(names).map(({ name }) => name);

test('every module has a folder of source and one of tests', () => {
  for (const { name, tests } of MODULES) {
    expect([`src/${name}`, tests].filter((folder) => !existsSync(folder))).toEqual([]);
  }
});

test('a name stands for its module and those within it, no name for all', () => {
  expect(named('studies/field')).toEqual(['studies/field']);
  expect(named('battle')).toEqual(['battle', 'battle/engine/policies']);
  expect(named('fight', 'chance/dice')).toEqual(['fight', 'chance/dice']);
  expect(named()).toEqual(MODULES.map(({ name }) => name));
});

test('a file is mutated alone, and tested by the innermost module that it is in', () => {
  const file = 'src/fight/ground/fall.ts';
  expect(modulesNamed([file])).toMatchObject([{ name: file, source: [file], tests: 'test/fight' }]);
  const inner = 'src/battle/engine/policies/danger.ts';
  expect(modulesNamed([inner])[0]?.tests).toBe('test/battle/engine/policies');
});

test('any other name is refused with those that there are', () => {
  for (const name of ['study', 'stu', 'src/cli/main.ts', 'src/base/words/english.ts', '']) {
    expect(() => modulesNamed(['fight', name])).toThrow(`found ${name}, allowed: a source file`);
  }
});
