import type { Crop } from '../../../boards/crop.ts';
import type { Layer } from '../chart.ts';
import { type Placer, SHAPES } from './shapes.ts';

/** Room for the numbers above a board and beside it, in pixels. */
export function rimOf({ bottom }: Crop): { readonly left: number; readonly top: number } {
  return { left: 14 + 7 * String(bottom).length, top: 22 };
}

/** With less room than this for a space, in pixels, only every fifth number is written. */
const ROOM_FOR_ALL = 24;

/** The numbers of the columns above a board, and of the rows beside it, as experiment files count them. */
export function rimLayer(crop: Crop, grid: keyof typeof SHAPES, at: Placer, step: number): Layer {
  const { left, top, right, bottom } = crop;
  const rim = rimOf(crop);
  const isShown = (n: number) => step >= ROOM_FOR_ALL || n % 5 === 0;
  const columns = from(left, right).map((column) => ({
    ...at([column, top]),
    y: at([column, top]).y - SHAPES[grid].height / 2 - rim.top / 2 / step,
    number: column,
  }));
  const rows = from(top, bottom).map((row) => ({
    x: left - 0.5 - rim.left / 2 / step,
    y: at([left, row]).y,
    number: row,
  }));
  return {
    data: { values: [...columns, ...rows].filter(({ number }) => isShown(number)) },
    mark: { type: 'text', style: 'faint', fontSize: 11 },
    encoding: { text: { field: 'number', type: 'nominal' } },
  };
}

function from(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
