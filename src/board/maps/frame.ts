/* Frames and views: the rectangle of a map that is read, and how its hexes become spaces. */

import type { Space } from '../space.ts';
import { type Hex, halves } from './axial.ts';

/** The part of a map to read: its upper left and lower right spaces, inclusive. */
export interface MapCrop {
  readonly from: Space;
  readonly to: Space;
}

/** "3,2..12,9": from column 3 and row 2 to column 12 and row 9. */
const FORM = /^(\d{1,6}),(\d{1,6})\.\.(\d{1,6}),(\d{1,6})$/;

export const CROP_FORM =
  'the upper left and the lower right space, each as column,row, such as 3,2..12,9';

/** Reads a crop in this form; undefined for other text. */
export function parseCrop(text: string): MapCrop | undefined {
  const [, ...digits] = FORM.exec(text.trim()) ?? [];
  const [c1, r1, c2, r2] = digits.map(Number);
  if (c1 === undefined || r1 === undefined || c2 === undefined || r2 === undefined)
    return undefined;
  return c1 <= c2 && r1 <= r2 ? { from: [c1, r1], to: [c2, r2] } : undefined;
}

export function cropText({ from, to }: MapCrop): string {
  return `${from.join(',')}..${to.join(',')}`;
}

/** The rectangle of columns and rows around the hexes of a map. */
export interface Frame {
  readonly columns: number;
  readonly rows: number;
  /** The row of hexes that becomes row 0. */
  readonly top: number;
  /** The position of column 0 in even rows, in half hexes. */
  readonly left: number;
}

/** The smallest frame around hexes; undefined if there are none. */
export function frameAround(hexes: Iterable<Hex>): Frame | undefined {
  let [top, bottom] = [Infinity, -Infinity];
  // Odd rows of the frame begin half a hex further right. The frame's top row, known only at the end, decides which
  // rows are odd, so both parities are tracked.
  const left = [Infinity, Infinity];
  const right = [-Infinity, -Infinity];
  for (const hex of hexes) {
    const parity = hex.r & 1;
    const at = halves(hex);
    top = Math.min(top, hex.r);
    bottom = Math.max(bottom, hex.r);
    left[parity] = Math.min(left[parity] as number, at);
    right[parity] = Math.max(right[parity] as number, at);
  }
  if (top === Infinity) return undefined;
  const even = top & 1;
  const odd = 1 - even;
  const begin = Math.min(left[even] as number, (left[odd] as number) - 1);
  const end = Math.max(right[even] as number, (right[odd] as number) - 1);
  return { columns: (end - begin) / 2 + 1, rows: bottom - top + 1, top, left: begin };
}

/** The part of a map that is read, possibly all of it. */
export interface MapView {
  readonly columns: number;
  readonly rows: number;
  /** The space of a hex; undefined outside the view. */
  spaceOf(hex: Hex): Space | undefined;
}

export function wholeView(frame: Frame): MapView {
  const { columns, rows, top, left } = frame;
  return {
    columns,
    rows,
    spaceOf(hex) {
      const row = hex.r - top;
      const column = (halves(hex) - left - (row & 1)) / 2;
      const isWithin = row >= 0 && row < rows && column >= 0 && column < columns;
      return isWithin ? [column, row] : undefined;
    },
  };
}

/**
 * A part of a view. If its first row is odd (shifted half a hex to the right), odd rows become even: they move one
 * column to the right, and the part gets one more column.
 */
export function partOf(view: MapView, { from, to }: MapCrop): MapView {
  const shift = from[1] % 2;
  return {
    columns: to[0] - from[0] + 1 + shift,
    rows: to[1] - from[1] + 1,
    spaceOf(hex) {
      const space = view.spaceOf(hex);
      if (!space) return undefined;
      const [column, row] = space;
      const isWithin = column >= from[0] && column <= to[0] && row >= from[1] && row <= to[1];
      return isWithin ? [column - from[0] + (row % 2 === 1 ? shift : 0), row - from[1]] : undefined;
    },
  };
}

/** The position of a crop's first space on the board made from the crop. */
export function originOf({ from }: MapCrop): Space {
  return [from[1] % 2, 0];
}
