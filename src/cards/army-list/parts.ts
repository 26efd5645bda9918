/* Splits the text of an army list into entries, each with its place in the text. */

/** The text of one entry, a card or a remark, with its place in the list. */
export interface ListPart {
  readonly text: string;
  /** The number of the line, from 0. */
  readonly line: number;
  /** The column in the line, in characters, from 0. */
  readonly column: number;
  /** The full line, and the column where the entry ends. Both are needed to rejoin a name that contains a comma. */
  readonly whole: string;
  readonly end: number;
}

/** Forum markup: `[b]`, `[color=red]`. Numbers in brackets are points and are kept. */
const MARKUP =
  /\[\/?(?:b|i|u|s|size|color|url|list|font|spoiler|quote|center|indent|img|\*)(?:=[^\]]*)?\]/gi;

/** `#` before a digit may be part of a name, so it does not begin a comment. */
const COMMENT = /(?:^|\s)(?:#(?!\d)|\/\/).*$/;

/**
 * The entries in a list: the text between commas, semicolons and slashes outside of brackets, line by line.
 * Comments, forum markup and dividers are left out.
 */
export function listPartsOf(text: string): ListPart[] {
  return text.split(/\r\n|\r|\n/).flatMap((written, line) => partsOfLine(written, line));
}

function partsOfLine(written: string, line: number): ListPart[] {
  // Blanks replace removed text, so that the other characters keep their columns.
  const blank = (found: string) => ' '.repeat(found.length);
  const whole = written
    .replace(/[\u00a0\u2000-\u200a\u202f\t]/g, ' ')
    .replace(MARKUP, blank)
    .replace(/\*\*|__/g, blank)
    .replace(COMMENT, blank);
  const ends = [...separatorsIn(whole), whole.length];
  return ends.flatMap((end, i): ListPart[] => {
    const from = i === 0 ? 0 : (ends[i - 1] as number) + 1;
    const part = partAt(whole, line, from, end);
    return /[\p{L}\p{N}]/u.test(part.text) ? [part] : [];
  });
}

function partAt(whole: string, line: number, from: number, end: number): ListPart {
  const inside = whole.slice(from, end);
  const column = from + (inside.length - inside.trimStart().length);
  return { text: inside.trim(), line, column, whole, end };
}

/** Joins two entries and the text between them; undefined if they are on different lines. */
export function joined(first: ListPart, last: ListPart): ListPart | undefined {
  if (first.line !== last.line) return undefined;
  return partAt(first.whole, first.line, first.column, last.end);
}

/** The columns of a line's separators. A slash between digits, as in `360/440`, is not a separator. */
function separatorsIn(line: string): number[] {
  const found: number[] = [];
  let depth = 0;
  for (const [at, character] of [...line.split('')].entries()) {
    if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (',;'.includes(character)) found.push(at);
    else if (character === '/' && !isFraction(line, at)) found.push(at);
  }
  return found;
}

function isFraction(line: string, at: number): boolean {
  return (
    /(?<![x×]\s*\d*)\d\s*$/i.test(line.slice(0, at)) &&
    /^\s*\d+(?!\s*[x×])\b/.test(line.slice(at + 1))
  );
}
