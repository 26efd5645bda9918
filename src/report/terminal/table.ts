import { printable } from '../../words/problem.ts';
import { abridged } from '../tables/abridged.ts';
import { isTextColumn, type Table } from '../tables/table.ts';
import { bar, barScale } from './bars.ts';
import { type ColumnSpan, fits, fittingWidths, GAP, least, partsOf } from './columns.ts';
import { folded, foldedLines } from './fold.ts';
import { type Cell, lineOf, type PrintedLine } from './line.ts';
import { type Page, painted } from './page.ts';
import { records } from './records.ts';
import { widthOf } from './width.ts';

/** Bars narrower than this tell nothing; wider ones, nothing more: a character is 5% then. */
const BAR_LEAST = 14;
const BAR_MOST = 20;

/** How wide bars are beside all of these tables, so that they compare; 0 where none has room. */
export function barWidth(tables: readonly Table[], { tableWidth }: Page): number {
  const rooms = tables
    .filter(({ chances }) => chances)
    .map((table) => made(abridged(table)))
    .map((table) => {
      const [first = []] = partsOf(table, tableWidth);
      return tableWidth - least(table, first, tableWidth) - GAP;
    })
    .filter((room) => room >= BAR_LEAST);
  return rooms.length > 0 ? Math.min(BAR_MOST, ...rooms) : 0;
}

/**
 * A table as text. One that is too wide gets heads of several lines, then loses its bars, then is
 * split, or told row by row where that is shorter or a column does not even fit beside its keys.
 */
export function tableText(given: Table, page: Page, bars = 0): string {
  const table = withoutSpare(made(abridged(given)), page.tableWidth);
  const blocks = blocksOf(table, page, bars);
  const widest = Math.max(0, ...blocks.flat().map(({ width }) => width));
  const rule = painted(page, 'faint', '─'.repeat(widest));
  return [
    painted(page, 'strong', folded(table.title, page.proseWidth)),
    rule,
    ...blocks.flatMap((lines) => [...lines.map(({ text }) => text), rule]),
    ...(table.note ? [folded(table.note, page.proseWidth)] : []),
  ].join('\n');
}

/** A table that is too wide loses spare columns, the last one first, until it fits. */
function withoutSpare(table: Table, room: number): Table {
  const all = table.head.map((_, column) => column);
  const spare = all.findLast((column) => table.columns?.[column]?.isSpare);
  if (spare === undefined || fits(table, all, room)) return table;
  const kept = <T>(cells: readonly T[]) => cells.filter((_, column) => column !== spare);
  const { head, rows, columns = [] } = table;
  return withoutSpare(
    { ...table, head: kept(head), rows: rows.map(kept), columns: kept(columns) },
    room,
  );
}

/** The lines between the rules. */
function blocksOf(table: Table, page: Page, bars: number): PrintedLine[][] {
  const parts = partsOf(table, page.tableWidth);
  const fitting = parts.filter((part) => fits(table, part, page.tableWidth));
  const others = parts.filter((part) => !fitting.includes(part));
  const blocks = fitting.map((part, i) => drawn(table, part, i === 0 ? bars : 0, page));
  if (others.length > 0) blocks.push(records(table, [...new Set(others.flat())], page));
  if (blocks.length === 1) return blocks;
  const all = records(
    table,
    [...new Set(parts.flat())].sort((a, b) => a - b),
    page,
  );
  const linesOfBlocks = blocks.flat().length + blocks.length - 1;
  return all.length > 0 && all.length < linesOfBlocks ? [all] : blocks;
}

/** The table as it can be printed. */
function made(table: Table): Table {
  return {
    ...table,
    title: printable(table.title),
    head: table.head.map(printable),
    rows: table.rows.map((row) => row.map(printable)),
    ...(table.note && { note: printable(table.note) }),
  };
}

function drawn(table: Table, part: ColumnSpan, bars: number, page: Page): PrintedLine[] {
  const { head, rows, chances, columns } = table;
  const withBars = chances && bars > 0 && fits(table, part, page.tableWidth - GAP - bars);
  const room = withBars ? page.tableWidth - GAP - bars : page.tableWidth;
  const widths = fittingWidths(table, part, room);
  const isText = (at: number) => isTextColumn(table, part[at] ?? at);
  const line = (cells: readonly string[], last: Cell): PrintedLine => {
    const set = cells.map((text, at): Cell => {
      const blanks = ' '.repeat((widths[at] ?? 0) - widthOf(text));
      const style = columns?.[part[at] ?? -1]?.isDetail ? 'faint' : undefined;
      return { text: isText(at) ? text + blanks : blanks + text, style };
    });
    return lineOf([...set, ...(last.text ? [last] : [])], page);
  };
  const cellsOf = (row: readonly string[]) =>
    part.map((column, at) => foldedLines(row[column] ?? '', widths[at] ?? 0));
  const heads = cellsOf(head);
  const height = tallest(heads);
  const scale = { text: withBars ? barScale(bars, chances.event) : '', style: 'faint' } as const;
  return [
    ...across(height, (y) =>
      line(
        heads.map((lines) => lines[y + lines.length - height] ?? ''),
        y === height - 1 ? scale : NOTHING,
      ),
    ),
    ...rows.flatMap((row, i) => {
      const cells = cellsOf(row);
      const drawnBar = {
        text: withBars ? bar(chances.ofRows[i] ?? 0, bars) : '',
        style: 'bar',
      } as const;
      return across(tallest(cells), (y) =>
        line(
          cells.map((lines) => lines[y] ?? ''),
          y === 0 ? drawnBar : NOTHING,
        ),
      );
    }),
  ];
}

const NOTHING: Cell = { text: '' };

function tallest(cells: readonly (readonly string[])[]): number {
  return Math.max(...cells.map((lines) => lines.length));
}

function across<T>(height: number, make: (y: number) => T): T[] {
  return Array.from({ length: height }, (_, y) => make(y));
}
