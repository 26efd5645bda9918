import { type Document, isNode, isPair, type Scalar, visit } from 'yaml';

/*
 * A text in block style (`terrain: |`) is as far indented as its first line. A later line that is less
 * indented is no part of it: to YAML a mistake, or, where it begins with # as rows of blocking terrain
 * do, a comment. Of a board whose first row is written further to the right, rows would be missing.
 */

/** A text that ends too early: where it begins, and what is wrong with it. */
export interface CutText {
  readonly offset: number;
  readonly found: string;
  readonly allowed: string;
}

/** A row of a board of two spaces or more; a mere # is a comment. */
const ROW = /^(?:\d{1,4}[a-z]?|[.#])(?:\s+(?:\d{1,4}[a-z]?|[.#]))+$/;

/** The furthest that YAML lets a sign such as |9 say. */
const MOST_INDENT = 9;

/**
 * The first text in block style that ends before a line that was meant to be part of it.
 *
 * @param text of the document, whose lines are looked at
 */
export function cutText(document: Document, text: string): CutText | undefined {
  let cut: CutText | undefined;
  visit(document, {
    Scalar(_, node, path) {
      if (node.type !== 'BLOCK_LITERAL' && node.type !== 'BLOCK_FOLDED') return undefined;
      const outer = columnOf(path.at(-1), text);
      const line = cutOff(node, outer, text, document.errors.length > 0);
      if (line === undefined) return undefined;
      cut = described(node, line, outer, text);
      return visit.BREAK;
    },
  });
  return cut;
}

interface Line {
  readonly offset: number;
  /** Blanks before its first sign. */
  readonly indent: number;
  readonly words: string;
}

/** The line behind a text that is less indented than the text and yet no line of what is around it. */
function cutOff(node: Scalar, outer: number, text: string, isBroken: boolean): Line | undefined {
  for (const line of linesFrom(node.range?.[1] ?? text.length, text)) {
    const isInside = line.indent > outer;
    if (ROW.test(line.words) && (isInside || isBroken)) return line;
    if (!line.words.startsWith('#')) return isInside ? line : undefined;
  }
  return undefined;
}

/** The lines from an offset on that are not empty. */
function* linesFrom(offset: number, text: string): Generator<Line> {
  for (let from = offset; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const next = end < 0 ? text.length : end + 1;
    const written = text.slice(from, next).trimEnd();
    const words = written.trimStart();
    if (words) yield { offset: from, indent: written.length - words.length, words };
    from = next;
  }
}

function described(node: Scalar, line: Line, outer: number, text: string): CutText {
  const header = node.range?.[0] ?? 0;
  const [first] = linesFrom(text.indexOf('\n', header) + 1, text);
  const number = text.slice(0, line.offset).split('\n').length;
  const sign = text.charAt(header);
  const by = line.indent - outer;
  const signed = `, or ${sign}${by} in place of ${sign}, which says where lines begin`;
  return {
    offset: first ? first.offset + first.indent : header,
    found: `a first line that is indented further than line ${number}, so that the text ends there`,
    allowed:
      by > 0
        ? 'a first line indented no further than the others (above the first row of a board that is ' +
          `shifted, put a row of .)${by <= MOST_INDENT ? signed : ''}`
        : 'lines indented further than the key of the text',
  };
}

/** The column of the key, or of the dash, that a text belongs to; 0 for a text that is the whole document. */
function columnOf(around: unknown, text: string): number {
  const node = isPair(around) ? around.key : around;
  const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}
