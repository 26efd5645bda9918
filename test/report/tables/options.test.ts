import { expect, test } from 'vitest';
import { optionsTable } from '../../../src/report/tables/choices.ts';
import { abridged } from '../../../src/report/tables/table.ts';
import { CHOICES, turn } from '../turns.ts';

const choices = (length: number, chosen: number) =>
  Array.from({ length }, (_, i) => ({
    name: `from ${i},0`,
    chosen: i === chosen,
    values: [i / length],
  }));

test('of the first choices of a turn the chosen one stands first, then the best', async () => {
  const { account } = await turn();
  expect(optionsTable(account)?.rows).toEqual([
    ['Hawkgirl from 2,2', '68.75%', 'chosen'],
    ['Hawkgirl from 2,1', '68.75%', ''],
    ['Batman from 3,1', '50.00%', ''],
  ]);
});

test('of first choices of equal worth the chosen one stands first', async () => {
  const rows = ['a', 'b', 'c'].map((name) => ({ name, chosen: name === 'b', values: [0.5] }));
  const { account } = await turn({ options: { ...CHOICES, rows } });
  expect(optionsTable(account)?.rows.map(([name]) => name)).toEqual(['b', 'a', 'c']);
});

test('places of one attacker that are worth the same are one row, apart from those of no attack', async () => {
  const row = (who: string, place: string, worth: number, more: object = {}) => ({
    name: `${who}, from ${place}`,
    who,
    chosen: false,
    values: [worth],
    ...more,
  });
  const { account } = await turn({
    options: {
      ...CHOICES,
      rows: [
        row('Hawkgirl', '0,0', 0.5),
        row('Hawkgirl', '1,0', 0.5 + 1e-15, { chosen: true }),
        row('Hawkgirl', '2,0', 0.5, { isIdle: true }),
        row('Batman', '3,0', 0.5),
        row('Hawkgirl', '4,0', 0.5),
        row('Hawkgirl', '5,0', 0.5 - 1e-6),
      ],
    },
  });
  expect(optionsTable(account)?.rows.map(([name, , chosen]) => [name, chosen])).toEqual([
    ['Hawkgirl, from 1,0, or 2 other places', 'chosen'],
    ['Hawkgirl, from 2,0', ''],
    ['Batman, from 3,0', ''],
    ['Hawkgirl, from 5,0', ''],
  ]);
});

test('of sixty first choices a dozen are shown, and where the others are is said', async () => {
  const { account } = await turn({ options: { ...CHOICES, rows: choices(60, 59) } });
  const whole = optionsTable(account);
  if (!whole) throw new Error('there are choices');
  expect(whole.rows).toHaveLength(60);
  const { rows, note } = abridged(whole);
  expect(rows.map(([name]) => name)).toEqual(
    Array.from({ length: 12 }, (_, i) => `from ${59 - i},0`),
  );
  expect(note).toMatch(/^… and 48 more rows; --format json prints all of them\. /);
});

test('lines of a single attack stay in their order, and are all shown', async () => {
  const { account } = await turn({ options: { ...CHOICES, rows: choices(60, 59) } });
  const { play: _, ...attack } = account;
  const table = optionsTable(attack);
  expect(table?.rows.map(([name]) => name)).toEqual(choices(60, 59).map(({ name }) => name));
  expect(table && abridged(table)).toEqual(table);
});

test('there is no table without a choice', async () => {
  const { options: _, ...account } = (await turn()).account;
  expect(optionsTable(account)).toBeUndefined();
});
