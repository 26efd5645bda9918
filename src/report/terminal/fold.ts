/* Breaks text into lines, by the width that it takes on a terminal. */

import stringWidth from 'fast-string-width';
import { wrapAnsi } from 'fast-wrap-ansi';

/**
 * Text in lines of at most `width` columns, broken between words; a word that is too long is broken too.
 *
 * @param first text before the first line; all other lines are indented by its width
 */
export function folded(text: string, width: number, first = ''): string {
  const indent = widthOf(first);
  const lines = Number.isFinite(width) ? foldedLines(text, Math.max(2, width - indent)) : [text];
  return lines.map((line, i) => (i === 0 ? first : ' '.repeat(indent)) + line).join('\n');
}

/** Text in lines of at most `width` columns. Text that fits on one line is not changed. */
export function foldedLines(text: string, width: number): string[] {
  if (widthOf(text) <= width) return [text];
  return wrapAnsi(text, width, { hard: true }).split('\n');
}

/** The minimum number of columns in which text takes at most `lines` lines without breaking a word. */
export function narrowest(text: string, lines: number): number {
  const most = widthOf(text);
  const longestWord = Math.max(0, ...text.split(' ').map((word) => widthOf(word)));
  for (let width = longestWord; width < most; width++) {
    if (foldedLines(text, width).length <= lines) return width;
  }
  return most;
}

const known = new Map<string, number>();

/** The number of columns that text takes on a terminal. It is cached, since tables request the same text repeatedly. */
export function widthOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  const width = known.get(text) ?? stringWidth(text);
  known.set(text, width);
  return width;
}
