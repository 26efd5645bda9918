/*
 * YAML documents as plain data that remember the position of each field, so that mistakes can be reported with line and
 * column.
 */

import {
  Composer,
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  Parser,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import { BadInput, ownProperty, type Problem, printable, shortened } from '../../base/index.ts';
import { checkSize, keyText, MOST_ALIASES, odditiesIn } from './document-oddities.ts';
import { isTooDeep, TOO_DEEP } from './nesting.ts';

/*
 * A block scalar (`terrain: |`) takes its indentation from its first line. If a later line is indented less, YAML
 * reports an error or, if the line begins with #, treats it as a comment. Rows of blocking terrain begin with #, so if
 * the first row of a board were indented more than the rest, rows would be lost silently.
 */

/** A block scalar that ends too early: where the lost line starts, and what is wrong. */
interface CutText {
  readonly offset: number;
  readonly found: string;
  readonly allowed: string;
}

/** A row of a board, with at least two board spaces. A lone # is taken for a comment. */
const ROW = /^(?:\d{1,4}[a-z]?|[.#])(?:\s+(?:\d{1,4}[a-z]?|[.#]))+$/;

/** The largest indentation that YAML allows in an indicator such as |9. */
const MOST_INDENT = 9;

/**
 * The first block text that ends before a line that was meant to belong to it.
 *
 * @param text the text of the document
 */
function cutText(document: Document, text: string): CutText | undefined {
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
  /** The number of blanks before the line's first character. */
  readonly indent: number;
  readonly words: string;
}

/**
 * The line that a block text loses: it follows the text with less indentation, but does not belong to the surrounding
 * data either. Undefined if there is none.
 */
function cutOff(node: Scalar, outer: number, text: string, isBroken: boolean): Line | undefined {
  for (const line of linesFrom(node.range?.[1] ?? text.length, text)) {
    const isInside = line.indent > outer;
    if (ROW.test(line.words) && (isInside || isBroken)) return line;
    if (!line.words.startsWith('#')) return isInside ? line : undefined;
  }
  return undefined;
}

/** The non-empty lines from an offset onward. */
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
  const signed = `, or ${sign}${by} instead of ${sign}, which says where lines begin`;
  return {
    offset: first ? first.offset + first.indent : header,
    found: `the first line is indented further than line ${number}, so the text ends there`,
    allowed:
      by > 0
        ? 'a first line that is not indented further than the others (if the first row of a board is ' +
          `shifted, put a row of . above it)${by <= MOST_INDENT ? signed : ''}`
        : 'lines that are indented further than the key of the text',
  };
}

/** The column of the key or dash before a text; 0 if the text is the whole document. */
function columnOf(around: unknown, text: string): number {
  const node = isPair(around) ? around.key : around;
  const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}

export interface WrittenNumber {
  readonly value: number;
  readonly written: string;
}

/** A YAML document as plain data, with the place of each field. */
export interface PlacedDocument {
  readonly data: unknown;
  /** The number at a path and its text in the file, such as 1000 and `1e3`; undefined if there is no number. */
  numberAt(path: Problem['path']): WrittenNumber | undefined;
  /** The problem with its `place` filled in: the position of its field, as `file.yaml:line:column`. */
  locate(problem: Problem): Problem;
  /** Offset of the problem's place in the text, in characters. */
  offset(problem: Problem): number;
}

/**
 * Parses YAML. JSON can be parsed too, since it is a subset of YAML.
 *
 * @param name the file's name, for messages
 * @throws BadInput if the text is not YAML or has repeated keys
 */
export function parseYaml(text: string, name: string): PlacedDocument {
  checkSize(text, name);
  const lines = new LineCounter();
  const tokens = [...new Parser(lines.addNewLine).parse(text)];
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${printable(name)}:${line}:${col}`;
  };
  const refuse = (offset: number, found: string, allowed: string, sentence?: string) =>
    new BadInput({
      path: [],
      place: at(offset),
      found: shortened(printable(found), 200),
      allowed,
      ...(sentence !== undefined && { sentence }),
    });
  if (isTooDeep(tokens)) throw refuse(0, ...TOO_DEEP);
  // Repeated keys are checked below in linear time; the library would compare every key with every other key.
  const composer = new Composer({ prettyErrors: false, uniqueKeys: false });
  const [document, second] = composer.compose(tokens, true, text.length);
  if (!document) throw new Error('any text holds a document');
  const cut = cutText(document, text);
  if (cut) throw refuse(cut.offset, cut.found, cut.allowed);
  const broken = document.errors[0] ?? document.warnings[0];
  if (broken) {
    const line = lineOutOfPlace(broken, text);
    if (line)
      throw refuse(
        line.offset + line.indent,
        ...brokenText('BAD_INDENT', 'a line indented differently'),
      );
    throw refuse(broken.pos[0], ...brokenText(broken.code, broken.message));
  }
  if (second)
    throw refuse(second.range[0], 'the file holds a second YAML document', 'only one document');
  if (document.contents === null) {
    throw new BadInput({
      path: [],
      place: printable(name),
      found: 'an empty file',
      allowed: 'YAML',
      sentence: /\S/.test(text) ? 'the file holds only comments' : 'the file is empty',
    });
  }
  const oddities = odditiesIn(document).flatMap(
    ({ node, found, allowed }) => refuse(start(node), found, allowed).problems,
  );
  if (oddities.length > 0) throw new BadInput(...oddities);
  return {
    data: plainData(document, name),
    numberAt: (path) => writtenNumber(document, path),
    locate: (problem) => ({ ...problem, place: at(offsetOf(document, problem, text)) }),
    offset: (problem) => offsetOf(document, problem, text),
  };
}

function plainData(document: Document, name: string): unknown {
  try {
    return document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch (error) {
    const found = printable(error instanceof Error ? error.message : String(error));
    throw new BadInput({
      path: [],
      place: printable(name),
      found,
      allowed: `at most ${MOST_ALIASES} aliases`,
    });
  }
}

function writtenNumber(document: Document, path: Problem['path']): WrittenNumber | undefined {
  const node = document.getIn(path, true);
  const meant = isAlias(node) ? node.resolve(document) : node;
  if (!isScalar(meant) || typeof meant.value !== 'number') return undefined;
  return { value: meant.value, written: meant.source ?? String(meant.value) };
}

/** The offset of the problem's field or, if the field does not exist, of the innermost value that should contain it. */
function offsetOf(document: Document, { path, atKey, within }: Problem, text: string): number {
  let node: unknown = document.contents;
  let offset = start(node);
  for (const [depth, key] of path.entries()) {
    const pair = isMap(node)
      ? node.items.find((item) => keyText(item.key) === String(key))
      : undefined;
    if (atKey && depth === path.length - 1 && pair) return start(pair.key);
    const child = document.getIn(path.slice(0, depth + 1), true);
    if (!isNode(child)) return pair ? start(pair.key) : offset;
    node = child;
    offset = start(child);
  }
  return within && isScalar(node) ? insideOf(node, within, text) : offset;
}

/**
 * The offset of a place within a block text (`terrain: |`), whose lines appear in the file unchanged except for
 * indentation. Positions within any other text are not tracked; the result is then the offset of its start.
 */
function insideOf(node: Scalar, within: NonNullable<Problem['within']>, text: string): number {
  const from = start(node);
  if (node.type !== 'BLOCK_LITERAL') return from;
  let offset = text.indexOf('\n', from) + 1;
  for (let line = 0; line < within.line; line++) offset = text.indexOf('\n', offset) + 1;
  const written = text.slice(offset).split('\n', 1)[0] ?? '';
  const meant = String(node.value).split('\n')[within.line] ?? '';
  return offset + (written.trimEnd().length - meant.trimEnd().length) + within.column;
}

/**
 * The line whose indentation makes the document invalid; undefined if something else is wrong. A line that is indented
 * too far may be read as a continuation of the value before it; its colon then counts as a second colon in that value.
 */
function lineOutOfPlace({ code, message, pos: [offset] }: YAMLError, text: string) {
  if (code === 'BAD_INDENT' && !UNCLOSED.test(message))
    return firstLine(text.lastIndexOf('\n', offset - 1) + 1, text);
  if (code !== SECOND_COLON) return undefined;
  const end = text.indexOf('\n', offset);
  const value = text.slice(offset, end < 0 ? text.length : end);
  if (/:(\s|$)/.test(value.replace(/"[^"]*"|'[^']*'|\s#.*/g, ''))) return undefined;
  return firstLine(offset + value.length, text);
}

/** The first line from an offset onward that is neither empty nor a comment. */
function firstLine(offset: number, text: string): Line | undefined {
  for (const line of linesFrom(offset, text)) {
    if (!line.words.startsWith('#')) return line;
  }
  return undefined;
}

/** A description of an error in the YAML. It replaces the library's message, which is meant for programmers. */
function brokenText(
  code: string,
  message: string,
): [found: string, allowed: string, sentence?: string | undefined] {
  if (code === 'TAB_AS_INDENT') return ['a tab as indentation', 'spaces'];
  const [, closing] = UNCLOSED.exec(message) ?? [];
  const slip = closing ? `a closing ${closing} is missing before this` : ownProperty(BROKEN, code);
  return [message, 'valid YAML', slip && `this is not valid YAML: ${slip}`];
}

/** The library's message for a list or mapping in brackets that does not end. */
const UNCLOSED = /^Flow .* end with a (.)/;

/** The library's code for a value that holds another key and its value. */
const SECOND_COLON = 'BLOCK_AS_IMPLICIT_KEY';

/** The most common mistakes in handwritten YAML, by the library's error codes. */
const BROKEN: Readonly<Record<string, string>> = {
  [SECOND_COLON]:
    'there is a second colon in this line; put text that holds ": " in quotes, and each key on a separate line',
  MISSING_CHAR: 'a bracket, comma, colon or quotation mark is missing here or just before',
  BAD_INDENT:
    'this line is indented differently from the lines around it; all keys of a mapping must begin in the same column',
  KEY_OVER_1024_CHARS: 'a key is too long: at most 1024 characters are allowed',
  MULTILINE_IMPLICIT_KEY: 'a key must be on one line, followed by a colon',
  BAD_ALIAS: 'text that begins with * must be in quotes',
  BAD_DQ_ESCAPE: 'a backslash in double quotes must be written twice',
  UNEXPECTED_TOKEN:
    'this does not belong here; a comma, a quotation mark or a new line may be missing before it',
  BAD_SCALAR_START: 'text that begins with this character must be in quotes',
};

function start(node: unknown): number {
  return (node as Node | null)?.range?.[0] ?? 0;
}
