import { stringify } from 'csv-stringify/sync';
import { cellOf, countsIn, whyLeftOut } from '../../fields/cells.ts';
import { costOf, sideName } from '../../fields/contestant.ts';
import { type Field, type FieldResult, isSquare } from '../../fields/field.ts';
import { type Order, strengthOrder } from '../../fields/order.ts';
import { POINTS_TOLD, type Standing, standings } from '../../fields/standing.ts';
import { pairsText, WHY_LEFT_OUT, whyAbsent } from './left-out.ts';

type Cell = string | number | undefined;

/**
 * The win shares as a sheet: a row for each card in the order of strength, with its mean and a column for
 * each opponent. The last column says what of the card is left out of means. With changes, the rows of
 * both fields, told apart by their first column. What is unknown stays empty.
 */
export function wideCsv(result: FieldResult): string {
  const { columns } = result.field;
  const order = strengthOrder(result.field);
  const names = order.columns.map((column) => columns[column]);
  const head = [
    ...ofField(result, 'field'),
    'rank',
    'card',
    'copies',
    'points',
    'mean_win_share',
    `win_share_per_${POINTS_TOLD}_points`,
    ...names.map((one) => one && sideName(one)),
    'left_out_of_means',
  ];
  const lines = fieldsOf(result).flatMap(([label, field]) => [
    ...wideRows(field, strengthOrder(field).rows, order).map((row) => [
      ...ofField(result, label),
      ...row,
    ]),
    ...field.absent.map(({ name, why }) => [
      ...ofField(result, label),
      undefined,
      name,
      ...Array<Cell>(head.length - ofField(result, label).length - 3),
      `cannot take part: ${whyAbsent(why)}`,
    ]),
  ]);
  return csv([head, ...lines]);
}

/** A row for each card and opponent: the win share, and what else is known of the pair. */
export function pairsCsv(result: FieldResult): string {
  const head = [
    ...ofField(result, 'field'),
    ...['card', 'opponent', 'win_share', 'when_first', 'when_second', 'nobody_wins'],
    'counts',
    'why_not',
  ];
  const order = strengthOrder(result.field);
  const lines = fieldsOf(result).flatMap(([label, field]) =>
    order.rows.flatMap((row) =>
      order.columns.map((column) => [...ofField(result, label), ...pairCells(field, row, column)]),
    ),
  );
  return csv([head, ...lines]);
}

function fieldsOf({ field, whatIf }: FieldResult): (readonly [string, Field])[] {
  return [['now', field] as const, ...(whatIf ? [['what if', whatIf.field] as const] : [])];
}

/** The first column, which tells two fields apart. */
function ofField({ whatIf }: FieldResult, text: string): string[] {
  return whatIf ? [text] : [];
}

function wideRows(field: Field, rows: readonly number[], { columns }: Order): Cell[][] {
  const ranked = new Map(standings(field).map((one) => [one.row, one]));
  return rows.map((row) => [
    ...cardCells(field, row, ranked.get(row)),
    ...columns.map((column) => cellOf(field, row, column)?.share),
    leftOutText(field, row),
  ]);
}

function cardCells(field: Field, row: number, standing: Standing | undefined): Cell[] {
  const one = field.rows[row];
  return [
    standing?.rank,
    one?.name,
    one?.copies,
    one && costOf(one),
    standing?.mean,
    standing?.perPoints,
  ];
}

/** "powers that are not modelled: Tactician; against Krug: the duel never ends" */
function leftOutText(field: Field, row: number): string {
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

function pairCells(field: Field, row: number, column: number): Cell[] {
  const [card, opponent] = [field.rows[row], field.columns[column]];
  const cell = cellOf(field, row, column);
  const isMirror = isSquare(field) && row === column;
  const why = whyLeftOut(field, row, column);
  const whyNot = isMirror ? 'the same card' : why && WHY_LEFT_OUT[why];
  return [
    card && sideName(card),
    opponent && sideName(opponent),
    cell?.share,
    cell?.first,
    cell?.second,
    cell?.nobody,
    whyNot ? 'no' : 'yes',
    whyNot,
  ];
}

/** A cell that begins like a formula would be run by a spreadsheet. */
function csv(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows], { escape_formulas: true });
}
