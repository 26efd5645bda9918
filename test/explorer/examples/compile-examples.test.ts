import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read } from '../../../src/explorer/engine/experiments.ts';
import { compileExamples } from '../../../src/explorer/examples/compile-examples.ts';
import { isPlainAttack } from '../../../src/explorer/panels/attack/attack-document.ts';
import { boardIn } from '../../../src/explorer/panels/board/edited-board.ts';

const files = {
  read: (path: string) => readFileSync(join('experiments', path), 'utf8'),
  readBytes: (path: string) => readFileSync(join('experiments', path)),
  beside: (_: string, path: string) => path,
};
const paths = readdirSync('experiments').filter((name) => name.endsWith('.yaml'));
const examples = compileExamples(paths, files);

test('the page offers every attack on a board of hexes that is shipped, also that on a map', () => {
  const names = examples.map(({ name }) => name);
  expect(names).toContain('Example 3, higher ground');
  expect(names).toContain('Example 4, the Joker in the way');
  expect(names).toContain('At the ford');
  const onBoards = paths.filter((path) => {
    const text = files.read(path);
    return /^board:/m.test(text) && /^rules: c3g/m.test(text) && !/^turn:/m.test(text);
  });
  expect(examples).toHaveLength(onBoards.length);
});

test.each(examples)('$name is drawn, and its odds need no other file', ({ document }) => {
  expect(boardIn(document)).toBeDefined();
  expect(read(document).cases).toHaveLength(1);
  expect(isPlainAttack(document)).toBe(true);
});
