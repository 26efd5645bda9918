/* The geometry of the zoomable matrix: which cells are visible, and how panning and zooming change that. */

/** The visible part of a matrix, and its scale. */
export interface View {
  /** The position in the matrix of the upper left corner, in cells; may be fractional. */
  readonly column: number;
  readonly row: number;
  /** The side of a cell in pixels. */
  readonly size: number;
}

/** The size of the matrix in cells, and the room for it in pixels. */
export interface Frame {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}

/** The largest cell, in pixels. */
const LARGEST = 64;

/** The view of the whole matrix. */
export function wholeView(frame: Frame): View {
  return { column: 0, row: 0, size: leastSize(frame) };
}

/** The side of a cell at which all cells are visible. */
export function leastSize({ columns, rows, width, height }: Frame): number {
  return Math.min(width / columns, height / rows, LARGEST);
}

export function isWhole(view: View, frame: Frame): boolean {
  return view.size <= leastSize(frame) * 1.001;
}

/** The view zoomed by a factor. The cell at the given point of the frame stays in place. */
export function zoomed(view: View, frame: Frame, factor: number, x: number, y: number): View {
  const size = Math.min(Math.max(view.size * factor, leastSize(frame)), LARGEST);
  const stay = (from: number, at: number) => from + at / view.size - at / size;
  return within({ column: stay(view.column, x), row: stay(view.row, y), size }, frame);
}

/** The view moved by some pixels. */
export function moved(view: View, frame: Frame, x: number, y: number): View {
  const { column, row, size } = view;
  return within({ column: column - x / size, row: row - y / size, size }, frame);
}

/** The view moved just far enough that a cell is visible. */
export function showing(view: View, frame: Frame, row: number, column: number): View {
  const near = (from: number, at: number, room: number) =>
    Math.min(Math.max(from, at + 1 - room / view.size), at);
  return within(
    {
      ...view,
      column: near(view.column, column, frame.width),
      row: near(view.row, row, frame.height),
    },
    frame,
  );
}

/** The cell at a point of the frame; undefined if there is none. */
export function cellAt(
  view: View,
  frame: Frame,
  x: number,
  y: number,
): { readonly row: number; readonly column: number } | undefined {
  const column = Math.floor(view.column + x / view.size);
  const row = Math.floor(view.row + y / view.size);
  const isIn = x >= 0 && y >= 0 && x < frame.width && y < frame.height;
  return isIn && column < frame.columns && row < frame.rows ? { row, column } : undefined;
}

/** Keeps the view inside the matrix; if the matrix does not fill the frame, it begins at the upper left corner. */
function within({ column, row, size }: View, frame: Frame): View {
  const kept = (from: number, count: number, room: number) =>
    Math.max(0, Math.min(from, count - room / size));
  return {
    column: kept(column, frame.columns, frame.width),
    row: kept(row, frame.rows, frame.height),
    size,
  };
}
