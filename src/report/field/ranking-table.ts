import { shareOf, shareText } from '../../fields/cells.ts';
import { costOf } from '../../fields/contestant.ts';
import { columnName, type Field, isSquare, rowName } from '../../fields/field.ts';
import { POINTS_TOLD, type Standing, standings } from '../../fields/standing.ts';
import type { Column, Table } from '../tables/table.ts';
/** Rows of a long table that a reader is shown at once. */
export const ROWS_SHOWN = 20;

interface RankingColumn extends Column {
  readonly head: string;
  readonly cell: (one: Standing) => string;
}

/** All cards of which pairs count, from the strongest on; undefined where none does. */
export function rankingTable(field: Field): Table | undefined {
  const ranked = standings(field);
  if (ranked.length === 0) return undefined;
  const columns = columnsOf(field).filter(({ head, cell }) => head !== '' && ranked.some(cell));
  return {
    title: isSquare(field) ? 'The ranking' : 'How they do',
    head: columns.map(({ head }) => head),
    rows: ranked.map((one) => columns.map(({ cell }) => cell(one))),
    textColumns: 2,
    columns: columns.map(({ head: _, cell: __, ...column }) => column),
    cards: ranked.map(({ row }) => row),
    rowsShown: ROWS_SHOWN,
    note: 'Win share: the mean over all pairs that count, each side having the first turn in half of the duels.',
  };
}

function columnsOf(field: Field): RankingColumn[] {
  const against = (one: Standing, column: number | undefined) =>
    column === undefined
      ? 'none'
      : `${columnName(field, column)} ${shareText(shareOf(field, one.row, column), 1)}`;
  return [
    { head: 'Rank', cell: ({ rank }) => String(rank) },
    { head: 'Card', cell: ({ row }) => rowName(field, row) },
    {
      head: 'Points',
      cell: ({ row }) => {
        const contestant = field.rows[row];
        return String((contestant && costOf(contestant)) ?? '');
      },
    },
    { head: 'Win share', cell: ({ mean }) => shareText(mean, 1) },
    {
      head: `Per ${POINTS_TOLD} points`,
      isSpare: true,
      cell: ({ perPoints }) => (perPoints === undefined ? '' : shareText(perPoints, 1)),
    },
    { head: 'Beats', cell: ({ beats }) => String(beats.length) },
    { head: 'Loses to', cell: ({ losesTo }) => String(losesTo.length) },
    {
      head: 'Worst against',
      isText: true,
      isProse: true,
      isSpare: true,
      cell: (one) => against(one, one.losesTo[0]),
    },
    {
      head: 'Narrowest win',
      isText: true,
      isProse: true,
      isSpare: true,
      cell: (one) => against(one, one.beats.at(-1)),
    },
  ];
}
