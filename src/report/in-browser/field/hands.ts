import type { Margins } from './draw.ts';

/** What a reader's hands ask for: points in pixels from the upper left cell. */
export interface Gestures {
  margins(): Margins;
  isWhole(): boolean;
  zoom(factor: number, x: number, y: number): void;
  move(x: number, y: number): void;
  hover(x: number, y: number): void;
  leave(): void;
  choose(x: number, y: number): void;
  /** The cell beside the one that stands out. */
  step(rows: number, columns: number): void;
  near(isIn: boolean): void;
  whole(): void;
  /** Chooses the cell that stands out. */
  take(): void;
}

/** A press that moves farther than this is no click, in pixels. */
const STILL = 5;
/** How much a turn of the wheel by a pixel zooms. */
const WHEEL = 0.002;
/** Pixels of a line and of a page, in which wheels may count. */
const WHEEL_UNITS = [1, 16, 400];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Wheel, drag, pinch and keys. */
export function handsOn(canvas: HTMLCanvasElement, asked: Gestures): void {
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
      // Where there is nothing to make smaller, the page scrolls.
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
    // What is the browser's own, such as its zoom, stays so.
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
