import { type Alias, type Document, isAlias, isScalar, Lexer, visit } from 'yaml';
import { BadInput, printable } from '../../base/index.ts';

/*
 * YAML that its parser takes and an experiment has no use for. What is looked for here takes time in
 * proportion to the document; the library's own search for repeated keys and aliases does not.
 */

/**
 * Words, brackets, blanks and line ends of a document: enough for a board with as many figures as it
 * may have (`MOST_ON_BOARD`), each with all its fields, as JSON on lines of their own. Reading takes a
 * second or two for so many.
 */
export const MOST_TOKENS = 400_000;
export const MOST_ALIASES = 100;

/** Files have less (`LARGEST_TEXT`); programs give texts of any length. */
const MOST_CHARACTERS = 8 * 1024 * 1024;

/**
 * Looks at how much a document holds, before it is taken in: a few megabytes of brackets would keep
 * the parser busy for half a minute.
 *
 * @throws BadInput for more than `MOST_TOKENS`, or more than `MOST_CHARACTERS`
 */
export function checkSize(text: string, name: string): void {
  const refuse = (found: string, most: number) =>
    new BadInput({ path: [], place: printable(name), found, allowed: `at most ${most}` });
  if (text.length > MOST_CHARACTERS) throw refuse(`${text.length} characters`, MOST_CHARACTERS);
  if (!isOfReadableSize(text))
    throw refuse(`more than ${MOST_TOKENS} words and signs`, MOST_TOKENS);
}

/** Whether a document has at most `MOST_TOKENS`. */
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

/** Every key that repeats or is no text, and the first alias that is one too many or of nothing. */
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
        odd(again, `the key ${keyText(again)} twice`, 'every key once');
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
  // Looked for last: each look goes through the whole document.
  const lost = aliases.find((alias) => !alias.resolve(document));
  if (!lost) return [];
  return [{ node: lost, found: `the alias ${lost.source} of nothing`, allowed: 'valid YAML' }];
}

/** The keys that stand in a mapping before. */
function repeated(keys: readonly unknown[]): unknown[] {
  const known = new Set<string>();
  return keys.filter((key) => {
    const text = keyText(key);
    if (known.has(text)) return true;
    known.add(text);
    return false;
  });
}

/** A key as it stands in the data: a list or mapping as a key becomes its text. */
export function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}
