/** A place in a panel in pixels, from its left and from its top, and what is written beside it. */
export interface Marked {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** Where the words stand: from there to the right, or, with `isLeft`, to the left; in the middle of their height. */
export interface Label extends Marked {
  readonly atX: number;
  readonly atY: number;
  readonly isLeft: boolean;
}

/** Pixels of a line of words, and between a mark and its words. */
const LINE = 14;
const GAP = 7;
const LETTER = 6.4;

/** A panel in pixels, and the places that words should keep off. */
export interface LabelPanel {
  readonly width: number;
  readonly height: number;
  readonly dots: readonly { readonly x: number; readonly y: number }[];
}

/**
 * Words beside marks, so that they neither overlap nor leave the panel, and keep off its dots: each as near to its
 * mark as is free. What has no free place near it goes without.
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

/** Lines that words may be away from their mark. */
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

/** Pixels from the middle of a dot to its edge. */
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
