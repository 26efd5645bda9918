import { shortNames } from '../../../base/index.ts';
import { textWidth } from '../../pictures/text-width.ts';

/** The most lines of a name on a board: below them, a space has room for its chance. */
const MOST_LINES = 2;
const BOLD = 600;

/** Names of a board, each in lines no wider than `width` pixels; different names are written differently. */
export function namesInLines(names: readonly string[], width: number, fontSize: number): string[] {
  const written = (name: string) => nameLines(name, width, fontSize).join('\n');
  const lines = new Map([...new Set(names)].map((name) => [name, written(name)]));
  const short = shortNames([...lines.keys()], (text) => !isCut(written(text), text));
  return names.map((name) => {
    const one = lines.get(name) ?? '';
    const isAmbiguous = [...lines].some(([other, text]) => other !== name && text === one);
    return isAmbiguous ? written(short[[...lines.keys()].indexOf(name)] ?? name) : one;
  });
}

const isCut = (lines: string, text: string) => lines.replaceAll('\n', ' ') !== text;

/**
 * A name in lines no wider than `width` pixels, broken between words; what does not fit is an
 * ellipsis.
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
