import { expect, test } from 'vitest';
import { decisionsTable } from '../../../src/report/tables/choices.ts';
import { abridged } from '../../../src/report/tables/table.ts';
import { headsOf } from '../tables.ts';
import { longPlay, playOf, turn } from '../turns.ts';

test('each decision has its chances, in the order of the play', async () => {
  const table = decisionsTable(await turn());
  expect(headsOf(table)).toEqual(['when', 'best choice', 'worth', 'reached']);
  // 11/16, 5/8 and 3/4; 1, 19/32 and 1/4.
  expect(table?.rows.map(([, , ...chances]) => chances)).toEqual([
    ['68.75%', '100.00%'],
    ['62.50%', '59.38%'],
    ['75.00%', '25.00%'],
  ]);
  expect(table?.rows.map(([when, choice]) => ({ when, choice }))).toEqual(
    playOf().decisions.map(({ when, choice }) => ({ when, choice })),
  );
});

test('the note says what the chances are of, and how much is not listed', async () => {
  const noteWith = async (unlisted: number) =>
    decisionsTable(await turn({ play: { ...playOf(), unlisted } }))?.note ?? '';
  expect(await noteWith(2)).toContain(
    "Worth: the chance, from that situation on, that Solomon Grundy takes at least 3 wounds or is stopped by the map's edge.",
  );
  expect(await noteWith(2)).toMatch(/ Two more situations are too unlikely to be listed\.$/);
  expect(await noteWith(1)).toMatch(/ One more situation is too unlikely to be listed\.$/);
  expect(await noteWith(0)).not.toContain('unlikely');
});

test('at most about 25 rows are printed, and how many more there are is said', async () => {
  for (const length of [1, 20, 25, 26, 400]) {
    const table = decisionsTable(await turn({ play: longPlay(length) }));
    if (!table) throw new Error('there are decisions');
    expect(table.rows).toHaveLength(length);
    const { rows, note } = abridged(table);
    expect(rows.length).toBeLessThanOrEqual(25);
    const more = length - rows.length;
    if (more > 0) expect(note).toContain(`… and ${more} more rows; --format json prints all`);
    else expect(note).not.toContain('more rows');
  }
});

test('an attack in which nobody chooses has no such table', async () => {
  const { account, ...result } = await turn();
  const { play: _, ...attack } = account;
  expect(decisionsTable({ ...result, account: attack })).toBeUndefined();
});
