import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cardsYaml } from '../../../src/cards/cards-yaml.ts';
import { exportedCard } from '../../../src/cards/exported-card.ts';
import { type Imported, readCards } from '../../../src/cards/import/read-cards.ts';
import { cardFileOf, rowsOfFile } from '../../../src/cli/given/rows-of-file.ts';
import { cardsCsv } from '../../../src/studies/cards/card-csv.ts';
import { knockback, printed, tempFolder } from '../knockback.ts';
import { CARDS, FILES, sheetXml, workbook } from './files.ts';

async function imported(bytes: Uint8Array, file: string): Promise<Imported> {
  return readCards(await rowsOfFile(cardFileOf(bytes, file), file), file);
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe.each(Object.entries(FILES))('%s', (file, bytes) => {
  test('gives the cards that it holds', async () => {
    const { cards, skipped } = await imported(bytes, file);
    expect(cards).toEqual(CARDS);
    expect(skipped).toEqual([]);
  });

  test.each([
    ['CSV', (cards: Imported['cards']) => cardsCsv(cards)],
    ['JSON', (cards: Imported['cards']) => JSON.stringify(cards.map(exportedCard))],
    ['a file of cards', (cards: Imported['cards']) => cardsYaml(cards)],
  ])('gives the same cards again from what is exported as %s', async (_, exported) => {
    const { cards } = await imported(bytes, file);
    const again = await imported(bytesOf(exported(cards)), 'exported');
    expect(again.cards).toEqual(cards);
    expect(again.skipped).toEqual([]);
  });

  test('gives the same cards after an export by the command line', async () => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, file), bytes);
    const first = await printed(['cards', '--import', file, '--out', 'first.yaml'], { cwd });
    expect(first).toContain('3 cards are in first.yaml now.');
    const exported = (cards: string, format: string) => {
      const names = CARDS.map(({ name }) => name);
      return printed(['cards', ...names, '--cards', cards, '--format', format], { cwd });
    };
    for (const format of ['csv', 'json']) {
      writeFileSync(join(cwd, `out.${format}`), await exported('first.yaml', format));
      await printed(['cards', '--import', `out.${format}`, '--out', 'again.yaml', '--strict'], {
        cwd,
      });
      expect(await exported('again.yaml', 'json')).toBe(await exported('first.yaml', 'json'));
    }
  });
});

/* Krug and Erevan Sunshadow have numbers that other sources print differently; Hawkgirl is in no collection. */
describe.each(['krug', 'erevan-sunshadow', 'hawkgirl'])(
  'the JSON of the command for %s',
  (name) => {
    const exportedIn = async (cwd: string) => {
      writeFileSync(
        join(cwd, 'x.json'),
        await printed(['cards', name, '--format', 'json'], { cwd }),
      );
      return ['odds', name, 'solomon-grundy', '--no-simulation', '--brief'];
    };

    test('fights as the card does', async () => {
      const cwd = tempFolder();
      const odds = await exportedIn(cwd);
      const own = await knockback([...odds, '--cards', 'x.json'], { cwd });
      expect(own).toMatchObject({ code: 0, stdout: await printed(odds, { cwd }) });
    });

    test('is imported as the same card, with what other sources print', async () => {
      const cwd = tempFolder();
      await exportedIn(cwd);
      await printed(['cards', '--import', 'x.json', '--out', 'x.yaml', '--strict'], { cwd });
      const args = ['cards', name, '--cards', 'x.yaml', '--format', 'json'];
      const again = JSON.parse(await printed(args, { cwd }))[0];
      // Where the program found the card is not part of it; numbers in a user's file are no assumptions.
      const { collection, assumed, ...card } = JSON.parse(
        readFileSync(join(cwd, 'x.json'), 'utf8'),
      )[0];
      expect(again).toEqual(card);
      expect(again.disagreements === undefined).toBe(name === 'hawkgirl');
    });
  },
);

test('disagreements that no card can have are left out, with a note', async () => {
  const cwd = tempFolder();
  const card = { title: 'Imp', attack: 1, defense: 1, disagreements: { life: [] } };
  writeFileSync(join(cwd, 'x.json'), JSON.stringify([card]));
  const { code, stderr } = await knockback(['cards', '--import', 'x.json', '--strict'], { cwd });
  expect(code).toBe(0);
  expect(stderr).toContain('Column "disagreements": "a mapping" (row 1) has no place on a card');
});

test('the cards of a table or workbook fight without being imported first', async () => {
  const cwd = tempFolder();
  for (const file of ['cards.tsv', 'cards.xlsx', 'cards.json']) {
    writeFileSync(join(cwd, file), FILES[file] as Uint8Array);
    const args = ['odds', 'orc riders', 'old nest', '--cards', file, '--no-simulation', '--brief'];
    const { code, stdout, stderr } = await knockback(args, { cwd });
    expect(code).toBe(0);
    // The only notes are on the base of six spaces and on a power that no collection has.
    expect(stderr).toMatch(
      /^note: These cards have bases of more than two spaces: Old Nest .*\nnote: These powers are unknown, so they count as not modelled: "Bonk 3" \(.*\)\.\n$/,
    );
    expect(stdout).toContain('Orc Riders');
  }
});

test('of a workbook with several sheets that with the heading of cards is read, with its rows', async () => {
  const notes = sheetXml([['Notes'], ['Name of the month']]);
  const cards = sheetXml([
    ['My cards'],
    ['', ''],
    ['Name', 'Att', 'Def'],
    ['Imp', 1, 2],
    ['', '', ''],
    ['Orc', 1.5, 2],
  ]);
  const bytes = workbook({ Notes: notes, 'My cards': cards });
  const table = await rowsOfFile(cardFileOf(bytes, 'a.xlsx'), 'a.xlsx');
  expect(table.remarks).toEqual([
    'The cards are from the sheet "My cards"; the sheet "Notes" was not read.',
    'The heading is row 3; row 1 before it was left out.',
  ]);
  const { rows, skipped } = readCards(table, 'a.xlsx');
  expect([rows, skipped.map(({ row }) => row)]).toEqual([[4], [6]]);
});

test('the reader of workbooks is in a file of its own, which nothing else loads', () => {
  const dist = new URL('../../../dist/', import.meta.url);
  // Every workbook names this part, so every reader of them does.
  const readers = readdirSync(dist)
    .filter((file) => /\.c?js$/.test(file))
    .filter((file) => readFileSync(new URL(file, dist), 'utf8').includes('sharedStrings'));
  expect(readers).toEqual(['xlsx.js']);
});
