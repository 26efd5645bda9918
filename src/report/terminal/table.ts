/* Tables as text in columns, for a terminal and for BBCode: wrapped, split, or listed row by row to fit the width. */

import { printable } from '../../base/index.ts';
import {
  abridged,
  type Column,
  isTextColumn,
  keyColumns,
  type Table,
  withColumns,
} from '../tables/table.ts';
import { folded, foldedLines, narrowest, widthOf } from './fold.ts';
import { type Page, painted } from './page.ts';

/** The number of blanks between columns. */
const GAP = 2;
/** The maximum number of lines of a column head. */
const HEAD_LINES = 4;
/** Text is never wrapped into fewer columns. */
const LEAST_TEXT = 10;

/** A part of a table: the indices of columns drawn side by side. Each part begins with the key columns. */
type ColumnSpan = readonly number[];

/** The widths of a part's columns if only the heads are wrapped, into at most `headLines` lines. */
function widthsOf({ columns, rows }: Table, part: ColumnSpan, headLines: number): number[] {
  return part.map((column) =>
    Math.max(
      narrowest(columns[column]?.head ?? '', headLines),
      ...rows.map((row) => widthOf(row[column] ?? '')),
    ),
  );
}

/** The widths of a part's columns if long text is wrapped too, so that no text column takes too much of the room. */
function foldedWidths(table: Table, part: ColumnSpan, room: number): number[] {
  const most = Math.max(LEAST_TEXT, Math.floor(room / (keyColumns(table) + 2)));
  return widthsOf(table, part, HEAD_LINES).map((width, at) => {
    const column = part[at] ?? at;
    if (isTextColumn(table.columns[column] as Column)) return Math.min(width, most);
    const cells = table.rows.map((row) => widthOf(row[column] ?? ''));
    return Math.min(width, Math.max(most, ...cells));
  });
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + GAP * (widths.length - 1);
}

/** The first widths that fit: with heads of one line, two lines and so on, then with wrapped text. */
function fittingWidths(table: Table, part: ColumnSpan, room: number): number[] {
  for (let lines = 1; lines <= HEAD_LINES; lines++) {
    const widths = widthsOf(table, part, lines);
    if (total(widths) <= room) return widths;
  }
  const widths = foldedWidths(table, part, room);
  let left = room - total(widths);
  return widthsOf(table, part, HEAD_LINES).map((wanted, at) => {
    const width = widths[at] ?? 0;
    const more = Math.max(0, Math.min(left, wanted - width));
    left -= more;
    return width + more;
  });
}

/** Whether a part fits into `room` columns. */
function fitsRoom(table: Table, part: ColumnSpan, room: number): boolean {
  return least(table, part, room) <= room;
}

/** The minimum width of a part, given the room. */
function least(table: Table, part: ColumnSpan, room: number): number {
  return total(foldedWidths(table, part, room));
}

/**
 * Splits a table that is too wide into parts, each with the key columns. Columns with the same `about` stay together if
 * they fit. Details such as intervals come last if that does not increase the number of parts. A part with a single
 * column besides its keys may still be too wide.
 */
function tableParts(table: Table, room: number): ColumnSpan[] {
  const all = [...table.columns.keys()];
  if (fitsRoom(table, all, room)) return [all];
  const detailed = (column: number) => table.columns[column]?.isDetail === true;
  const asTheyStand = packed(table, all, room);
  const detailsLast = packed(
    table,
    [...all.filter((column) => !detailed(column)), ...all.filter(detailed)],
    room,
  );
  return detailsLast.length <= asTheyStand.length ? detailsLast : asTheyStand;
}

/** Fills one part after another, each with as many groups of columns as fit. */
function packed(table: Table, order: ColumnSpan, room: number): ColumnSpan[] {
  const keys = order.slice(0, keyColumns(table));
  const subjects = subjectsOf(table, order.slice(keys.length)).flatMap((subject) =>
    fitsRoom(table, [...keys, ...subject], room) ? [subject] : subject.map((column) => [column]),
  );
  const parts: number[][] = [];
  for (const subject of subjects) {
    const last = parts.at(-1);
    if (last && fitsRoom(table, [...last, ...subject], room)) last.push(...subject);
    else parts.push([...keys, ...subject]);
  }
  return parts.length > 0 ? parts : [keys];
}

function subjectsOf({ columns }: Table, order: ColumnSpan): number[][] {
  const subjects: number[][] = [];
  const about = (column: number) => columns[column]?.about;
  for (const column of order) {
    const last = subjects.at(-1);
    const isMore = last?.some((one) => about(one) !== undefined && about(one) === about(column));
    if (last && isMore) last.push(column);
    else subjects.push([column]);
  }
  return subjects;
}

/** The minimum useful width of bars, and the maximum width, at which a character stands for 5%. */
const BAR_LEAST = 14;
const BAR_MOST = 20;

/** A common width for the bars of all these tables, so that they can be compared; 0 if no table has room for bars. */
export function barWidth(tables: readonly Table[], { tableWidth }: Page): number {
  const rooms = tables
    .filter(({ chances }) => chances)
    .map((table) => made(abridged(table)))
    .map((table) => {
      const [first = []] = tableParts(table, tableWidth);
      return tableWidth - least(table, first, tableWidth) - GAP;
    })
    .filter((room) => room >= BAR_LEAST);
  return rooms.length > 0 ? Math.min(BAR_MOST, ...rooms) : 0;
}

/**
 * A table as text. If it is too wide, its heads are wrapped first, then its bars are dropped, then it is split into
 * parts. It is listed row by row if that is shorter, or if a column does not fit even in a part of its own.
 */
export function tableText(given: Table, page: Page, bars = 0): string {
  const { title, note } = made(abridged(given));
  return [
    painted(page, 'strong', folded(title, page.proseWidth)),
    ...tableLines(given, page, bars),
    ...(note ? [folded(note, page.proseWidth)] : []),
  ].join('\n');
}

/** The lines of a table from its first rule to its last, without title and note. */
export function tableLines(given: Table, page: Page, bars = 0): string[] {
  const table = withoutSpare(made(abridged(given)), page.tableWidth);
  const blocks = blocksOf(table, page, bars);
  const widest = Math.max(0, ...blocks.flat().map(({ width }) => width));
  const rule = painted(page, 'faint', '─'.repeat(widest));
  return [rule, ...blocks.flatMap((lines) => [...lines.map(({ text }) => text), rule])];
}

/** Drops spare columns, the last one first, until the table fits. */
function withoutSpare(table: Table, room: number): Table {
  const spare = table.columns.findLastIndex(({ isSpare }) => isSpare);
  if (spare < 0 || fitsRoom(table, [...table.columns.keys()], room)) return table;
  return withoutSpare(
    withColumns(table, (_, column) => column !== spare),
    room,
  );
}

/** The groups of lines between rules. */
function blocksOf(table: Table, page: Page, bars: number): PrintedLine[][] {
  const parts = tableParts(table, page.tableWidth);
  const fitting = parts.filter((part) => fitsRoom(table, part, page.tableWidth));
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

/** The table with text that is safe to print. */
function made(table: Table): Table {
  return {
    ...table,
    title: printable(table.title),
    columns: table.columns.map((column) => ({ ...column, head: printable(column.head) })),
    rows: table.rows.map((row) => row.map(printable)),
    ...(table.note && { note: printable(table.note) }),
  };
}

function drawn(table: Table, part: ColumnSpan, bars: number, page: Page): PrintedLine[] {
  const { rows, chances } = table;
  const columns = part.map((column) => table.columns[column] as Column);
  const withBars = chances && bars > 0 && fitsRoom(table, part, page.tableWidth - GAP - bars);
  const room = withBars ? page.tableWidth - GAP - bars : page.tableWidth;
  const widths = fittingWidths(table, part, room);
  const line = (cells: readonly string[], last: Cell): PrintedLine => {
    const set = cells.map((text, at): Cell => {
      const blanks = ' '.repeat((widths[at] ?? 0) - widthOf(text));
      const column = columns[at] as Column;
      const style = column.isDetail ? 'faint' : undefined;
      return { text: isTextColumn(column) ? text + blanks : blanks + text, style };
    });
    return lineOf([...set, ...(last.text ? [last] : [])], page);
  };
  const foldedCells = (cells: readonly string[]) =>
    cells.map((text, at) => foldedLines(text, widths[at] ?? 0));
  const heads = foldedCells(columns.map(({ head }) => head));
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
      const cells = foldedCells(part.map((column) => row[column] ?? ''));
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

/** A line that is ready to print, and its width without color codes. */
export interface PrintedLine {
  readonly text: string;
  readonly width: number;
}

/** A cell's text, padded to its column's width. */
interface Cell {
  readonly text: string;
  readonly style?: 'faint' | 'bar' | undefined;
}

/** Cells side by side, without blanks at the end of the line. */
function lineOf(cells: readonly Cell[], page: Page): PrintedLine {
  const used = cells.slice(0, cells.findLastIndex(({ text }) => text.trim() !== '') + 1);
  const trimmed = used.map((cell, i) =>
    i === used.length - 1 ? { ...cell, text: cell.text.trimEnd() } : cell,
  );
  const gap = ' '.repeat(GAP);
  return {
    text: trimmed.map(({ text, style }) => (style ? painted(page, style, text) : text)).join(gap),
    width: total(trimmed.map(({ text }) => widthOf(text))),
  };
}

/** The table listed row by row: the keys, then an indented line for every other value. */
function records(table: Table, part: ColumnSpan, page: Page): PrintedLine[] {
  const keys = part.slice(0, keyColumns(table));
  const named = (column: number, row: readonly string[], between: string) =>
    [table.columns[column]?.head, row[column]].filter(Boolean).join(between);
  return table.rows.flatMap((row) => {
    const known = keys.map((column) => named(column, row, ' ')).join(', ');
    const more = part.slice(keys.length).filter((column) => row[column]);
    const lines = [
      folded(known, page.tableWidth),
      ...more.map((column) => folded(named(column, row, ': '), page.tableWidth, '  ')),
    ];
    return lines
      .flatMap((text) => text.split('\n'))
      .map((text) => ({ text, width: widthOf(text) }));
  });
}

/** An empty text, then blocks of one to eight eighths of a character. */
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'];
const WHOLE = EIGHTHS.length - 1;

/**
 * A chance as a bar. The full width stands for 100% in every table, so equal lengths are equal chances. As with
 * percentages, a chance above 0% always shows, and a chance below 100% never fills the width.
 *
 * @param width the full width, in characters
 */
export function bar(chance: number, width: number): string {
  const most = width * WHOLE;
  const nearest = Math.round(chance * most);
  const eighths = chance <= 0 ? 0 : chance >= 1 ? most : Math.min(most - 1, Math.max(1, nearest));
  return '█'.repeat(Math.floor(eighths / WHOLE)) + EIGHTHS[eighths % WHOLE];
}

/**
 * The scale above bars: 0% and 100% at the ends, and the event between them. The width must be at least 14, to fit `P(=
 * x)`.
 */
export function barScale(width: number, event: string): string {
  const room = width - '0%100%'.length;
  const before = Math.ceil((room - event.length) / 2);
  return `0%${' '.repeat(before)}${event}${' '.repeat(room - before - event.length)}100%`;
}
