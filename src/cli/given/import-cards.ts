/* Reads cards from spreadsheets and lists, for `cards --import`. */

import type { Command } from 'commander';
import { BadInput, blamed, printable } from '../../base/index.ts';
import { LARGEST_TEXT, writeOutput } from '../../base/node.ts';
import {
  Columns,
  cardFile,
  cardsYaml,
  FIELD_NAMES,
  type GivenColumn,
  problemsOf,
  readCards,
} from '../../cards/index.ts';
import { isOfReadableSize, MOST_TOKENS, surroundingsOf } from '../../experiments/index.ts';
import type { Format } from '../../report/index.ts';
import { GROUPS } from '../options/option-groups.ts';
import { pathOption, refused } from '../options/options.ts';
import { yamlOut } from '../output/output.ts';
import type { Session } from '../session.ts';
import { givenFiles } from './given-files.ts';
import {
  importRemarks,
  importReport,
  missingText,
  skippedLines,
  summaryOf,
} from './import-report.ts';
import { cardFileOf, rowsOfFile } from './rows-of-file.ts';

export interface ImportOptions {
  readonly out?: string;
  readonly strict?: boolean;
  readonly column?: readonly GivenColumn[];
  readonly format: Format;
}

/** Converts a table or a list of cards to a file of cards. */
export async function importCards(
  path: string,
  { out: asked, strict, column, format }: ImportOptions,
  session: Session,
): Promise<void> {
  const out = yamlOut(asked, path);
  const files = await givenFiles([path], session);
  const file = files.streamName?.(path) ?? path;
  const columns = new Columns(column);
  const content = cardFileOf(files.readBytes(path, 'a file of cards'), file);
  const table = await rowsOfFile(content, file, columns);
  const imported = readCards(table, file, columns);
  const { cards, rows, skipped } = imported;
  if (strict && skipped.length > 0) throw new BadInput(...problemsOf(skipped, file));
  const yaml = cardsYaml(cards);
  checkReadable(yaml, rows, file, out ?? 'cards.yaml');
  const lines = skippedLines(imported, file);
  const summary = summaryOf(imported);
  const remarks = importRemarks(table, imported);
  if (out === undefined) {
    await session.out.write(yaml);
    if (imported.missing.length > 0) remarks.push(missingText(imported));
  } else {
    await writeOutput(out, yaml);
    const all = [...summary, ...remarks];
    await session.out.write(await importReport(imported, all, out, format, session));
  }
  const isReported = out !== undefined && format !== 'csv';
  const notes = isReported ? lines : [...summary, ...lines, ...remarks];
  for (const note of notes) await session.note(note);
}

/** Adds the options of an import. */
export function addImportOptions<C extends Command>(command: C): C {
  return command
    .optionsGroup(GROUPS.cards)
    .option(
      '--import <file>',
      'turn a table (CSV, TSV, XLSX) or a list (JSON, YAML) into a file of cards for --cards; - for standard input. Rows that cannot be read are skipped and listed',
      pathOption('--import', 'a file'),
    )
    .option(
      '--column <field=column>',
      `with --import, the column that gives a field, such as points=armyCost; can be repeated. Fields: ${FIELD_NAMES.join(', ')}`,
      columnOption,
    )
    .option(
      '--strict',
      'with --import: if any row cannot be read, write nothing and exit with code 2',
    )
    .optionsGroup(GROUPS.output)
    .option('--out <file>', 'with --import, the file of cards to write (default: the terminal)');
}

function columnOption(text: string, before: readonly GivenColumn[] = []): GivenColumn[] {
  const [, named = '', column = ''] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/s.exec(text) ?? [];
  const field = FIELD_NAMES.find((one) => one.toLowerCase() === named.toLowerCase());
  if (!field || column === '') {
    throw refused('--column', text, 'a field and its column, such as points=armyCost');
  }
  return [...before, { field, column }];
}

/**
 * Checks that `--cards` will be able to read a file of cards, before the file is written.
 *
 * @param rows the row of the table or list for each card
 * @param file the table or list
 * @param out the path of the file of cards
 * @throws BadInput that names the row of the rejected card
 */
export function checkReadable(
  yaml: string,
  rows: readonly number[],
  file: string,
  out: string,
): void {
  const bytes = new TextEncoder().encode(yaml);
  const refuse = (size: string) =>
    new BadInput({
      path: [],
      place: printable(file),
      found: `too many cards: their file would have ${size}`,
      allowed: 'the cards in several smaller files',
    });
  if (bytes.length > LARGEST_TEXT) throw refuse(`more than ${LARGEST_TEXT} bytes`);
  if (!isOfReadableSize(yaml)) throw refuse(`more than ${MOST_TOKENS} words and signs`);
  const files = { read: () => yaml, readBytes: () => bytes, beside: (_: string, to: string) => to };
  try {
    surroundingsOf('.', files).readFile(out, cardFile(), []);
  } catch (error) {
    throw blamed(error, ({ path: [card, ...path], ...problem }) => {
      const row = typeof card === 'number' ? rows[card] : undefined;
      const place = row === undefined ? problem.place : `${printable(file)}: row ${row}`;
      return { ...problem, path, ...(place !== undefined && { place }) };
    });
  }
}
