import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import { BadInput, type Problem, printable } from '../words/problem.ts';

/** A YAML document as plain data, which still knows where each field stands. */
export interface PlacedDocument {
  readonly data: unknown;
  /** The problem with its `place` filled in: `file.yaml:line:column` of the field it names. */
  locate(problem: Problem): Problem;
}

/**
 * Parses YAML (JSON is YAML too).
 *
 * @param name the file's name, for messages
 * @throws BadInput for text that is no YAML, or whose keys repeat
 */
export function parseYaml(text: string, name: string): PlacedDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${printable(name)}:${line}:${col}`;
  };
  const broken = document.errors[0] ?? document.warnings[0];
  if (broken) {
    const [found, allowed] = brokenText(broken.code, broken.message, keyAt(text, broken.pos[0]));
    throw new BadInput({ path: [], place: at(broken.pos[0]), found: printable(found), allowed });
  }
  if (document.contents === null) {
    throw new BadInput({
      path: [],
      place: printable(name),
      found: 'an empty file',
      allowed: 'YAML',
    });
  }
  const refuse = (node: unknown, found: string, allowed: string) =>
    new BadInput({ path: [], place: at(start(node)), found: printable(found), allowed });
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document))
        throw refuse(alias, `the alias ${alias.source} of nothing`, 'valid YAML');
    },
    Pair(_, { key }) {
      if (isCollection(key)) throw refuse(key, `${key} as a key`, 'text as a key');
    },
  });
  return {
    data: plainData(document, name),
    locate: (problem) => ({ ...problem, place: at(offsetOf(document, problem, text)) }),
  };
}

function plainData(document: Document, name: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    const found = printable(error instanceof Error ? error.message : String(error));
    throw new BadInput({ path: [], place: printable(name), found, allowed: 'at most 100 aliases' });
  }
}

/** Where the field stands, or the innermost thing around it that is there at all. */
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
 * A place in the text of a block scalar (`terrain: |`), whose lines stand in the file as they are,
 * but for their indentation. Text written otherwise is pointed at as a whole.
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

/** What is wrong with the YAML, in place of the library's words to programmers. */
function brokenText(code: string, message: string, key: string): [found: string, allowed: string] {
  if (code === 'DUPLICATE_KEY') return [`the key ${key} twice`, 'every key once'];
  if (code === 'MULTIPLE_DOCS') return ['a second document', 'one YAML document a file'];
  if (/call stack/.test(message)) return ['brackets in too many brackets', 'valid YAML'];
  return [message, 'valid YAML'];
}

/** A key as it stands in the data: a list or mapping as a key becomes its text. */
function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}

function keyAt(text: string, offset: number): string {
  return /^("[^"\n]*"|'[^'\n]*'|[^\s:,{}[\]]+)/.exec(text.slice(offset))?.[0] ?? '';
}

function start(node: unknown): number {
  return (node as Node | null)?.range?.[0] ?? 0;
}
