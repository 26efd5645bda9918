import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf } from '../../../src/report/blocks.ts';
import { blockHtml } from '../../../src/report/page/blocks-html.ts';
import { ROWS_SHOWN } from '../../../src/report/tables/sweep.ts';
import { ROOT } from '../../docs/blocks.ts';
import { columnsNamed } from '../tables.ts';
import { CHOICES, longPlay, turn } from '../turns.ts';

const style = readFileSync(join(ROOT, 'src/report/in-browser/page.css'), 'utf8');

test('every table that a page folds has a rule that hides the rows after the first', async () => {
  const rows = Array.from({ length: 60 }, (_, i) => ({
    name: `from ${i},0`,
    chosen: i === 0,
    values: [1 / 2],
  }));
  const result = await turn({ options: { ...CHOICES, rows }, play: longPlay(60) });
  const page = blocksOf([result]).map((block) => blockHtml(block).text);
  const folded = [...page.join().matchAll(/class="folded first-(\d+)"/g)].map(([, n]) => Number(n));
  expect(folded).toHaveLength(2);
  for (const shown of [...folded, ROWS_SHOWN]) {
    expect(style).toContain(`table.folded.first-${shown} tbody tr:nth-child(n + ${shown + 1})`);
  }
});

test('rows about cards of a field say which, and where the name stands', () => {
  const table = { title: 'T', columns: columnsNamed(['Rank', 'Card', 'Share'], 2), cards: [7, 3] };
  const rows = [
    ['1', '<b>A', '60%'],
    ['2', 'B', '40%'],
  ];
  const { text } = blockHtml({ kind: 'table', table: { ...table, rows } });
  expect(text).toContain(
    '<tr data-card="7"><td class="text">1</td><td class="text card-name">&lt;b&gt;A</td><td class="number">60%</td></tr>',
  );
  expect(text).toContain('<tr data-card="3">');
  const { cards: _, ...plain } = table;
  expect(blockHtml({ kind: 'table', table: { ...plain, rows } }).text).not.toContain('card');
});
