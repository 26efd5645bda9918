import { expect, test } from 'vitest';
import { shellWord } from '../../../src/base/words/shell-word.ts';

test.each([
  ['name=Cost', 'name=Cost'],
  ['a/b-1.yaml', 'a/b-1.yaml'],
  ['name=Hero Name', "'name=Hero Name'"],
  ["Hero's $cost", "'Hero'\\''s $cost'"],
  ['-', '-'],
  ['-x', "'-x'"],
  ['', "''"],
])('%j is %s in a command', (word, written) => {
  expect(shellWord(word)).toBe(written);
});
