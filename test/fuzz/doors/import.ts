import fc from 'fast-check';
import { type Door, judged } from '../door.ts';
import { anyName } from '../names.ts';
import { scratchFile } from '../scratch.ts';
import { tryCommand, verdictOf } from '../try-command.ts';

interface ImportInput {
  readonly text: string;
  /** Whether a row can be read; others are skipped. */
  readonly isValid: boolean;
  readonly extension: string;
}

/** A cell, and whether it is valid in its column. */
type Cell = readonly [text: string, isValid: boolean];

/** Bad cells are common, as a file is only refused if none of its rows can be read. */
const whole = (least: number, most: number): fc.Arbitrary<Cell> =>
  fc.oneof(
    {
      weight: 10,
      arbitrary: fc.integer({ min: least, max: most }).map((n): Cell => [String(n), true]),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Cell>(
        ['x', false],
        ['-3', false],
        ['1.5', false],
        ['200000', false],
      ),
    },
  );

const text = fc.oneof(anyName, fc.constantFrom('', '-', 'Human')).map((name): Cell => [name, true]);

/** Columns by their usual names, with the values in them. */
const COLUMNS: readonly (readonly [names: readonly string[], cell: fc.Arbitrary<Cell>])[] = [
  [['Att', 'ATK', 'attack', 'Attack Dice'], whole(0, 50)],
  [['Def.', 'Defence', 'defense'], whole(0, 50)],
  [['Life', 'HP', 'hit points'], whole(1, 1000)],
  [['Move', 'mv'], whole(0, 100)],
  [['Pts', 'Cost', 'points'], whole(0, 1000)],
  [
    ['Height'],
    fc.constantFrom<Cell>(['Medium 5', true], ['7', true], ['', true], ['5 or 6', false]),
  ],
  [['Species', 'race'], text],
  [
    ['Powers', 'Special Abilities'],
    fc.oneof(text, fc.constantFrom<Cell>(['Tough 2; Flying', true], ['Tough,Tough', true])),
  ],
];

const columns = fc
  .tuple(
    ...COLUMNS.map(([names, cell], i) =>
      // The first two are the columns without which there is no card.
      (i < 2 ? fc.constant(true) : fc.boolean()).chain((isThere) =>
        isThere ? fc.constantFrom(...names).map((name) => ({ name, cell })) : fc.constant(null),
      ),
    ),
  )
  .map((all) => all.filter((one) => one !== null));

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

const table = fc
  .tuple(columns, fc.constantFrom(',', ';', '\t'), fc.integer({ min: 1, max: 4 }))
  .chain(([head, delimiter, count]) =>
    fc
      .array(fc.tuple(...head.map(({ cell }) => cell)), { minLength: count, maxLength: count })
      .map((rows): ImportInput => {
        const lines = rows.map((cells, i) => [`Card ${i}`, ...cells.map(([cell]) => cell)]);
        const all = [['Name', ...head.map(({ name }) => name)], ...lines];
        return {
          text: `${all.map((cells) => cells.map(quoted).join(delimiter)).join('\n')}\n`,
          isValid: rows.some((cells) => cells.every(([, isValid]) => isValid)),
          extension: 'csv',
        };
      }),
  );

const list = fc.array(fc.tuple(columns, anyName), { minLength: 1, maxLength: 3 }).chain((cards) =>
  fc
    .tuple(...cards.map(([head]) => fc.tuple(...head.map(({ cell }) => cell))))
    .map((rows): ImportInput => {
      const written = rows.map((cells, i) => ({
        ...Object.fromEntries(
          cells.map(([cell], at) => [cards[i]?.[0][at]?.name ?? '', cell] as const),
        ),
        name: `Card ${i}`,
        [cards[i]?.[1] ?? '']: 1,
      }));
      return {
        text: JSON.stringify({ cards: written }),
        // A random name may be that of a column.
        isValid: rows.some((cells) => cells.every(([, isValid]) => isValid)),
        extension: 'json',
      };
    }),
);

/** Spreadsheets and lists of cards; an accepted one is a valid file of cards that is accepted as well. */
export const importDoor: Door<ImportInput> = {
  name: 'import',
  atATime: 20,
  inputs: fc.oneof(table, list),
  async enter({ text, isValid, extension }) {
    const file = scratchFile(`import.${extension}`, text);
    const ending = await tryCommand(['cards', '--import', file]);
    const verdict = judged(verdictOf(ending), isValid ? undefined : 'refused', text);
    if (verdict === 'accepted') {
      const cards = scratchFile('imported.yaml', ending.stdout);
      judged(verdictOf(await tryCommand(['cards', '--cards', cards])), 'accepted', ending.stdout);
    }
    return verdict;
  },
};
