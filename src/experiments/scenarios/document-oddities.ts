/*
 * YAML that the parser accepts but an experiment cannot use. These checks take linear time; the library's own checks
 * for repeated keys and aliases take longer.
 */

import { type Alias, type Document, isAlias, isScalar, Lexer, visit } from 'yaml';
import { BadInput, printable } from '../../base/index.ts';

/**
 * The maximum number of tokens (words, brackets, blanks and line ends) in a document: enough for a board with
 * `MOST_ON_BOARD` figures with all their fields, as JSON with one field per line. Reading this many tokens takes a
 * second or two.
 */
export const MOST_TOKENS = 400_000;
export const MOST_ALIASES = 100;

/** The maximum number of characters. Files have a lower limit (`LARGEST_TEXT`), but programs may pass longer texts. */
const MOST_CHARACTERS = 8 * 1024 * 1024;

/**
 * Checks the size of a document before it is parsed, since a few megabytes of brackets would keep the parser busy for
 * half a minute.
 *
 * @throws BadInput for a document with more than `MOST_TOKENS` tokens or more than `MOST_CHARACTERS` characters
 */
export function checkSize(text: string, name: string): void {
  const refuse = (found: string, most: number) =>
    new BadInput({ path: [], place: printable(name), found, allowed: `at most ${most}` });
  if (text.length > MOST_CHARACTERS) throw refuse(`${text.length} characters`, MOST_CHARACTERS);
  if (!isOfReadableSize(text))
    throw refuse(`more than ${MOST_TOKENS} words and signs`, MOST_TOKENS);
}

/** Whether a document has at most `MOST_TOKENS` tokens. */
export function isOfReadableSize(text: string): boolean {
  let tokens = 0;
  for (const _ of new Lexer().lex(text)) {
    if (++tokens > MOST_TOKENS) return false;
  }
  return true;
}

export interface Oddity {
  readonly node: unknown;
  readonly found: string;
  readonly allowed: string;
}

/** Every key that is repeated or is not text, and the first alias that exceeds the limit or has no anchor. */
export function odditiesIn(document: Document): Oddity[] {
  const oddities: Oddity[] = [];
  const aliases: Alias[] = [];
  const odd = (node: unknown, found: string, allowed: string) => {
    oddities.push({ node, found, allowed });
    return undefined;
  };
  visit(document, {
    Map(_, { items }) {
      for (const again of repeated(items.map(({ key }) => key))) {
        odd(again, `the key ${keyText(again)} appears twice`, 'each key only once');
      }
    },
    Alias(_, alias) {
      aliases.push(alias);
      if (aliases.length <= MOST_ALIASES) return undefined;
      odd(alias, `more than ${MOST_ALIASES} aliases`, `at most ${MOST_ALIASES} aliases`);
      return visit.BREAK;
    },
    Pair(_, { key }) {
      const meant = isAlias(key) ? key.resolve(document) : key;
      const isText = isScalar(meant) && (meant.value === null || typeof meant.value !== 'object');
      return meant && !isText ? odd(key, `${key} as a key`, 'text as a key') : undefined;
    },
  });
  if (oddities.length > 0) return oddities;
  // This check comes last and stops at the first such alias, because each call scans the whole document.
  const lost = aliases.find((alias) => !alias.resolve(document));
  if (!lost) return [];
  return [
    { node: lost, found: `the alias ${lost.source} refers to no anchor`, allowed: 'valid YAML' },
  ];
}

/** The keys that have already occurred in the same mapping. */
function repeated(keys: readonly unknown[]): unknown[] {
  const known = new Set<string>();
  return keys.filter((key) => {
    const text = keyText(key);
    if (known.has(text)) return true;
    known.add(text);
    return false;
  });
}

/** A key as it appears in the data: a list or mapping used as a key becomes its text. */
export function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}
