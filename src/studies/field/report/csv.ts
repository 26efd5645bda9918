/* A field as CSV: a sheet of win shares, or a line per pair. */

import { csvOf, type RecordColumn } from '../../../report/index.ts';
import { type Cell, cellOf, countsIn, whyLeftOut } from '../cells.ts';
import { type Absentee, sideName } from '../contestant.ts';
import { columnName, type Field, type FieldResult, isSquare, rowName } from '../field.ts';
import {
  type RankedCard,
  STANDING_COLUMNS,
  type StandingColumn,
} from '../format/standing-columns.ts';
import { strengthOrder } from '../order.ts';
import { standings } from '../standing.ts';
import { pairsText, WHY_LEFT_OUT, whyAbsent } from './left-out.ts';

/** A card that has a row in the field, or a card that cannot take part. */
interface CardRow {
  readonly label: string;
  readonly card?: RankedCard;
  readonly absent?: Absentee;
}

/** A card that has a row in the field, and its opponent. */
interface PairRow {
  readonly label: string;
  readonly field: Field;
  readonly row: number;
  readonly column: number;
}

/**
 * The win shares as a sheet: a line for each card, strongest first, with its standing and a column for each opponent.
 * The last column says what is left out of the means of a card. If there are changes, both fields have lines, and the
 * first column says which field a line belongs to. Unknown values are left empty.
 */
export function wideCsv(
  result: FieldResult,
  standing: readonly StandingColumn[] = STANDING_COLUMNS,
): string {
  const { columns } = result.field;
  const order = strengthOrder(result.field);
  const shown: RecordColumn<CardRow>[] = [
    ...fieldColumn<CardRow>(result),
    ...standing.map(
      ({ csv, json, value }): RecordColumn<CardRow> => ({
        ...(csv !== undefined && { csv }),
        value: ({ card, absent }) => {
          if (card) return value(card);
          return json === 'name' ? absent?.name : undefined;
        },
      }),
    ),
    ...order.columns.map((column): RecordColumn<CardRow> => {
      const opponent = columns[column];
      return {
        csv: opponent ? sideName(opponent) : '',
        value: ({ card }) => card && cellOf(card.field, card.row, column)?.share,
      };
    }),
    {
      csv: 'left_out_of_means',
      value: ({ card, absent }) =>
        absent ? `cannot take part: ${whyAbsent(absent.why)}` : card && leftOutText(card),
    },
  ];
  return csvOf(shown, fieldsOf(result).flatMap(cardRows));
}

function cardRows([label, field]: readonly [string, Field]): CardRow[] {
  const ranked = new Map(standings(field).map((one) => [one.row, one]));
  return [
    ...strengthOrder(field).rows.map((row) => ({
      label,
      card: { field, row, standing: ranked.get(row) },
    })),
    ...field.absent.map((absent) => ({ label, absent })),
  ];
}

const PAIR_COLUMNS: readonly RecordColumn<PairRow>[] = [
  { csv: 'card', value: ({ field, row }) => rowName(field, row) },
  { csv: 'opponent', value: ({ field, column }) => columnName(field, column) },
  { csv: 'win_share', value: (pair) => oddsOf(pair)?.share },
  { csv: 'when_first', value: (pair) => oddsOf(pair)?.first },
  { csv: 'when_second', value: (pair) => oddsOf(pair)?.second },
  { csv: 'nobody_wins', value: (pair) => oddsOf(pair)?.nobody },
  { csv: 'counts', value: (pair) => (whyNot(pair) ? 'no' : 'yes') },
  { csv: 'why_not', value: whyNot },
];

/** A line for each card and opponent, with the win share and everything else known about the pair. */
export function pairsCsv(result: FieldResult): string {
  const order = strengthOrder(result.field);
  const rows = fieldsOf(result).flatMap(([label, field]) =>
    order.rows.flatMap((row) => order.columns.map((column) => ({ label, field, row, column }))),
  );
  return csvOf([...fieldColumn<PairRow>(result), ...PAIR_COLUMNS], rows);
}

function oddsOf({ field, row, column }: PairRow): Cell | undefined {
  return cellOf(field, row, column);
}

function whyNot({ field, row, column }: PairRow): string | undefined {
  if (isSquare(field) && row === column) return 'the same card';
  const why = whyLeftOut(field, row, column);
  return why && WHY_LEFT_OUT[why];
}

function fieldsOf({ field, whatIf }: FieldResult): (readonly [string, Field])[] {
  return [['now', field] as const, ...(whatIf ? [['what if', whatIf.field] as const] : [])];
}

/** The column that says to which of the two fields a line belongs. */
function fieldColumn<Row extends { readonly label: string }>({
  whatIf,
}: FieldResult): RecordColumn<Row>[] {
  return whatIf ? [{ csv: 'field', value: ({ label }) => label }] : [];
}

/** "powers that are not modelled: Tactician; against Krug: the duel never ends" */
function leftOutText({ field, row }: RankedCard): string {
  const card = field.rows[row];
  const own =
    card && !countsIn(card, field.setting)
      ? [`${WHY_LEFT_OUT.unmodelled}: ${card.unmodelled.join(', ')}`]
      : [];
  const isMirror = (column: number) => isSquare(field) && row === column;
  const open = [...field.columns.keys()].filter(
    (column) => !isMirror(column) && whyLeftOut(field, row, column) === 'notPlayed',
  );
  const pairs = [...field.columns.keys()].flatMap((column) => {
    const why = whyLeftOut(field, row, column);
    const other = field.columns[column];
    return other && why && why !== 'unmodelled' && why !== 'notPlayed'
      ? [`against ${sideName(other)}: ${WHY_LEFT_OUT[why]}`]
      : [];
  });
  const waiting = open.length > 0 ? [`${pairsText(open.length)} ${WHY_LEFT_OUT.notPlayed}`] : [];
  return [...own, ...pairs, ...waiting].join('; ');
}
