import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import {
  comparedFieldCsv,
  comparedFieldJson,
} from '../../../../src/studies/field/report/compared.ts';
import { cardNamed, fieldOf } from '../fields.ts';

const a = fieldOf(['A', 'B', 'C'], [[0, 0.5, 0.75], [0, 0, 0.75], []]);
const b = fieldOf([cardNamed('A', { attack: 5 }), 'B', 'C'], [[0, 0.75, 0.75], [0, 0, 0.75], []]);

test('the JSON has changes, ranking and pairs', () => {
  const json = comparedFieldJson(a, b, { a: 'x.json', b: 'y.json' });
  expect(JSON.parse(JSON.stringify(json))).toMatchObject({
    format: 'knockback-field-comparison',
    a: { file: 'x.json', cards: 3 },
    cards: [{ name: 'A', changes: [{ field: 'attack', a: 3, b: 5 }] }],
    only: { a: [], b: [] },
    ranking: [
      { card: 'A', a: { rank: 1, mean: 0.625 }, b: { rank: 1, mean: 0.75 }, difference: 0.125 },
      { card: 'B', a: { rank: 1, mean: 0.625 }, b: { rank: 2, mean: 0.5 }, difference: -0.125 },
      { card: 'C', a: { rank: 3, mean: 0.25 }, difference: 0 },
    ],
    pairsInBoth: 3,
    pairs: [{ card: 'A', opponent: 'B', a: 0.5, b: 0.75, difference: 0.25 }],
  });
});

test('the CSV has a row for each card, and one for each pair that changes', () => {
  const rows: Record<string, string>[] = parse(comparedFieldCsv(a, b), { columns: true });
  expect(rows.map(({ card, opponent, difference }) => [card, opponent, difference])).toEqual([
    ['A', '', '0.125'],
    ['B', '', '-0.125'],
    ['C', '', '0'],
    ['A', 'B', '0.25'],
  ]);
  expect(rows[3]).toMatchObject({ rank_a: '', win_share_a: '0.5', win_share_b: '0.75' });
});
