/* Draws the matrix of a field on a canvas: the cells with their numbers, the cursor, and the names. */

import { shortNames } from '../../../base/index.ts';
import type { Matrix } from './matrix.ts';
import type { Frame, View } from './view.ts';

/** The colors of the page, by what they stand for. */
export interface Colours {
  readonly balance: readonly string[];
  readonly ink: string;
  readonly faint: string;
  readonly card: string;
  readonly grid: string;
  readonly onLow: string;
  readonly onHigh: string;
}

export interface Cursor {
  readonly row: number;
  readonly column: number;
}

/** The room for names to the left of the cells and above them, in pixels. */
export interface Margins {
  readonly left: number;
  readonly top: number;
}

/** The opacity of pairs that are left out of means. */
const PALE = 0.3;
/** The number of shades, at each end of the scale, on which the ink must be `onHigh`. */
const DARK_SHADES = 4;
/** The minimum cell sizes, in pixels, for gaps, for whole percentages, and for percentages with one decimal. */
const WITH_GAPS = 8;
const WITH_NUMBERS = 34;
const WITH_DECIMALS = 52;
const LETTERS = 12;
const LINE = 14;

export function coloursOf(style: CSSStyleDeclaration, shades: number): Colours {
  const value = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    balance: Array.from({ length: shades }, (_, i) => value(`balance-${i}`)),
    ink: value('ink'),
    faint: value('faint'),
    card: value('card'),
    grid: value('grid'),
    onLow: value('onLow'),
    onHigh: value('onHigh'),
  };
}

/** The index of the shade for a win share. */
function shadeOf(share: number, shades: number): number {
  return Math.min(shades - 1, Math.floor(share * shades));
}

/** The matrix as a picture with one pixel per cell, which is then drawn enlarged. */
export function cellPicture(matrix: Matrix, colours: Colours): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = matrix.columns.length;
  picture.height = matrix.rows.length;
  const pen = picture.getContext('2d');
  if (!pen) return picture;
  for (const row of matrix.rows.keys()) {
    for (const column of matrix.columns.keys()) {
      const share = matrix.shareAt(row, column);
      const isPair = share !== undefined && !matrix.isMirror(row, column);
      pen.globalAlpha = !isPair || matrix.counts(row, column) ? 1 : PALE;
      pen.fillStyle = isPair
        ? (colours.balance[shadeOf(share, colours.balance.length)] ?? '')
        : colours.grid;
      pen.fillRect(column, row, 1, 1);
    }
  }
  return picture;
}

/** Everything needed to draw the matrix. */
export interface MatrixDrawing {
  readonly matrix: Matrix;
  readonly picture: HTMLCanvasElement;
  readonly colours: Colours;
  readonly view: View;
  readonly frame: Frame;
  readonly margins: Margins;
  readonly cursor: Cursor | undefined;
  readonly font: string;
}

export function draw(pen: CanvasRenderingContext2D, drawing: MatrixDrawing): void {
  const { frame, margins, colours } = drawing;
  pen.clearRect(0, 0, margins.left + frame.width, margins.top + frame.height);
  pen.save();
  pen.translate(margins.left, margins.top);
  pen.beginPath();
  pen.rect(0, 0, frame.width, frame.height);
  pen.clip();
  drawCells(pen, drawing);
  drawNumbers(pen, drawing);
  drawCursor(pen, drawing);
  pen.restore();
  pen.fillStyle = colours.ink;
  drawRowNames(pen, drawing);
  drawColumnNames(pen, drawing);
}

function drawCells(
  pen: CanvasRenderingContext2D,
  { picture, view, colours, frame }: MatrixDrawing,
): void {
  const { column, row, size } = view;
  pen.imageSmoothingEnabled = false;
  pen.drawImage(picture, -column * size, -row * size, frame.columns * size, frame.rows * size);
  if (size < WITH_GAPS) return;
  pen.strokeStyle = colours.card;
  pen.lineWidth = size < WITH_NUMBERS ? 1 : 2;
  pen.beginPath();
  for (let x = Math.ceil(column); x <= frame.columns; x++) {
    pen.moveTo((x - column) * size, 0);
    pen.lineTo((x - column) * size, (frame.rows - row) * size);
  }
  for (let y = Math.ceil(row); y <= frame.rows; y++) {
    pen.moveTo(0, (y - row) * size);
    pen.lineTo((frame.columns - column) * size, (y - row) * size);
  }
  pen.stroke();
}

/** The indices of visible cells along one axis. */
function inSight(from: number, room: number, size: number, count: number): number[] {
  const first = Math.floor(from);
  const last = Math.min(count, Math.ceil(from + room / size));
  return Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i);
}

function drawNumbers(
  pen: CanvasRenderingContext2D,
  { matrix, colours, view, frame, font }: MatrixDrawing,
): void {
  const { size } = view;
  if (size < WITH_NUMBERS) return;
  pen.font = `${LETTERS}px ${font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const shades = colours.balance.length;
  for (const row of inSight(view.row, frame.height, size, frame.rows)) {
    for (const column of inSight(view.column, frame.width, size, frame.columns)) {
      if (matrix.isMirror(row, column)) continue;
      const { share, text } = matrix.pairAt(row, column);
      const shade = share === undefined ? 0 : shadeOf(share, shades);
      const isDark = shade < DARK_SHADES || shade >= shades - DARK_SHADES;
      const counts = matrix.counts(row, column);
      pen.fillStyle = counts && isDark && share !== undefined ? colours.onHigh : colours.onLow;
      const x = (column + 0.5 - view.column) * size;
      const y = (row + 0.5 - view.row) * size;
      pen.fillText(size < WITH_DECIMALS ? wholePercent(text, share) : text, x, y);
    }
  }
}

function wholePercent(text: string, share: number | undefined): string {
  if (share === undefined) return '–';
  const isOpen = share > 0 && share < 1;
  if (isOpen && share < 0.005) return '<1%';
  if (isOpen && share >= 0.995) return '>99%';
  return `${Math.round(Number.parseFloat(text))}%`;
}

function drawCursor(pen: CanvasRenderingContext2D, { cursor, view, colours }: MatrixDrawing): void {
  if (!cursor) return;
  const side = Math.max(view.size, 3);
  pen.lineWidth = 2;
  pen.strokeStyle = colours.ink;
  pen.strokeRect(
    (cursor.column - view.column) * view.size,
    (cursor.row - view.row) * view.size,
    side,
    side,
  );
}

/** The indices of the names to write: every nth name, so that names do not overlap, and the name at the cursor. */
function named(
  count: number,
  from: number,
  room: number,
  size: number,
  chosen: number | undefined,
) {
  const every = Math.ceil(LINE / size);
  const all = inSight(from, room, size, count);
  const isNear = (at: number) => chosen !== undefined && Math.abs(at - chosen) < every;
  return all.filter((at) => at === chosen || (at % every === 0 && !isNear(at)));
}

function drawRowNames(pen: CanvasRenderingContext2D, drawing: MatrixDrawing): void {
  const { matrix, view, frame, margins, cursor } = drawing;
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  const room = margins.left - 8;
  for (const row of named(frame.rows, view.row, frame.height, view.size, cursor?.row)) {
    const y = (row + 0.5 - view.row) * view.size;
    if (y < 0 || y > frame.height) continue;
    writeName(pen, drawing, matrix.rows, row, row === cursor?.row, room, (text) =>
      pen.fillText(text, margins.left - 6, margins.top + y),
    );
  }
}

function drawColumnNames(pen: CanvasRenderingContext2D, drawing: MatrixDrawing): void {
  const { matrix, view, frame, margins, cursor } = drawing;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  const room = margins.top - 8;
  for (const column of named(frame.columns, view.column, frame.width, view.size, cursor?.column)) {
    const x = (column + 0.5 - view.column) * view.size;
    if (x < 0 || x > frame.width) continue;
    pen.save();
    pen.translate(margins.left + x, margins.top - 6);
    pen.rotate(-Math.PI / 2);
    writeName(pen, drawing, matrix.columns, column, column === cursor?.column, room, (text) =>
      pen.fillText(text, 0, 0),
    );
    pen.restore();
  }
}

function writeName(
  pen: CanvasRenderingContext2D,
  { font }: MatrixDrawing,
  cards: Matrix['rows'],
  at: number,
  isChosen: boolean,
  room: number,
  write: (text: string) => void,
): void {
  const fontOf = (weight: string) => `${weight}${LETTERS}px ${font}`;
  pen.font = fontOf(BOLD);
  const label = labelsIn(pen, cards, room)[at] ?? '';
  pen.font = fontOf(isChosen ? BOLD : '');
  write(label);
}

const BOLD = '700 ';

/**
 * Shortened names of the cards, by available width and font. They are cached because the matrix is redrawn on every
 * movement of the pointer or of the picture.
 */
const LABELS = new WeakMap<Matrix['rows'], Map<string, readonly string[]>>();

/** As much of each name as fits in the pen's font. Different names get different labels. */
function labelsIn(pen: CanvasRenderingContext2D, cards: Matrix['rows'], room: number) {
  const known = LABELS.get(cards) ?? new Map<string, readonly string[]>();
  LABELS.set(cards, known);
  const key = `${room} ${pen.font}`;
  const names = cards.map(({ name }) => name);
  const labels = known.get(key) ?? shortNames(names, (text) => pen.measureText(text).width <= room);
  known.set(key, labels);
  return labels;
}
