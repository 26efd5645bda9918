import { type Field, isSquare } from '../../fields/field.ts';
import { standings } from '../../fields/standing.ts';
import {
  type RankedCard,
  STANDING_COLUMNS,
  type StandingColumn,
} from '../../fields/standing-columns.ts';
import { type ColumnOf, type Table, tableColumns, tableOf } from '../tables/table.ts';

/** Rows of a long table that a reader is shown at once. */
export const ROWS_SHOWN = 20;

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
    rowsShown: ROWS_SHOWN,
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
