import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { BadInput, printable } from '../../../src/base/words/problem.ts';
import { hyphenated } from '../../../src/base/words/slug.ts';
import type { Card } from '../../../src/cards/card.ts';
import { cardsYaml } from '../../../src/cards/cards-yaml.ts';
import type { CardTable } from '../../../src/cards/import/card-table.ts';
import { type Imported, readCards } from '../../../src/cards/import/read-cards.ts';
import { isNothing } from '../../../src/cards/import/values.ts';
import { powerTitle } from '../../../src/cards/powers/named-powers.ts';
import { cardFile } from '../../../src/cards/schema.ts';
import { cardFileOf, rowsOfFile } from '../../../src/cli/given/rows-of-file.ts';
import { surroundingsOf } from '../../../src/experiments/scenarios/load.ts';
import { damagedRuns } from '../../cases.ts';
import { FILES, sheetXml, workbook } from './files.ts';

/* Files that were cut or written over. */

/** The text that overwrites part of a file: characters with a meaning in some file format, digits and words. */
const SIGNS = [...',;\t\n"\'|:-[]{}<>#&/ 0179', 'x', 'Orc', 'null', '- ', '""', '\u200b', '\ufeff'];

interface Damage {
  /** Where the lost part begins, as a share of the file, and its length. */
  readonly at: number;
  readonly lost: number;
  readonly written: string;
  /** Whether only a letter or digit is hit. */
  readonly isSlight?: boolean;
}

const at = fc.nat(9999).map((n) => n / 10_000);

/** Parts that are lost or overwritten, wherever they are. */
const rough = fc.record({
  at,
  lost: fc.oneof(fc.nat(3), fc.nat(60), fc.constant(100_000)),
  written: fc.oneof(fc.constant(''), fc.constantFrom(...SIGNS)),
});

/** A letter or digit that is lost or another, so that most files keep their form. */
const slight = fc.record({
  at,
  lost: fc.constant(1),
  written: fc.constantFrom('', '0', '1', '7', '99', 'x', 'Orc'),
  isSlight: fc.constant(true),
});

const several = { minLength: 1, maxLength: 3 };

const damage: fc.Arbitrary<readonly Damage[]> = fc.oneof(
  fc.array(rough, several),
  fc.array(slight, several),
);

/** @param letters characters of which slight damage hits one */
function damagedText(text: string, all: readonly Damage[], letters = /[a-z0-9]/gi): string {
  return all.reduce((before, { at: share, lost, written, isSlight }) => {
    const about = Math.floor(share * before.length);
    letters.lastIndex = about;
    const from = isSlight ? (letters.exec(before)?.index ?? about) : about;
    return before.slice(0, from) + written + before.slice(from + lost);
  }, text);
}

/** Letters and digits of the cells of a sheet. */
const IN_CELLS = /(?<=<[vt]>[^<]*)[a-z0-9]/gi;

function damagedBytes(bytes: Uint8Array, all: readonly Damage[]): Uint8Array {
  return all.reduce((before, { at: share, lost, written }) => {
    const from = Math.floor(share * before.length);
    // The format of a file is recognised by its beginning.
    if (from < 4) return before;
    const more = new TextEncoder().encode(written);
    return new Uint8Array([...before.slice(0, from), ...more, ...before.slice(from + lost)]);
  }, bytes);
}

/** Everything that a file says, in the form in which values are compared. */
interface Said {
  readonly words: string;
  readonly digits: string;
}

function saidIn(text: string): Said {
  const plain = text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&lt;', '<');
  return {
    words: hyphenated(printable(plain)),
    digits: plain.replace(/(?<=\d)[,\s'’](?=\d{3})/g, ''),
  };
}

const TEXTS = ['name', 'species', 'class', 'personality', 'general', 'set', 'size'] as const;
const NUMBERS = ['life', 'move', 'range', 'attack', 'defense', 'points', 'figures'] as const;

/** The words of a text that a file does not have. */
const missingFrom = ({ words }: Said, text: string) =>
  hyphenated(text)
    .split('-')
    .filter((word) => !words.includes(word));

/** The fields of a card that its file does not state. */
function inventedIn(card: Card, said: Said): string[] {
  const { height, base, type, unique, powers, unstated = [] } = card;
  const hasNumber = (value: number) => said.digits.includes(String(value));
  const letters: Readonly<Record<string, RegExp>> = {
    hero: /hero|uh|ch|\bh\b/,
    squad: /squad|us|cs|\bs\b/,
    unique: /u/,
    common: /c/,
    uncommon: /uncommon|uc/,
    single: /1|single|one/,
    double: /2|double|two|peanut/,
  };
  const says = (word: string | undefined) => !word || letters[word]?.test(said.words);
  const isStated = (field: 'height' | 'base') => !unstated.includes(field);
  return [
    ...TEXTS.flatMap((field) => missingFrom(said, card[field] ?? '')),
    ...powers.flatMap((use) => missingFrom(said, powerTitle(use))),
    ...NUMBERS.flatMap((field) => card[field] ?? []).filter((value) => !hasNumber(value)),
    ...(isStated('height') && !hasNumber(height) ? [`height ${height}`] : []),
    ...(typeof base === 'number' && !hasNumber(base) ? [`base ${base}`] : []),
    ...(typeof base === 'string' && isStated('base') && !says(base) ? [base] : []),
    ...[type, unique].filter((word) => !says(word)),
  ].map(String);
}

/** Rows in which something is written. */
const rowsIn = ({ rows, skipped }: CardTable) =>
  [...rows.filter(({ values }) => !values.every(([, value]) => isNothing(value))), ...skipped].map(
    ({ row }) => row,
  );

const sorted = (rows: readonly number[]) => rows.toSorted((a, b) => a - b);

/**
 * Imports a damaged file.
 *
 * @returns whether some card could be read
 */
async function tried(bytes: Uint8Array, file: string, said: () => Said): Promise<boolean> {
  let table: CardTable;
  let imported: Imported;
  try {
    table = await rowsOfFile(cardFileOf(bytes, file), file);
    imported = readCards(table, file);
  } catch (error) {
    // A clear rejection names the file.
    if (!(error instanceof BadInput)) throw error;
    expect(error.problems.length).toBeGreaterThan(0);
    for (const { place } of error.problems) expect(place).toContain(file);
    return false;
  }
  const { cards, rows, skipped } = imported;
  // Every row is a card or is listed with a reason.
  expect(sorted([...rows, ...skipped.map(({ row }) => row)])).toEqual(sorted(rowsIn(table)));
  for (const { reasons } of skipped) expect(reasons.length).toBeGreaterThan(0);
  // Nothing is invented.
  const all = said();
  expect(cards.flatMap((card) => inventedIn(card, all))).toEqual([]);
  // The written cards can be read again completely.
  const yaml = cardsYaml(cards);
  const files = { read: () => yaml, readBytes: () => new Uint8Array(), beside: () => 'x.yaml' };
  expect(surroundingsOf('.', files).readFile('x.yaml', cardFile(), [])).toHaveLength(cards.length);
  return true;
}

const RUNS = damagedRuns();

/** Some files are read, and some are not. */
function expectBoth(read: number): void {
  expect(read).toBeGreaterThan(RUNS.numRuns / 50);
  expect(read).toBeLessThan(RUNS.numRuns);
}

const TEXT_FILES = Object.entries(FILES).filter(([file]) => !file.endsWith('.xlsx'));

describe('a damaged file is refused, or its good rows are read and the others listed, and nothing is invented:', () => {
  test.each(TEXT_FILES)('%s', async (file, bytes) => {
    const text = new TextDecoder().decode(bytes);
    let read = 0;
    await fc.assert(
      fc.asyncProperty(damage, async (all) => {
        const spoilt = damagedText(text, all);
        const isRead = await tried(new TextEncoder().encode(spoilt), file, () => saidIn(spoilt));
        if (isRead) read++;
      }),
      RUNS,
    );
    expectBoth(read);
  });

  test('a workbook whose sheet is damaged', async () => {
    let read = 0;
    await fc.assert(
      fc.asyncProperty(damage, async (all) => {
        const xml = damagedText(sheetXml(), all, IN_CELLS);
        if (await tried(workbook({ Cards: xml }), 'cards.xlsx', () => saidIn(xml))) read++;
      }),
      RUNS,
    );
    expectBoth(read);
  });

  test('a workbook whose bytes are damaged, of which no other cards are read than before', async () => {
    const whole = FILES['cards.xlsx'] as Uint8Array;
    const parts = unzipSync(whole);
    const said = saidIn(strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array));
    await fc.assert(
      fc.asyncProperty(damage, async (all) => {
        await tried(damagedBytes(whole, all), 'cards.xlsx', () => said);
      }),
      RUNS,
    );
  });
});
