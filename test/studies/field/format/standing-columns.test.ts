import { describe, expect, test } from 'vitest';
import { fieldJsonSchema } from '../../../../src/studies/field/format/json-schema.ts';
import {
  STANDING_COLUMNS,
  type StandingColumn,
  standingJson,
} from '../../../../src/studies/field/format/standing-columns.ts';
import { rankingTable } from '../../../../src/studies/field/report/blocks.ts';
import { wideCsv } from '../../../../src/studies/field/report/csv.ts';
import { standings } from '../../../../src/studies/field/standing.ts';
import { headsOf } from '../../../report/tables.ts';
import { fieldOf } from '../fields.ts';

// A wins 60% against B, and half against C.
const field = fieldOf(
  ['A', 'B', 'C'],
  [
    [undefined, 0.6, 0.5],
    [undefined, undefined, 0.7],
  ],
);

describe('a column that is added to the list', () => {
  const even: StandingColumn = {
    json: 'even' as keyof ReturnType<typeof standingJson>,
    csv: 'even',
    table: { head: 'Even' },
    value: ({ standing }) =>
      standing && standing.counted - standing.beats.length - standing.losesTo.length,
  };
  const columns = [...STANDING_COLUMNS, even];

  test('stands in the table', () => {
    const table = rankingTable(field, columns);
    const place = headsOf(table).indexOf('Even');
    expect(table?.rows.map((row) => [row[1], row[place]])).toEqual([
      ['A', '1'],
      ['B', '0'],
      ['C', '1'],
    ]);
  });

  test('stands in CSV before the opponents', () => {
    const [head = '', first = ''] = wideCsv({ title: '', field }, columns).split('\n');
    const place = head.split(',').indexOf('even');
    expect(head.split(',').slice(place)).toEqual(['even', 'A', 'B', 'C', 'left_out_of_means']);
    expect(first.split(',')[place]).toBe('1');
  });

  test('stands in JSON', () => {
    const [standing] = standings(field);
    const card = { field, row: standing?.row ?? -1, standing };
    expect(standingJson(card, columns)).toEqual({ ...standingJson(card), even: 1 });
  });
});

test('the JSON Schema has every key of a standing, in its order', () => {
  const { properties } = fieldJsonSchema() as {
    properties: { ranking: { items: { properties: object } } };
  };
  const keys = STANDING_COLUMNS.flatMap(({ json }) => json ?? []);
  expect(Object.keys(properties.ranking.items.properties)).toEqual(keys);
});

test('what is unknown of a standing is left out of JSON, and not told as 0', () => {
  const [standing] = standings(field);
  const json = standingJson({ field, row: standing?.row ?? -1, standing });
  expect(json).toMatchObject({ rank: 1, name: 'A', beats: 1 });
  expect(json).not.toHaveProperty('cost');
  expect(json).not.toHaveProperty('winShareFor100Points');
});
