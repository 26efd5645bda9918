import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { FieldResult } from '../../../../src/studies/field/field.ts';
import { pairsCsv, wideCsv } from '../../../../src/studies/field/report/csv.ts';
import { cardNamed, fieldAgainst, fieldOf, winsOf } from '../fields.ts';
import { oddCard } from './fields.ts';

const field = {
  ...fieldOf(
    [cardNamed('A', { points: 50 }), cardNamed('=B, "x"', { points: 200 }), oddCard('Odd'), 'C'],
    [[0, winsOf(0.375, 0.125, 0.25), 0.875, 'endless'], [0, 0, 0.875, 0.75], [0, 0, 0, 0.5], []],
  ),
  absent: [{ name: 'Ghost', why: 'noLife' as const }],
};
const result: FieldResult = { title: 'A field', field };
const rowsOf = (text: string): Record<string, string>[] => parse(text, { columns: true });

describe('the wide table', () => {
  const rows = rowsOf(wideCsv(result));

  test('is read back in the order of strength, with a column for each opponent in the same order', () => {
    expect(rows.map(({ card }) => card)).toEqual(['\'=B, "x"', 'A', 'C', 'Odd', 'Ghost']);
    expect(Object.keys(rows[0] ?? {})).toEqual([
      ...['rank', 'card', 'copies', 'points', 'mean_win_share', 'win_share_per_100_points'],
      ...['\'=B, "x"', 'A', 'C', 'Odd', 'left_out_of_means'],
    ]);
  });

  test('has the mean of what counts, and every win share that there is', () => {
    const [b, a, c, odd] = rows;
    // B wins (62.5% + 75%) / 2.
    expect(b).toMatchObject({ rank: '1', points: '200', mean_win_share: '0.6875', C: '0.75' });
    expect(b?.win_share_per_100_points).toBe('0.34375');
    expect(a).toMatchObject({ rank: '2', mean_win_share: '0.375', A: '0.5', Odd: '0.875', C: '' });
    expect(c).toMatchObject({ rank: '3', A: '', points: '' });
    expect(odd).toMatchObject({ rank: '', mean_win_share: '', A: '0.125' });
  });

  test('says of each card what is left out of means', () => {
    expect(rows.map((row) => row.left_out_of_means)).toEqual([
      '',
      'against C: the duel never ends',
      'against A: the duel never ends',
      'powers that are not modelled: Odd Power',
      'cannot take part: no Life on its card',
    ]);
  });

  test('holds no formula that a spreadsheet would run', () => {
    expect(
      wideCsv(result)
        .split(/[\n,]/)
        .filter((cell) => /^"?[=+@-]/.test(cell)),
    ).toEqual([]);
  });

  test('tells what is from what would be by its first column', () => {
    const both = rowsOf(wideCsv({ ...result, whatIf: { changes: ['x'], field } }));
    expect(both.map((row) => row.field)).toEqual([
      ...Array(5).fill('now'),
      ...Array(5).fill('what if'),
    ]);
    const single = both.slice(5).map(({ field: _, ...rest }) => rest);
    expect(single).toEqual(rows);
  });
});

describe('the long table', () => {
  test('has a row for each card and opponent, with what is known of the pair', () => {
    const rows = rowsOf(pairsCsv(result));
    expect(rows).toHaveLength(16);
    const pair = (card: string, opponent: string) =>
      rows.find((row) => row.card === card && row.opponent === opponent);
    expect(pair('A', '\'=B, "x"')).toEqual({
      card: 'A',
      opponent: '\'=B, "x"',
      win_share: '0.375',
      when_first: '0.4375',
      when_second: '0.3125',
      nobody_wins: '0.25',
      counts: 'yes',
      why_not: '',
    });
    expect(pair('A', 'A')).toMatchObject({
      win_share: '0.5',
      counts: 'no',
      why_not: 'the same card',
    });
    expect(pair('A', 'C')).toMatchObject({ win_share: '', why_not: 'the duel never ends' });
    expect(pair('A', 'Odd')).toMatchObject({ win_share: '0.875', counts: 'no' });
  });

  test('of few against many has those pairs alone', () => {
    const few = fieldAgainst(['A'], ['X', 'A'], [[0.25, 0.5]]);
    const rows = rowsOf(pairsCsv({ title: '', field: few }));
    expect(rows.map(({ opponent, counts }) => [opponent, counts])).toEqual([
      ['X', 'yes'],
      ['A', 'yes'],
    ]);
  });
});
