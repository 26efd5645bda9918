import { expect, test } from 'vitest';
import { Parser } from 'yaml';
import { parseYaml } from '../../../src/experiments/scenarios/document.ts';
import { checkNesting, DEEPEST, isTooDeep } from '../../../src/experiments/scenarios/nesting.ts';

/** Texts with this many lists or mappings nested inside each other, in every notation of YAML. */
const WAYS: Readonly<Record<string, (depth: number) => string>> = {
  brackets: (depth) => '['.repeat(depth) + ']'.repeat(depth),
  braces: (depth) => `${'{a: '.repeat(depth)}1${'}'.repeat(depth)}`,
  hyphens: (depth) => `${'- '.repeat(depth)}x`,
  indentation: (depth) =>
    Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}a:\n`).join(''),
  keys: (depth) => `${'? '.repeat(depth)}x`,
};

const tooDeep = (text: string) => isTooDeep([...new Parser().parse(text)]);

test.each(Object.entries(WAYS))('%s may go as deep as is said, and no deeper', (_, text) => {
  expect([text(DEEPEST), text(DEEPEST + 1)].map(tooDeep)).toEqual([false, true]);
});

test.each(Object.entries(WAYS))('of %s without end, each reading tells the same', (_, text) => {
  const deep = text(3000);
  // A parser that overflowed its stack would end the whole process the second time.
  for (let time = 0; time < 3; time++) {
    expect(() => parseYaml(deep, 'deep.yaml')).toThrow(
      'deep.yaml:1:1: lists and mappings are nested more than 100 deep',
    );
  }
});

/** Lists nested to the given depth. */
const nested = (depth: number) => {
  let data: unknown = [];
  for (let i = 1; i < depth; i++) data = [data];
  return data;
};

test('data may go as deep as texts', () => {
  expect(() => checkNesting(nested(DEEPEST))).not.toThrow();
  expect(() => checkNesting(nested(DEEPEST + 1))).toThrow('more than 100 deep');
  expect(() => checkNesting(nested(100_000))).toThrow('more than 100 deep');
});

test('data that hold themselves are too deep', () => {
  const own: unknown[] = [];
  own.push({ own });
  expect(() => checkNesting(own)).toThrow('or one contains itself');
});

test('data that appears in many places counts in each of them', () => {
  const shared = { fifty: Array(50).fill(0) };
  expect(() => checkNesting([shared, shared])).not.toThrow();
  let doubled: unknown = [];
  for (let i = 0; i < 50; i++) doubled = [doubled, doubled];
  expect(() => checkNesting(doubled)).toThrow(
    'lists and mappings hold more than 400000 entries in all',
  );
});

test('shared data is as deep as its deepest place', () => {
  const shared = nested(60);
  let below: unknown = shared;
  for (let i = 0; i < 60; i++) below = [below];
  expect(() => checkNesting([shared, below])).toThrow('more than 100 deep');
});
