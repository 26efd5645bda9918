import { gzipSync } from 'fflate';
import { cellOf, countsIn, whyLeftOut } from '../../fields/cells.ts';
import type { Contestant } from '../../fields/contestant.ts';
import { type Field, isSquare } from '../../fields/field.ts';
import type { Order } from '../../fields/order.ts';
import { standings } from '../../fields/standing.ts';
import type { PageCard, PageMatrix } from '../../page/data.ts';
import { codeOf } from '../../page/field/odds.ts';
import { printable } from '../../words/problem.ts';
import { WHY_LEFT_OUT } from './left-out.ts';
import { sideName } from './names.ts';
import { shareText } from './share-text.ts';

/** Less than rounding can leave of a sum. */
const NOTHING = 1e-9;

/**
 * All pairs of a field for the page's script.
 *
 * @param order of its cards: that of another field, where two are shown in the same places
 */
export function pageMatrix(title: string, field: Field, { rows, columns }: Order): PageMatrix {
  const codes: number[] = [];
  const nobody: [number, number][] = [];
  const refused: [number, string][] = [];
  for (const [y, row] of rows.entries()) {
    for (const [x, column] of columns.entries()) {
      const at = y * columns.length + x;
      const cell = cellOf(field, row, column);
      const why = whyLeftOut(field, row, column);
      codes.push(...[cell?.share, cell?.first, cell?.second].map(codeOf));
      if (cell && cell.nobody > NOTHING) nobody.push([at, codeOf(cell.nobody)]);
      if (why && why !== 'unmodelled') refused.push([at, WHY_LEFT_OUT[why]]);
    }
  }
  const cards = pageCards(field);
  return {
    title,
    rows: rows.map((row) => cards.rows[row] ?? { name: '' }),
    ...(!isSquare(field) && {
      columns: columns.map((column) => cards.columns[column] ?? { name: '' }),
    }),
    odds: packed(codes),
    nobody,
    refused,
  };
}

function pageCards(field: Field): Record<'rows' | 'columns', PageCard[]> {
  const ranked = standings(field);
  const told = new Map(
    ranked.map(({ row, rank, mean }) => [
      row,
      `Rank ${rank} of ${ranked.length}, ${shareText(mean)} on average`,
    ]),
  );
  const cardOf = (one: Contestant): PageCard => {
    const isLeftOut = !countsIn(one, field.setting);
    return {
      name: printable(sideName(one)),
      ...(isLeftOut && {
        leftOut: printable(
          `${one.name} has ${WHY_LEFT_OUT.unmodelled}: ${one.unmodelled.join(', ')}`,
        ),
      }),
    };
  };
  return {
    rows: field.rows.map((one, row) => {
      const standing = told.get(row);
      return { ...cardOf(one), row, ...(standing !== undefined && { standing }) };
    }),
    columns: field.columns.map(cardOf),
  };
}

/** Numbers of two bytes, the lower one first; a fixed time stamp: the same numbers are the same bytes. */
function packed(codes: readonly number[]): string {
  const bytes = Uint8Array.from(codes.flatMap((code) => [code & 0xff, code >> 8]));
  return Buffer.from(gzipSync(bytes, { level: 9, mtime: 0 })).toString('base64');
}
