/* Places names next to the dots of a scatter plot, without overlaps. The scatter plots of the studies use it. */

import type { Layer } from './chart.ts';

/** A mark: its place in a panel, in pixels from the left and from the top, and its text. */
interface Marked {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/**
 * A placed label. Its text extends to the right of `atX`, or to the left if `isLeft`, and is vertically centered on
 * `atY`.
 */
export interface Label extends Marked {
  readonly atX: number;
  readonly atY: number;
  readonly isLeft: boolean;
}

/** In pixels: the height of a line of text, the gap between a mark and its text, and the mean width of a letter. */
const LINE = 14;
const GAP = 7;
const LETTER = 6.4;

/** The size of a panel in pixels, and the dots that labels must not cover. */
interface LabelPanel {
  readonly width: number;
  readonly height: number;
  readonly dots: readonly { readonly x: number; readonly y: number }[];
}

/**
 * Places labels next to marks so that they do not overlap, stay in the panel, and do not cover its dots. Each label is
 * as near to its mark as possible. A mark without free space nearby gets no label.
 */
export function placedLabels(
  marks: readonly (Marked & { readonly goes: 'up' | 'down' })[],
  panel: LabelPanel,
): Label[] {
  const placed: Label[] = [];
  for (const mark of marks) {
    const sign = mark.goes === 'up' ? -1 : 1;
    const options = Array.from({ length: STEPS }, (_, step) =>
      [sign < 0, sign > 0].map((isLeft) => labelAt(mark, isLeft, sign * step)),
    ).flat();
    const free = (label: Label) => isInside(label, panel) && !placed.some(overlapping(label));
    const label = options.find((one) => free(one) && !panel.dots.some(under(one)));
    if (label) placed.push(label);
  }
  return placed;
}

/** The maximum distance of a label from its mark, in lines. */
const STEPS = 18;

function labelAt(mark: Marked, isLeft: boolean, step: number): Label {
  return { ...mark, isLeft, atX: mark.x + (isLeft ? -GAP : GAP), atY: mark.y + step * LINE };
}

function spanOf({ text, atX, isLeft }: Label): readonly [number, number] {
  const length = text.length * LETTER;
  return isLeft ? [atX - length, atX] : [atX, atX + length];
}

function isInside(label: Label, { width, height }: LabelPanel): boolean {
  const [left, right] = spanOf(label);
  const half = LINE / 2;
  return left >= 0 && right <= width && label.atY >= half && label.atY <= height - half;
}

/** A dot's radius in pixels. */
const DOT = 3;

function under(label: Label): (dot: { readonly x: number; readonly y: number }) => boolean {
  const [left, right] = spanOf(label);
  const high = LINE / 2 + DOT - 2;
  return ({ x, y }) => Math.abs(y - label.atY) < high && x > left - DOT && x < right + DOT;
}

function overlapping(label: Label): (other: Label) => boolean {
  const [left, right] = spanOf(label);
  return (other) => {
    const [from, to] = spanOf(other);
    return Math.abs(other.atY - label.atY) < LINE && from < right && left < to;
  };
}

/** An axis of a panel: its field, its range, and its length in pixels. */
export interface PanelAxis {
  readonly field: string;
  readonly domain: readonly [number, number];
  readonly pixels: number;
}

/** A dot of a panel, in the units of the panel's axes. */
export interface PanelDot {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isNamed: boolean;
  /** The direction in which the name moves if there is no room next to the dot. */
  readonly goes: 'up' | 'down';
}

/** The names of a panel's dots, if there is room for them, with lines from dots to names that are farther away. */
export function namesOfDots(
  dots: readonly PanelDot[],
  x: PanelAxis,
  y: PanelAxis,
): { readonly lines: Layer[]; readonly names: Layer[] } {
  const marks = dots.map((dot) => ({
    ...dot,
    x: pixelsTo(x, dot.x),
    y: y.pixels - pixelsTo(y, dot.y),
  }));
  const labels = placedLabels(
    marks.filter(({ isNamed }) => isNamed),
    { width: x.pixels, height: y.pixels, dots: marks },
  );
  const data = labels.map((label) => ({
    text: label.text,
    [x.field]: unitsAt(x, label.x),
    [y.field]: unitsAt(y, y.pixels - label.y),
    atX: unitsAt(x, label.atX),
    atY: unitsAt(y, y.pixels - label.atY),
    isLeft: label.isLeft,
    isAway: isAway(label),
  }));
  const channel = ({ domain }: PanelAxis, field: string) => {
    const scale = { domain: [...domain], nice: false };
    return { field, type: 'quantitative' as const, scale };
  };
  const away = data.filter((one) => one.isAway);
  return {
    lines: layerOf(away, {
      mark: { type: 'rule', style: 'faint', opacity: 0.6, strokeWidth: 0.75 },
      encoding: {
        x: channel(x, x.field),
        y: channel(y, y.field),
        x2: { field: 'atX' },
        y2: { field: 'atY' },
      },
    }),
    names: [true, false].flatMap((isLeft) =>
      layerOf(
        data.filter((one) => one.isLeft === isLeft),
        {
          mark: { type: 'text', style: 'number', fontSize: 11, align: isLeft ? 'right' : 'left' },
          encoding: {
            x: channel(x, 'atX'),
            y: channel(y, 'atY'),
            text: { field: 'text', type: 'nominal' },
          },
        },
      ),
    ),
  };
}

function layerOf(values: readonly object[], layer: Layer): Layer[] {
  return values.length > 0 ? [{ ...layer, data: { values: [...values] } } as Layer] : [];
}

function isAway({ y, atY }: Label): boolean {
  return atY !== y;
}

function pixelsTo({ domain: [low, high], pixels }: PanelAxis, units: number): number {
  return ((units - low) / (high - low)) * pixels;
}

function unitsAt({ domain: [low, high], pixels }: PanelAxis, at: number): number {
  return low + (at / pixels) * (high - low);
}
