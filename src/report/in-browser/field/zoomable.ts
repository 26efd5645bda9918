/* The matrix of a field on a canvas, with panning and zooming. */

import { element } from '../element.ts';
import { type Colours, type Cursor, cellPicture, coloursOf, draw, type Margins } from './draw.ts';
import type { Matrix } from './matrix.ts';
import {
  cellAt,
  type Frame,
  isWhole,
  leastSize,
  moved,
  showing,
  type View,
  wholeView,
  zoomed,
} from './view.ts';

/** What the reader's gestures do. Points are in pixels from the upper left cell. */
interface Gestures {
  margins(): Margins;
  isWhole(): boolean;
  zoom(factor: number, x: number, y: number): void;
  move(x: number, y: number): void;
  hover(x: number, y: number): void;
  leave(): void;
  choose(x: number, y: number): void;
  /** Moves the highlight by some cells. */
  step(rows: number, columns: number): void;
  near(isIn: boolean): void;
  whole(): void;
  /** Chooses the highlighted cell. */
  take(): void;
}

/** A press that moves farther than this, in pixels, is not a click. */
const STILL = 5;
/** How much each pixel of the wheel adds to the logarithm of the zoom factor. */
const WHEEL = 0.002;
/** The number of pixels in each unit that a wheel may report: pixel, line, page. */
const WHEEL_UNITS = [1, 16, 400];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Listens to the wheel, dragging, pinching and keys. */
function handsOn(canvas: HTMLCanvasElement, asked: Gestures): void {
  const pressed = new Map<number, Point>();
  let travelled = 0;
  const pointOf = (event: MouseEvent): Point => {
    const box = canvas.getBoundingClientRect();
    const { left, top } = asked.margins();
    return { x: event.clientX - box.left - left, y: event.clientY - box.top - top };
  };

  canvas.addEventListener(
    'wheel',
    (event) => {
      // If the whole matrix is visible, turning the wheel to zoom out scrolls the page instead.
      if (event.deltaY >= 0 && asked.isWhole()) return;
      event.preventDefault();
      const { x, y } = pointOf(event);
      asked.zoom(Math.exp(-WHEEL * event.deltaY * (WHEEL_UNITS[event.deltaMode] ?? 1)), x, y);
    },
    { passive: false },
  );
  canvas.addEventListener('pointerdown', (event) => {
    pressed.set(event.pointerId, pointOf(event));
    if (pressed.size === 1) travelled = 0;
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener('pointermove', (event) => {
    const before = pressed.get(event.pointerId);
    const now = pointOf(event);
    if (!before) {
      if (event.pointerType === 'mouse') asked.hover(now.x, now.y);
      return;
    }
    const others = [...pressed].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const [other] = others;
    travelled += distance(before, now);
    pressed.set(event.pointerId, now);
    if (other) {
      const factor = distance(other, now) / Math.max(1, distance(other, before));
      asked.zoom(factor, (other.x + now.x) / 2, (other.y + now.y) / 2);
    }
    const share = other ? 1 / 2 : 1;
    if (travelled > STILL) {
      asked.leave();
      asked.move((now.x - before.x) * share, (now.y - before.y) * share);
    }
  });
  const release = (event: PointerEvent) => {
    const wasPressed = pressed.delete(event.pointerId);
    if (!wasPressed || event.type !== 'pointerup' || travelled > STILL || pressed.size > 0) return;
    const { x, y } = pointOf(event);
    asked.choose(x, y);
  };
  canvas.addEventListener('pointerup', release);
  canvas.addEventListener('pointercancel', release);
  canvas.addEventListener('pointerleave', () => asked.leave());

  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => asked.step(-1, 0),
    ArrowDown: () => asked.step(1, 0),
    ArrowLeft: () => asked.step(0, -1),
    ArrowRight: () => asked.step(0, 1),
    '+': () => asked.near(true),
    '=': () => asked.near(true),
    '-': () => asked.near(false),
    '0': () => asked.whole(),
    Enter: () => asked.take(),
    ' ': () => asked.take(),
  };
  canvas.addEventListener('keydown', (event) => {
    const act = keys[event.key];
    // The browser's own shortcuts, such as its zoom, must keep working.
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A matrix with panning and zooming by mouse, touch and keyboard. */
export interface Zoomable {
  /** Draws another matrix, with the same cards. */
  show(matrix: Matrix): void;
  /** Highlights a pair. */
  point(row: number, column: number): void;
}

const SHADES = 21;
/** The zoom factor of one press of a button or key. */
const STEP = 1.5;
/** The room for names, as shares of the width, with limits in pixels. */
const LEFT = { share: 0.27, least: 80, most: 170 };
const TOP = { share: 0.24, least: 70, most: 165 };
const WIDEST_CELL = 56;

/** @param choose receives the pair that the reader chooses */
export function zoomableMatrix(
  place: HTMLElement,
  given: Matrix,
  choose: (row: number, column: number) => void,
): Zoomable {
  const canvas = element('canvas', { tabIndex: 0 });
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', 'The matrix of win shares');
  canvas.setAttribute('aria-describedby', 'matrix-keys');
  const tip = element('div', { className: 'tip', hidden: true });
  const readout = element('p', { className: 'readout' });
  readout.setAttribute('aria-live', 'polite');
  const { bar, buttons } = zoomBar();
  place.append(bar, canvas, tip, readout);

  let matrix = given;
  let colours: Colours;
  let picture: HTMLCanvasElement;
  let margins: Margins = { left: 0, top: 0 };
  let frame: Frame = { columns: 1, rows: 1, width: 1, height: 1 };
  let view: View = wholeView(frame);
  let cursor: Cursor | undefined;
  let isAsked = false;
  const font = getComputedStyle(document.body).fontFamily;

  const paint = () => {
    isAsked = false;
    const pen = canvas.getContext('2d');
    if (!pen) return;
    const scale = window.devicePixelRatio;
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    draw(pen, { matrix, picture, colours, view, frame, margins, cursor, font });
    buttons.out.disabled = isWhole(view, frame);
    buttons.whole.disabled = isWhole(view, frame);
    // A finger scrolls the page unless the matrix is zoomed in.
    canvas.style.touchAction = isWhole(view, frame) ? 'pan-x pan-y' : 'none';
    // Tests wait for these values.
    canvas.dataset.size = view.size.toFixed(2);
    canvas.dataset.margins = `${margins.left} ${margins.top}`;
    canvas.dataset.corner = `${view.row.toFixed(2)} ${view.column.toFixed(2)}`;
  };
  const ask = () => {
    if (!isAsked) requestAnimationFrame(paint);
    isAsked = true;
  };
  const look = (next: View) => {
    view = next;
    ask();
  };
  const takeColours = () => {
    colours = coloursOf(getComputedStyle(document.documentElement), SHADES);
    picture = cellPicture(matrix, colours);
    ask();
  };
  const fill = () => {
    const wasWhole = isWhole(view, frame) || frame.width === 1;
    ({ frame, margins } = roomFor(matrix, place.clientWidth));
    const [width, height] = [margins.left + frame.width, margins.top + frame.height];
    const scale = window.devicePixelRatio;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    view = wasWhole ? wholeView(frame) : moved(zoomed(view, frame, 1, 0, 0), frame, 0, 0);
    // Resizing a canvas empties it, so it is painted again immediately.
    paint();
  };
  const near = (factor: number) => {
    const at = cursor ?? { row: 0, column: 0 };
    const isSeen = cursor !== undefined;
    const x = isSeen ? (at.column + 0.5 - view.column) * view.size : frame.width / 2;
    const y = isSeen ? (at.row + 0.5 - view.row) * view.size : frame.height / 2;
    look(zoomed(view, frame, factor, x, y));
  };
  const point = (row: number, column: number) => {
    cursor = { row, column };
    readout.textContent = pairText(matrix, row, column);
    look(showing(view, frame, row, column));
  };

  buttons.in.addEventListener('click', () => near(STEP));
  buttons.out.addEventListener('click', () => near(1 / STEP));
  buttons.whole.addEventListener('click', () => look(wholeView(frame)));
  handsOn(canvas, {
    margins: () => margins,
    isWhole: () => isWhole(view, frame),
    zoom: (factor, x, y) => look(zoomed(view, frame, factor, x, y)),
    move: (x, y) => look(moved(view, frame, x, y)),
    hover(x, y) {
      const cell = cellAt(view, frame, x, y);
      tip.hidden = !cell;
      if (!cell) return;
      tip.textContent = pairText(matrix, cell.row, cell.column);
      const isRight = margins.left + x > place.clientWidth / 2;
      const from = canvas.offsetLeft + margins.left + x;
      tip.style.left = isRight ? 'auto' : `${from + 14}px`;
      tip.style.right = isRight ? `${place.clientWidth - from + 14}px` : 'auto';
      tip.style.top = `${canvas.offsetTop + margins.top + y + 14}px`;
    },
    leave: () => {
      tip.hidden = true;
    },
    choose(x, y) {
      const cell = cellAt(view, frame, x, y);
      if (!cell) return;
      point(cell.row, cell.column);
      choose(cell.row, cell.column);
    },
    step(rows, columns) {
      const { row, column } = cursor ?? { row: -Math.sign(rows), column: -Math.sign(columns) };
      const kept = (at: number, count: number) => Math.max(0, Math.min(count - 1, at));
      point(kept(row + rows, frame.rows), kept(column + columns, frame.columns));
    },
    near: (isIn) => near(isIn ? STEP : 1 / STEP),
    whole: () => look(wholeView(frame)),
    take() {
      if (cursor) choose(cursor.row, cursor.column);
    },
  });
  for (const media of ['(prefers-color-scheme: dark)', 'print']) {
    matchMedia(media).addEventListener('change', takeColours);
  }
  takeColours();
  fill();
  new ResizeObserver(fill).observe(place);
  return {
    show(other) {
      matrix = other;
      takeColours();
      if (cursor) readout.textContent = pairText(matrix, cursor.row, cursor.column);
    },
    point,
  };
}

function zoomBar() {
  const button = (textContent: string, label: string) => {
    const one = element('button', { type: 'button', textContent, title: label });
    one.setAttribute('aria-label', label);
    return one;
  };
  const buttons = {
    in: button('+', 'Zoom in'),
    out: button('−', 'Zoom out'),
    whole: button('Whole field', 'Show the whole field'),
  };
  const bar = element('div', { className: 'zoom-bar' });
  bar.append(buttons.in, buttons.out, buttons.whole);
  return { bar, buttons };
}

/** The room for the matrix: as wide as its container, not higher than the window, with cells no larger than useful. */
function roomFor({ rows, columns }: Matrix, width: number): { frame: Frame; margins: Margins } {
  const kept = (at: number, { least, most }: { least: number; most: number }) =>
    Math.round(Math.max(least, Math.min(most, at)));
  const margins = { left: kept(LEFT.share * width, LEFT), top: kept(TOP.share * width, TOP) };
  const room = Math.max(100, width - margins.left);
  const most = Math.max(260, Math.min(820, 0.9 * window.innerHeight - margins.top));
  const all = { columns: columns.length, rows: rows.length };
  const size = Math.min(WIDEST_CELL, leastSize({ ...all, width: room, height: most }));
  const frame = {
    ...all,
    width: Math.floor(Math.min(room, Math.max(size, WIDEST_CELL) * columns.length)),
    height: Math.ceil(Math.min(most, size * rows.length)),
  };
  return { frame, margins };
}

/** "Krug wins 61.2% against Jotun: 65.0% with the first turn, 57.4% without." */
function pairText(matrix: Matrix, row: number, column: number): string {
  const [card, other] = [matrix.rows[row]?.name, matrix.columns[column]?.name];
  if (matrix.isMirror(row, column)) return `${card} against itself.`;
  const { share, text, first, second, nobody, whyNot } = matrix.pairAt(row, column);
  const odds =
    share === undefined
      ? `${card} against ${other}: no odds.`
      : `${card} wins ${text} against ${other}: ${first} with the first turn, ${second} without.`;
  return [
    odds,
    nobody ? `No one wins ${nobody}.` : '',
    whyNot ? `Left out of means: ${whyNot}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
