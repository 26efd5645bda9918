/* Breaks the names of pieces into lines that fit on a space. */

import { shortNames } from '../../../base/index.ts';
import { textWidth } from '../../pictures/text-width.ts';

/** The maximum number of lines of a piece's name; leaves room for a chance on the same space. */
const MOST_LINES = 2;
const BOLD = 600;

/** The lines of each name, at most `width` pixels wide. Different names are broken into different lines. */
export function linesOfNames(
  names: readonly string[],
  width: number,
  fontSize: number,
): ReadonlyMap<string, readonly string[]> {
  const written = (name: string) => nameLines(name, width, fontSize);
  const all = [...new Set(names)];
  const lines = new Map(all.map((name) => [name, written(name)]));
  const short = shortNames(all, (text) => written(text).join(' ') === text);
  const isAmbiguous = (name: string) =>
    all.some((other) => other !== name && sameLines(lines.get(other), lines.get(name)));
  return new Map(
    all.map((name, i) => [
      name,
      isAmbiguous(name) ? written(short[i] ?? name) : (lines.get(name) ?? []),
    ]),
  );
}

function sameLines(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return a.join('\n') === b.join('\n');
}

/**
 * A name in lines of at most `width` pixels, broken between words. An ellipsis replaces what does not fit.
 */
export function nameLines(name: string, width: number, fontSize: number): string[] {
  const fits = (line: string) => textWidth(line, fontSize, BOLD) <= width;
  const lines: string[] = [];
  const words = name.split(' ').filter(Boolean);
  while (words.length > 0 && lines.length < MOST_LINES) {
    let line = words.shift() ?? '';
    while (words[0] !== undefined && fits(`${line} ${words[0]}`)) line += ` ${words.shift()}`;
    lines.push(line);
  }
  const last = lines.pop() ?? '';
  const ended = words.length > 0 ? `${last} ${words[0]}` : last;
  return [...lines.map((line) => cut(line, fits)), cut(ended, fits)];
}

function cut(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line;
  const letters = [...line];
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
