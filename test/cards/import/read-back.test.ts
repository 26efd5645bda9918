import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BadInput } from '../../../src/base/words/problem.ts';
import { cardsYaml } from '../../../src/cards/cards-yaml.ts';
import { readCards } from '../../../src/cards/import/read-cards.ts';
import { cardFile } from '../../../src/cards/schema.ts';
import { tableOfCsv } from '../../../src/cli/given/rows-of-csv.ts';
import { surroundingsOf } from '../../../src/experiments/scenarios/load.ts';
import { runsOf } from '../../cases.ts';

/** Text that YAML, CSV or a terminal may misinterpret. */
const oddText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ maxLength: 140 }),
  fc.constantFrom(
    'no',
    'Yes',
    '1,200',
    '1e3',
    '~',
    '- x',
    'a: b',
    'x #y',
    '"',
    '\u200b\u202e',
    '😀',
    '12:30',
  ),
);

const number = (least: number, most: number) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: least, max: most }).map(String) },
    { weight: 1, arbitrary: fc.constantFrom('', '-', '1,200', '7.0', 'x') },
  );

const power = fc.oneof(
  oddText,
  fc
    .tuple(
      fc.constantFrom(
        'Tough',
        'Evasive',
        'Flying',
        'Quick Draw',
        'Mind Shackle',
        'Double Attack',
        'Bonk',
      ),
      fc.oneof(
        fc.constant(''),
        fc.nat(30).map((n) => ` ${n}`),
      ),
    )
    .map(([name, n]) => name + n),
);

const COLUMNS: readonly (readonly [string, fc.Arbitrary<string>])[] = [
  ['Name', oddText],
  ['Att', number(0, 50)],
  ['Def.', number(0, 50)],
  ['Life', number(1, 1000)],
  ['Height', fc.oneof(number(1, 100), fc.constantFrom('Medium 5', 'huge', '5 to 7'))],
  ['Base', fc.constantFrom('', '1', 'double', 'round')],
  ['Cost', number(0, 100_000)],
  ['Race', oddText],
  ['Title', oddText],
  ['Type', fc.constantFrom('', 'Unique Hero', 'common squad', 'Monster')],
  ['Powers', fc.array(power, { maxLength: 24 }).map((names) => names.join(';'))],
  ['Kind', oddText],
];

const table = fc
  .tuple(
    fc.constantFrom(',', ';', '\t'),
    fc.array(fc.tuple(...COLUMNS.map(([, cell]) => cell)), { minLength: 1, maxLength: 3 }),
  )
  .map(([delimiter, rows]) =>
    [COLUMNS.map(([name]) => name), ...rows]
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter))
      .join('\n'),
  );

const NUMBERS = { Att: 'attack', 'Def.': 'defense', Life: 'life', Cost: 'points' } as const;

const RUNS = runsOf(1000);

test('every accepted table gives a file that --cards reads, with the same cards and numbers', () => {
  let accepted = 0;
  fc.assert(
    fc.property(table, (csv) => {
      const table = tableOfCsv(csv, 'in.csv');
      let imported: ReturnType<typeof readCards>;
      try {
        imported = readCards(table, 'in.csv');
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        for (const { place } of error.problems) expect(place).toMatch(/^in\.csv: row \d, column "/);
        return;
      }
      accepted++;
      const yaml = cardsYaml(imported.cards);
      const files = { read: () => yaml, readBytes: () => new Uint8Array(), beside: () => 'x.yaml' };
      const read = surroundingsOf('.', files).readFile('x.yaml', cardFile(), []);
      const unmarked = imported.cards.map(({ unstated: _, ...card }) => card);
      expect(read.map(({ unstated: _, ...card }) => card)).toEqual(unmarked);
      const rows = table.rows.filter(({ row }) => imported.rows.includes(row));
      for (const [i, { values }] of rows.entries()) {
        const cells = new Map(values);
        for (const [column, field] of Object.entries(NUMBERS)) {
          const cell = String(cells.get(column)).replace(/,|\.0$/g, '');
          expect(read[i]?.[field]).toBe(/^\d+$/.test(cell) ? Number(cell) : undefined);
        }
        expect(yaml.includes('base:')).toBe(
          rows.some((row) => /1|double/.test(String(new Map(row.values).get('Base')))),
        );
      }
    }),
    RUNS,
  );
  expect(accepted).toBeGreaterThan(RUNS.numRuns / 20);
});
