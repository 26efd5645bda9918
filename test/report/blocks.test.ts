import { expect, test } from 'vitest';
import { caveatBlocks } from '../../src/report/block.ts';
import { blocksOf } from '../../src/report/blocks.ts';
import { markdownText } from '../../src/report/formats/markdown.ts';
import { terminalText } from '../../src/report/terminal/report.ts';
import { page } from './terminal/pages.ts';
import { turn } from './turns.ts';

test('of a turn the answer comes first with its caveats, then the first choices, the decisions and the measures', async () => {
  const [headline, caveats, first, decisions, measures] = blocksOf([await turn()]);
  expect(headline?.kind).toBe('headline');
  expect(caveats).toMatchObject({ kind: 'list', title: 'Caveats' });
  const titles = [first, decisions, measures].map((block) =>
    block?.kind === 'table' ? block.table.title : undefined,
  );
  expect(titles).toEqual(['First choices', 'What to do when', 'How often']);
});

test.each([40, 80, 120])('on a terminal of %i columns no line is wider', async (width) => {
  const text = terminalText(blocksOf([await turn()]), page(width));
  expect(text).toContain('What to do when');
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(width);
});

test('Markdown has a table of the decisions', async () => {
  const text = markdownText('Turn', blocksOf([await turn()]));
  expect(text).toMatch(/\n## What to do when\n\n\| when +\| best choice +\| +worth \| reached \|/);
  expect(text).toMatch(
    /\| Solomon Grundy on 4,2 with 2 wounds, Batman on 0,1 +\| Batman does not attack /,
  );
});

test.each([
  [
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'd'],
  ],
  [
    ['a', 'b', 'c', 'd', 'e'],
    ['a', 'b', 'c', 'And 2 more: --full lists them.'],
  ],
])('of the caveats %j a short answer lists %j', (all, short) => {
  expect(caveatBlocks(all, true)).toMatchObject([{ items: short }]);
  expect(caveatBlocks(all)).toMatchObject([{ items: all }]);
});
