import { describe, expect, test } from 'vitest';
import type { Space } from '../../../src/board/space.ts';
import type { Options } from '../../../src/rules/plan.ts';
import { choicesByAttacker, firstChoiceBlocks } from '../../../src/studies/aim/first-choices.ts';
import { headsOf } from '../../report/tables.ts';
import { CHOICES, turn, WHO } from '../../report/turns.ts';

const row = (who: string, spaces: readonly Space[], worth: number, chosen = false) => ({
  name: `${who}, from ${spaces.join('+')}`,
  who,
  spaces,
  chosen,
  values: [worth],
});

const ROWS: Options['rows'] = [
  row(WHO.second, [[1, 1]], 0.25),
  row(WHO.first, [[2, 1]], 0.5),
  row(WHO.first, [[3, 1]], 0.75, true),
  { name: 'nobody acts', chosen: false, values: [0] },
];

const turnWith = (rows: Options['rows']) => turn({ options: { ...CHOICES, rows } });

describe('every first choice of a turn', () => {
  test('is on a board for each attacker, the one with the best place first', async () => {
    const blocks = firstChoiceBlocks(await turnWith(ROWS));
    expect(blocks.map((block) => (block.kind === 'text' ? block.text : block.kind))).toEqual([
      'headline',
      `${WHO.first} acts first:`,
      'drawing',
      `${WHO.second} acts first:`,
      'drawing',
      'drawing',
      'table',
    ]);
    const [first, second, legend] = blocks.flatMap((one) =>
      one.kind === 'drawing' ? [one.text] : [],
    );
    // Ranks are those among all.
    expect(first?.match(/#\d/g)).toEqual(['#2', '#1']);
    expect(second?.match(/#\d/g)).toEqual(['#3']);
    expect(legend).toContain(`${WHO.second} (attacker)`);
    expect(legend).not.toContain('can end its move');
  });

  test('is in a table of all rows by rank, one of which is that nobody acts', async () => {
    const blocks = firstChoiceBlocks(await turnWith(ROWS));
    const table = blocks.flatMap((one) => (one.kind === 'table' ? [one.table] : []))[0];
    expect(table?.rowsShown).toBeUndefined();
    expect(headsOf(table)).toEqual(['rank', 'first', 'from', 'chance', '']);
    expect(table?.rows).toEqual([
      ['1', WHO.first, '3,1', '75.00%', 'chosen'],
      ['2', WHO.first, '2,1', '50.00%', ''],
      ['3', WHO.second, '1,1', '25.00%', ''],
      ['4', 'nobody acts', '', '0.00%', ''],
    ]);
  });

  test('of a single attacker has one board without a heading', async () => {
    const only = ROWS.filter(({ who }) => who === WHO.first);
    const kinds = firstChoiceBlocks(await turnWith(only)).map(({ kind }) => kind);
    expect(kinds).toEqual(['headline', 'drawing', 'drawing', 'table']);
  });

  test('of a double base is told on both spaces, on each the best that covers it', async () => {
    const wide = [
      row(
        WHO.first,
        [
          [1, 1],
          [2, 1],
        ],
        0.25,
      ),
      row(
        WHO.first,
        [
          [2, 1],
          [3, 1],
        ],
        0.5,
      ),
    ];
    const [only] = choicesByAttacker(await turnWith(wide));
    expect(only?.choices.map(([space, { worth }]) => [space, worth])).toEqual([
      [[2, 1], 0.5],
      [[3, 1], 0.5],
      [[1, 1], 0.25],
    ]);
  });
});
