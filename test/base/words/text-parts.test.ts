import { expect, test } from 'vitest';
import { inBlocks, textWithin } from '../../../src/base/words/text-parts.ts';

const letters = (n: number) => Array.from({ length: n }, (_, i) => `${i},`);

test('blocks hold all parts in their order, in far fewer pieces', () => {
  const parts = letters(200_000);
  const blocks = [...inBlocks(parts)];
  expect(blocks.join('') === parts.join('')).toBe(true);
  expect(blocks.length).toBeLessThan(10);
  expect([...inBlocks([])]).toEqual([]);
});

test('a text is whole up to its most letters, and no more parts of a longer one are made', () => {
  expect(textWithin(['ab', 'cd'], 4)).toBe('abcd');
  let made = 0;
  const endless = function* () {
    for (;;) yield String(made++);
  };
  expect(textWithin(endless(), 3)).toBeUndefined();
  expect(made).toBe(4);
});
