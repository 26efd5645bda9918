/* The rows of a table or list of cards, in a file of any format. */

import { BadInput, decodedText, Mistakes, printable, shown } from '../../base/index.ts';
import {
  type CardTable,
  Columns,
  FIRST_ROWS,
  type Heading,
  headingIn,
  isBetter,
  powerUse,
  rowsOfList,
  tableOfCells,
} from '../../cards/index.ts';
import { check, parseYaml } from '../../experiments/index.ts';

/** The format of a file of cards. */
export type CardFileKind = 'xlsx' | 'json' | 'yaml' | 'csv';

/** A file of cards, before its columns are interpreted. */
export interface CardFile {
  readonly kind: CardFileKind;
  /** The text of the file; empty for a workbook. */
  readonly text: string;
  readonly bytes: Uint8Array;
}

/**
 * Recognizes the format of a file of cards by how it begins.
 *
 * @param file the file's name, for messages
 * @throws BadInput for a file that is neither text nor a workbook
 */
export function cardFileOf(bytes: Uint8Array, file: string): CardFile {
  const begins = (...signature: number[]) => signature.every((byte, i) => bytes[i] === byte);
  if (begins(0x50, 0x4b, 0x03, 0x04)) return { kind: 'xlsx', text: '', bytes };
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) {
    throw new BadInput({
      path: [],
      place: printable(file),
      found: 'an old workbook',
      allowed: 'a workbook in the format .xlsx, or CSV',
      sentence: 'this is a workbook in an old Excel format; save it as .xlsx or as CSV UTF-8',
    });
  }
  const text = decodedText(bytes, file);
  if (/^\s*[[{]/.test(text)) return { kind: 'json', text, bytes };
  return { kind: isYaml(text, file) ? 'yaml' : 'csv', text, bytes };
}

/**
 * Matches comments that are followed by a list item or by a key with a colon. The heading of a table never looks like
 * this.
 */
const YAML = /^(?:[ \t]*(?:#.*)?\r?\n)*(?:---(?:\s|$)|[ \t]*(?:-(?:\s|$)|[\w -]+:(?:\s|$)))/;

function isYaml(text: string, file: string): boolean {
  return /\.ya?ml$/i.test(file) || YAML.test(text);
}

/**
 * The rows of a file of cards in any format. Readers of rare formats are loaded only when needed.
 *
 * @throws BadInput for a file that cannot be read
 */
export async function rowsOfFile(
  { kind, text, bytes }: CardFile,
  file: string,
  columns = new Columns(),
): Promise<CardTable> {
  switch (kind) {
    case 'xlsx':
      return rowsOfWorkbook(bytes, file, columns);
    case 'json':
      return rowsOfDocument(withoutTabs(text), file, columns);
    case 'yaml':
      return rowsOfDocument(text, file, columns);
    case 'csv': {
      const { tableOfCsv } = await import('./rows-of-csv.ts');
      return tableOfCsv(text, file, columns);
    }
  }
}

function rowsOfDocument(text: string, file: string, columns: Columns): CardTable {
  const { data, locate } = parseYaml(text, file);
  const { pathOf, ...table } = rowsOfList(data, file, columns);
  return {
    ...table,
    document: {
      locate: (problem, row, column) =>
        locate({ ...problem, path: [...pathOf(row, column), ...problem.path] }),
      mistakesIn(power) {
        const mistakes = new Mistakes();
        mistakes.in(() => check(powerUse(), power));
        return mistakes.problems;
      },
    },
  };
}

/**
 * JSON without tabs for indentation, which YAML forbids. JSON strings cannot contain line breaks, so no string is
 * changed.
 */
const withoutTabs = (json: string) => json.replace(/^\t+/gm, (tabs) => ' '.repeat(tabs.length));

async function rowsOfWorkbook(
  bytes: Uint8Array,
  file: string,
  columns: Columns,
): Promise<CardTable> {
  const { sheetsOf } = await import('./xlsx-sheets.ts');
  const refuse = (why: string) =>
    new BadInput({
      path: [],
      place: printable(file),
      found: 'a file that is not a workbook',
      allowed: 'a workbook (.xlsx)',
      sentence: `the workbook cannot be read (${printable(why)}); save it again as .xlsx, or as CSV UTF-8`,
    });
  let sheets: Awaited<ReturnType<typeof sheetsOf>>;
  try {
    sheets = await sheetsOf(bytes);
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
  let best: { readonly sheet: (typeof sheets)[number]; readonly heading: Heading } | undefined;
  for (const sheet of sheets) {
    const first = sheet.rows
      .slice(0, FIRST_ROWS)
      .map((row) => row.map((cell) => String(cell ?? '')));
    const heading = headingIn(first, columns);
    if (!best || isBetter(heading, best.heading)) best = { sheet, heading };
  }
  if (!best) throw refuse('it has no sheet');
  const table = tableOfCells(best.sheet.rows, columns);
  if (sheets.length === 1) return table;
  const others = sheets.filter((sheet) => sheet !== best.sheet).map(({ name }) => shown(name));
  const remark = `The cards are from the sheet ${shown(best.sheet.name)}; the ${others.length === 1 ? 'sheet' : 'sheets'} ${others.join(', ')} ${others.length === 1 ? 'was' : 'were'} not read.`;
  return { ...table, remarks: [remark, ...table.remarks] };
}
