import { GAP, total } from './columns.ts';
import { type Page, painted } from './page.ts';
import { widthOf } from './width.ts';

/** A line that is ready to be printed, and how wide it is without its colours. */
export interface PrintedLine {
  readonly text: string;
  readonly width: number;
}

/** Text with the blanks that set it. */
export interface Cell {
  readonly text: string;
  readonly style?: 'faint' | 'bar' | undefined;
}

/** Cells side by side, without blanks at the end. */
export function lineOf(cells: readonly Cell[], page: Page): PrintedLine {
  const used = cells.slice(0, cells.findLastIndex(({ text }) => text.trim() !== '') + 1);
  const trimmed = used.map((cell, i) =>
    i === used.length - 1 ? { ...cell, text: cell.text.trimEnd() } : cell,
  );
  const gap = ' '.repeat(GAP);
  return {
    text: trimmed.map(({ text, style }) => (style ? painted(page, style, text) : text)).join(gap),
    width: total(trimmed.map(({ text }) => widthOf(text))),
  };
}
