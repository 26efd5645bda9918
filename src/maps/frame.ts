import type { Space } from '../boards/space.ts';
import { type Hex, halves } from './axial.ts';
import type { Crop } from './crop.ts';

/** The rectangle of spaces that hexes are counted in. */
export interface Frame {
  readonly columns: number;
  readonly rows: number;
  /** The row of hexes that is row 0. */
  readonly top: number;
  /** Where column 0 begins in an even row, in halves of a hex. */
  readonly left: number;
}

/** The smallest frame around hexes; undefined where there are none. */
export function frameAround(hexes: Iterable<Hex>): Frame | undefined {
  let [top, bottom] = [Infinity, -Infinity];
  // Odd rows of the frame begin half a hex further right; which those are, its top decides.
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

/** What is seen of a map: all of it, or a part. */
export interface View {
  readonly columns: number;
  readonly rows: number;
  /** Where a hex lies; undefined for what is not seen. */
  spaceOf(hex: Hex): Space | undefined;
}

export function wholeView(frame: Frame): View {
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
 * A part of a view. Where it begins in an odd row, which lies half a hex to the right, that row
 * becomes an even one: it moves a column to the right, and the part has a column more.
 */
export function partOf(view: View, { from, to }: Crop): View {
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

/** Where the first space of a part comes to lie in it. */
export function originOf({ from }: Crop): Space {
  return [from[1] % 2, 0];
}
