import { type Column, isTextColumn, keyColumns, type Table } from '../tables/table.ts';
import { narrowest, widthOf } from './fold.ts';
/** Blanks between columns. */
export const GAP = 2;
/** A head over more lines than this is longer than it is wide. */
const HEAD_LINES = 4;
/** Text is not folded into fewer columns. */
const LEAST_TEXT = 10;

/** Columns of a table, by number, that are drawn side by side. The keys come first in each part. */
export type ColumnSpan = readonly number[];

/** The widths of a part's columns with nothing folded but heads, into at most so many lines. */
function widthsOf({ columns, rows }: Table, part: ColumnSpan, headLines: number): number[] {
  return part.map((column) =>
    Math.max(
      narrowest(columns[column]?.head ?? '', headLines),
      ...rows.map((row) => widthOf(row[column] ?? '')),
    ),
  );
}

/** The same where long text and words are folded too: no text column takes too much of the room. */
function foldedWidths(table: Table, part: ColumnSpan, room: number): number[] {
  const most = Math.max(LEAST_TEXT, Math.floor(room / (keyColumns(table) + 2)));
  return widthsOf(table, part, HEAD_LINES).map((width, at) => {
    const column = part[at] ?? at;
    if (isTextColumn(table.columns[column] as Column)) return Math.min(width, most);
    const cells = table.rows.map((row) => widthOf(row[column] ?? ''));
    return Math.min(width, Math.max(most, ...cells));
  });
}

export function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + GAP * (widths.length - 1);
}

/** The first widths that fit: with heads of ever more lines, then with folded text. */
export function fittingWidths(table: Table, part: ColumnSpan, room: number): number[] {
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

/** Whether a part can be drawn in so many columns. */
export function fitsRoom(table: Table, part: ColumnSpan, room: number): boolean {
  return least(table, part, room) <= room;
}

/** How wide a part is at least, where there is so much room. */
export function least(table: Table, part: ColumnSpan, room: number): number {
  return total(foldedWidths(table, part, room));
}

/**
 * Splits a table that is too wide into parts that follow each other, each with the keys of its rows.
 * Columns about the same stay together while they fit; intervals come last where that makes no more
 * parts. A part of a single column beside its keys may still be too wide.
 */
export function tableParts(table: Table, room: number): ColumnSpan[] {
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

/** Fills part after part with as many subjects as fit. */
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
