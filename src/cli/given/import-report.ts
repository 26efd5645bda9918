/* Messages of `cards --import` about the cards that it read. */

import { printable, problemText, shown } from '../../base/index.ts';
import {
  type CardTable,
  FIELD_NAMES,
  fieldsLike,
  type Imported,
  powersLike,
  powerTitle,
  problemsOf,
  rowsText,
  skippedText,
} from '../../cards/index.ts';
import { type Block, type Format, tableOf } from '../../report/index.ts';
import { formatted } from '../output/print.ts';
import type { Session } from '../session.ts';

/** A sentence that says how many rows were skipped, and why; empty if none were. */
export function summaryOf({ rows, skipped }: Imported): string[] {
  return skipped.length > 0 ? [skippedText(skipped, rows.length + skipped.length)] : [];
}

/** Sentences about what was left out of the file of cards, or changed. */
export function importRemarks(table: CardTable, imported: Imported): string[] {
  const { cards, rows, ignored, outdone, unplaced } = imported;
  const large = cards.flatMap(({ name, base }, i) =>
    typeof base === 'number' ? [`${printable(name)} (row ${rows[i]}, ${base} spaces)`] : [],
  );
  return [
    ...table.remarks,
    ...unplacedTexts(unplaced),
    ...(large.length > 0
      ? [
          `These cards have bases of more than two spaces: ${someOf(large)}. They work in attacks, duels and prices, but not in battles or on boards.`,
        ]
      : []),
    ...(ignored.length > 0
      ? [
          `These columns were left out, because their names are unknown: ${someOf(ignored.slice(0, MOST_NAMED).map(unknownColumn), ignored.length)}. Known names are ${FIELD_NAMES.join(', ')}; for a column with another name, give --column FIELD=COLUMN.`,
        ]
      : []),
    ...outdone.map(
      ({ column, by }) =>
        `Column ${shown(column)} was ignored in rows in which column ${shown(by)} says something else.`,
    ),
  ];
}

/** The maximum number of values that a sentence names. */
const MOST_NAMED = 5;

function someOf(texts: readonly string[], all = texts.length): string {
  const more = all - MOST_NAMED;
  return [...texts.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** `Column "Type": "Event" (row 5) has no place on a card and was left out.` */
function unplacedTexts(unplaced: Imported['unplaced']): string[] {
  const columns = [...new Set(unplaced.map(({ column }) => column))];
  return columns.map((column) => {
    const values = unplaced
      .filter((one) => one.column === column)
      .map(({ text, rows }) => `${shown(text)} (${rowsText(rows)})`);
    const [has, was] = values.length === 1 ? ['has', 'was'] : ['have', 'were'];
    return `Column ${shown(column)}: ${someOf(values)} ${has} no place on a card and ${was} left out.`;
  });
}

/** A sentence about the powers of no known name; empty if there are none. */
export function unknownPowersTexts({ unknown }: Imported): string[] {
  if (unknown.length === 0) return [];
  const powers = unknown.slice(0, MOST_NAMED).map(({ title, rows, place }) => {
    const meant = powersLike(title);
    const hint = meant.length > 0 ? `; did you mean ${meant.join(' or ')}?` : '';
    return `${shown(title)} (${place ?? rowsText(rows)}${hint})`;
  });
  return [
    `These powers are unknown, so they count as not modelled: ${someOf(powers, unknown.length)}.`,
  ];
}

function unknownColumn(column: string): string {
  if (column.trim() === '') return 'a column without a name';
  const meant = fieldsLike(column);
  return shown(column) + (meant.length > 0 ? ` (did you mean ${meant.join(' or ')}?)` : '');
}

/** The maximum number of skipped rows that are listed one by one. */
const MOST_LISTED = 200;

/** The skipped rows, one by one, with their places and mistakes. */
export function skippedLines({ skipped }: Imported, file: string): string[] {
  const lines = problemsOf(skipped, file).map(problemText);
  const more = lines.length - MOST_LISTED;
  return more > 0 ? [...lines.slice(0, MOST_LISTED), `and ${more} more like these`] : lines;
}

/** "2 powers are not modelled, or only in part", for use if they are not listed. */
export function missingText({ missing }: Imported): string {
  const powers = missing.length === 1 ? '1 power is' : `${missing.length} powers are`;
  return `${powers} not modelled, or only in part`;
}

/**
 * The messages about cards that were written into a file.
 *
 * @param remarks sentences about the file that was read
 */
export function importReport(
  imported: Imported,
  remarks: readonly string[],
  out: string,
  format: Format,
  session: Session,
): Promise<string> {
  const rows = imported.missing.map(({ row, card, power }) => ({
    row,
    card,
    power: powerTitle(power),
    modelled: power.modelled ?? 'no',
  }));
  return formatted(
    {
      title: 'Imported cards',
      blocks: () => blocksOf(imported, remarks, out, rows),
      json: () => ({
        file: out,
        cards: imported.cards.length,
        skipped: imported.skipped.flatMap(({ row, name, reasons }) =>
          reasons.map(({ column, text }) => ({ row, card: name, column, reason: text })),
        ),
        notModelled: rows,
        ignoredColumns: imported.ignored,
        remarks,
      }),
      csv: async () => {
        const { stringify } = await import('csv-stringify/sync');
        const columns = ['row', 'card', 'power', 'modelled'];
        return stringify(rows, { header: true, columns, escape_formulas: true });
      },
    },
    format,
    session.out.page,
  );
}

interface MissingRow {
  readonly row: number;
  readonly card: string;
  readonly power: string;
  readonly modelled: string;
}

function blocksOf(
  { cards }: Imported,
  remarks: readonly string[],
  out: string,
  rows: readonly MissingRow[],
): Block[] {
  const count = cards.length === 1 ? '1 card is' : `${cards.length} cards are`;
  return [
    { kind: 'headline', text: `${count} in ${out} now.` },
    ...remarks.map((text) => ({ kind: 'text', text }) as const),
    ...(rows.length > 0
      ? [
          {
            kind: 'table',
            table: tableOf<MissingRow>(
              [
                { head: 'row', text: ({ row }) => String(row) },
                { head: 'card', isText: true, text: ({ card }) => card },
                { head: 'power', isText: true, text: ({ power }) => power },
                { head: 'modelled', isText: true, text: ({ modelled }) => modelled },
              ],
              rows,
              { title: 'Powers that are not modelled, or only in part' },
            ),
          } as const,
        ]
      : []),
  ];
}
