import type { Space } from '../boards/space.ts';

/** A part of a board: from one space to another, both within. */
export interface Crop {
  readonly from: Space;
  readonly to: Space;
}

/** "3,2..12,9": from column 3 and row 2 to column 12 and row 9. */
const FORM = /^(\d{1,6}),(\d{1,6})\.\.(\d{1,6}),(\d{1,6})$/;

export const CROP_FORM =
  'two spaces, column and row, such as 3,2..12,9: the upper left and the lower right one';

/** Undefined for what is no part of a board. */
export function parseCrop(text: string): Crop | undefined {
  const [, ...digits] = FORM.exec(text.trim()) ?? [];
  const [c1, r1, c2, r2] = digits.map(Number);
  if (c1 === undefined || r1 === undefined || c2 === undefined || r2 === undefined)
    return undefined;
  return c1 <= c2 && r1 <= r2 ? { from: [c1, r1], to: [c2, r2] } : undefined;
}

export function cropText({ from, to }: Crop): string {
  return `${from.join(',')}..${to.join(',')}`;
}
