import { FIELD_NAMES, fieldsLike } from '../cards/import/columns.ts';
import type { Imported } from '../cards/import/read-cards.ts';
import { powerTitle } from '../powers/active-effects.ts';
import type { Block } from '../report/block.ts';
import { tableOf } from '../report/tables/table.ts';
import { shown } from '../words/problem.ts';
import { formatted } from './print.ts';
import type { Format } from './run-options.ts';
import type { Session } from './session.ts';

/** What columns of a table say that its cards do not, in sentences. */
export function columnRemarks({ ignored, outdone }: Imported): string[] {
  return [
    ...(ignored.length > 0
      ? [
          `Columns that are not understood were left out: ${ignored.map(unknownColumn).join(', ')}. Understood are ${FIELD_NAMES.join(', ')}.`,
        ]
      : []),
    ...outdone.map(
      ({ column, by }) =>
        `Column ${shown(column)} was left out where column ${shown(by)} says something else.`,
    ),
  ];
}

function unknownColumn(column: string): string {
  if (column.trim() === '') return 'one without a name';
  const meant = fieldsLike(column);
  return shown(column) + (meant.length > 0 ? ` (did you mean ${meant.join(' or ')}?)` : '');
}

/** "2 powers are not modelled, or in part only": for whoever gets no list of them. */
export function missingText({ missing }: Imported): string {
  const powers = missing.length === 1 ? '1 power is' : `${missing.length} powers are`;
  return `${powers} not modelled, or in part only`;
}

/**
 * What is said of cards that were written into a file.
 *
 * @param remarks on what was read, in sentences
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
      results: [],
      blocks: () => blocksOf(imported, remarks, out, rows),
      json: () => ({
        file: out,
        cards: imported.cards.length,
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
              { title: 'Powers that are not modelled, or in part only' },
            ),
          } as const,
        ]
      : []),
  ];
}
