import { type ColumnOf, type Table, tableColumns, tableOf } from '../../../report/index.ts';
import { cellOf, isCounted, shareOf, shareText } from '../cells.ts';
import { columnName, type Field, isSquare, rowName } from '../field.ts';
import {
  type RankedCard,
  STANDING_COLUMNS,
  type StandingColumn,
} from '../format/standing-columns.ts';
import { strengthOrder } from '../order.ts';
import { standings } from '../standing.ts';

/** Rows of a long table that a reader is shown at once. */
export const RANKING_ROWS = 20;

/**
 * All cards of which pairs count, from the strongest on, without columns that are empty throughout; undefined
 * where no pair counts.
 */
export function rankingTable(
  field: Field,
  columns: readonly StandingColumn[] = STANDING_COLUMNS,
): Table | undefined {
  const ranked = standings(field).map((standing): RankedCard => {
    return { field, row: standing.row, standing };
  });
  if (ranked.length === 0) return undefined;
  const shown = inOrder(columns).filter(({ text }) => ranked.some((card) => text(card) !== ''));
  return tableOf(shown, ranked, {
    title: isSquare(field) ? 'The ranking' : 'How they do',
    cards: ranked.map(({ row }) => row),
    rowsShown: RANKING_ROWS,
    note: 'Win share: the mean over all pairs that count, each side having the first turn in half of the duels.',
  });
}

/** The columns of the table, each after the one that it names. */
function inOrder(columns: readonly StandingColumn[]): ColumnOf<RankedCard>[] {
  const ordered: ColumnOf<RankedCard>[] = [];
  for (const [i, one] of tableColumns(columns).entries()) {
    const { after, ...column } = one as ColumnOf<RankedCard> & { readonly after?: string };
    const place = ordered.findIndex(({ head }) => head === after);
    ordered.splice(place < 0 ? i : place + 1, 0, column);
  }
  return ordered;
}

/** Cards on a side of a matrix that a table can show, and of those whose names can stand above the columns. */
const MOST_CARDS = 12;
const MOST_NAMED = 4;
/** From so many columns on, shares are rounded to whole percents. */
const MANY = 8;

/** Win shares as a table: of small fields, and of few cards against many. */
export function matrixTable(field: Field): Table | undefined {
  const { rows, columns } = field;
  if (rows.length <= MOST_CARDS && columns.length <= MOST_CARDS) return wholeMatrix(field);
  return !isSquare(field) && rows.length <= MOST_NAMED ? againstTable(field) : undefined;
}

function wholeMatrix(field: Field): Table {
  const { rows, columns } = strengthOrder(field);
  const isNamed = columns.length <= MOST_NAMED;
  const decimals = columns.length < MANY ? 1 : 0;
  const numbered = (at: number, name: string) => (isNamed ? name : `${at + 1} ${name}`);
  const isMirror = (row: number, column: number) => isSquare(field) && row === column;
  const placeOf = new Map(rows.map((row, at) => [row, at]));
  const table = tableOf(
    [
      {
        head: 'Card',
        isKey: true,
        text: (row) => numbered(placeOf.get(row) ?? 0, rowName(field, row)),
      },
      ...columns.map((column, at) => ({
        head: isNamed ? columnName(field, column) : String(at + 1),
        text: (row: number) =>
          isMirror(row, column) ? '–' : cellText(field, row, column, decimals),
      })),
    ],
    rows,
    {
      title: isNamed
        ? "Win share of the row's card against the column's"
        : `Win share of the row's card against the column's${isSquare(field) ? ', numbered alike' : ''}`,
      cards: rows,
    },
  );
  const numbers = columns.map((column, at) => `${at + 1}: ${columnName(field, column)}`);
  return withNote(
    table,
    isNamed || isSquare(field) ? '' : `The columns are ${numbers.join(', ')}.`,
  );
}

/** A row for each of the many, from the strongest on. */
function againstTable(field: Field): Table {
  const { rows, columns } = strengthOrder(field);
  const [only, ...others] = rows;
  const isOne = only !== undefined && others.length === 0;
  const byTurn = (row: number, turn: 'first' | 'second') => (column: number) => {
    const cell = cellOf(field, row, column);
    return cell ? shareText(cell[turn], 1) : '';
  };
  const table = tableOf(
    [
      { head: 'Against', isKey: true, text: (column) => columnName(field, column) },
      ...rows.map((row) => ({
        head: isOne ? 'Win share' : rowName(field, row),
        text: (column: number) => cellText(field, row, column, 1),
      })),
      ...(isOne
        ? [
            { head: 'With the first turn', text: byTurn(only, 'first') },
            { head: 'Without', text: byTurn(only, 'second') },
          ]
        : []),
    ],
    columns,
    {
      title: isOne
        ? `What ${rowName(field, only)} wins against each card, the strongest first`
        : 'What they win against each card, the strongest first',
      rowsShown: RANKING_ROWS,
    },
  );
  return withNote(table, '');
}

/** A share with a star counts in no mean. */
function cellText(field: Field, row: number, column: number, decimals: number): string {
  const share = shareOf(field, row, column);
  if (Number.isNaN(share)) return 'none';
  return `${shareText(share, decimals)}${isCounted(field, row, column) ? '' : STAR}`;
}

const STAR = '*';

/** What must be said of some of the cells. */
function withNote(table: Table, more: string): Table {
  const has = (text: string) =>
    table.rows.some((row) => row.slice(1).some((cell) => cell.endsWith(text)));
  const notes = [
    more,
    has(STAR) ? `${STAR} Left out of means.` : '',
    has('none') ? 'None: the pair has no odds.' : '',
  ].filter(Boolean);
  return notes.length > 0 ? { ...table, note: notes.join(' ') } : table;
}
