import { expect, test } from 'vitest';
import type { Options } from '../../../src/rules/plan.ts';
import { firstChoicesCsv } from '../../../src/studies/aim/first-choices.ts';
import { CHOICES, turn } from '../../report/turns.ts';

const ROWS: Options['rows'] = [
  { name: 'nobody acts', chosen: false, values: [0] },
  { name: 'x', who: '=SUM(A1)', spaces: [[3, 1]], chosen: false, values: [0.5] },
  {
    name: 'y',
    who: 'Hawkgirl',
    spaces: [
      [2, 2],
      [3, 2],
    ],
    chosen: true,
    values: [0.6875],
  },
];

test('a row for each first choice, the best first; what is no place and nobody stays empty', async () => {
  expect(firstChoicesCsv([await turn({ options: { ...CHOICES, rows: ROWS } })])).toBe(
    [
      'rank,first,from,chance,chosen',
      '1,Hawkgirl,"2,2+3,2",0.6875,1',
      // Spreadsheets execute text that begins like a formula.
      `2,'=SUM(A1),"3,1",0.5,0`,
      '3,,,0,0',
      '',
    ].join('\n'),
  );
});

test('of a sweep, the combination stands before them', async () => {
  const result = await turn({ options: { ...CHOICES, rows: ROWS.slice(0, 1) } });
  const both = ['best', 'given'].map((order) => ({ ...result, combination: { order } }));
  expect(firstChoicesCsv(both)).toBe(
    'order,rank,first,from,chance,chosen\nbest,1,,,0,0\ngiven,1,,,0,0\n',
  );
});
